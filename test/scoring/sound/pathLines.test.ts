import { describe, expect, test } from '@jest/globals';
import { inTheHouse, shown } from './pathHelp.ts';

type Row = readonly [response: string, steps: string, deviations: readonly string[]];

describe('lines', () => {
  test.each<Row>([
    ['kitchen\n**dungeon**\nhall', 'kitchen|?dungeon|hall', []],
    ['# dungeon\nkitchen\nhall', 'kitchen|hall', ['heading', 'lead_in']],
    ['kitchen\n### Dungeon\nhall', 'kitchen|hall', ['heading']],
    ['kitchen\n**# Dungeon**\nhall', 'kitchen|hall', ['heading']],
    ['kitchen\n## 3. Dungeon\nhall', 'kitchen|?Dungeon|hall', ['heading']],
    ['kitchen\nRoom # 5\nhall', 'kitchen|?Room # 5|hall', []],
    ['kitchen, where he starts\nhall', 'kitchen|hall', ['remarks']],
    ['Start: the kitchen\nThen: hall', 'kitchen|hall', ['remarks']],
    ['Begin - kitchen\nEnd - hall', 'kitchen|hall', ['remarks']],
    ['Start -- kitchen\nEnd --- hall', 'kitchen|hall', ['remarks']],
    ['library (big)\nhall', 'great library~|hall', ['remarks']],
    ['the library - big\nhall', 'great library~|hall', ['remarks']],
    ['library\nhall', 'great library~|hall', []],
    ['[dungeon] room\nkitchen\nhall', '?[dungeon] room|kitchen|hall', []],
    ['kitchen\nFinal place (end)\nhall', 'kitchen|?Final place (end)|hall', []],
    ['kitchen, hall, dungeon, swamp\nattic', '?kitchen, hall, dungeon, swamp|attic', []],
    ['kitchen ,hall , dungeon\nattic', '?kitchen ,hall , dungeon|attic', []],
  ])('%j', (response, steps, deviations) => {
    const score = inTheHouse(response);
    expect([shown(score.steps), score.deviations]).toEqual([steps, deviations]);
  });
});

describe('one-line lists', () => {
  test.each<Row>([
    ['1. kitchen 2. hall', 'kitchen|hall', ['numbered', 'one_line']],
    ['Path: 1. kitchen 2. hall', 'kitchen|hall', ['numbered', 'one_line']],
    ['1. kitchen 2. hall 3. dungeon', 'kitchen|hall|?dungeon', ['numbered', 'one_line']],
    ['kitchen -> hall, attic -> cellar', 'kitchen|?hall, attic|cellar', ['arrows', 'one_line']],
    ['kitchen -> hall , hall -> attic', 'kitchen|hall|attic', ['arrows', 'one_line']],
    ['kitchen -> cellar, hall -> attic', 'kitchen|?cellar, hall|attic', ['arrows', 'one_line']],
    ['kitchen -> hall, hall, hall -> attic', 'kitchen|?hall, hall, hall|attic', ['arrows', 'one_line']],
    ['START -> kitchen -> END', 'kitchen', ['arrows', 'one_line']],
    ['kitchen -> Done! -> hall -> END', 'kitchen|?Done!|hall', ['arrows', 'one_line']],
    ['dungeon -> swamp', '?dungeon', []],
    ['(kitchen, hall, attic)', 'kitchen|hall|attic', ['one_line']],
    ['kitchen (start -> hall -> attic', 'kitchen|hall|attic', ['arrows', 'one_line', 'remarks']],
    ['kitchen) -> hall -> attic(', 'kitchen~|hall|attic', ['arrows', 'one_line', 'remarks']],
    ['kitchen -> hall (up -> left) -> attic', 'kitchen|hall|attic', ['arrows', 'one_line', 'remarks']],
    ['«kitchen», «hall», «attic»', 'kitchen|hall|attic', ['one_line', 'quoted']],
    ['library, hall', 'great library~|hall', ['one_line']],
    ['kitchen (start), hall [end]', 'kitchen|hall', ['one_line']],
    ['So we visit: kitchen, hall', 'kitchen|hall', ['one_line']],
    ['The path goes from the kitchen to the hall.', 'kitchen|hall', ['one_line', 'punctuated']],
  ])('%j', (response, steps, deviations) => {
    const score = inTheHouse(response);
    expect([shown(score.steps), score.deviations]).toEqual([steps, deviations]);
  });
});

describe('lines that belong together', () => {
  test.each<Row>([
    ['kitchen\nhall\nthe long road north.', 'kitchen|hall', ['sign_off']],
    ['kitchen.\nhall\nthe long road north.', 'kitchen|hall|?the long road north', ['punctuated']],
    ['the long road north.\nthe old mill pond.', '?the long road north|?the old mill pond', []],
    ['kitchen\nNext stop:\nhall', 'kitchen|hall', []],
    ['Well:\nkitchen\nhall', 'kitchen|hall', ['lead_in']],
    ['1. kitchen\n   - dungeon\n2. hall', 'kitchen|hall', ['numbered', 'remarks']],
    ['Look:\n1. Kitchen\n   - Hall\n2. Attic', 'kitchen|hall|attic', ['bulleted', 'lead_in', 'numbered']],
    ['- kitchen\n  - dungeon\n- hall', 'kitchen|hall', ['bulleted', 'remarks']],
    ['- kitchen\n - dungeon\n- hall', 'kitchen|?dungeon|hall', ['bulleted']],
    ['1. kitchen\n2. dungeon (he is lost)', 'kitchen|?dungeon', ['numbered']],
    ['1. dungeon\n   - hall (next)\n2. attic', '?dungeon|hall|attic', ['bulleted', 'numbered', 'remarks']],
    ['Hall:\n- dungeon\nKitchen:\n- swamp', 'hall|kitchen', ['remarks']],
    ['## Hall\n- dungeon\n## Kitchen\n- swamp', 'hall|kitchen', ['heading', 'remarks']],
    ['Hall: big\n- dungeon\nkitchen', 'hall|?dungeon|kitchen', ['remarks']],
    ['Hall (#1)\n- dungeon\nkitchen', 'hall|?dungeon|kitchen', ['remarks']],
    ['1. Hall:\n- dungeon\nkitchen', 'hall|?dungeon|kitchen', ['numbered']],
    ['Source: kitchen\nTarget: attic\n\nkitchen\ndungeon\nattic', 'kitchen|?dungeon|attic', ['remarks']],
    ['Target: attic\nkitchen\nhall', 'attic|kitchen|hall', ['remarks']],
    [
      '- **Source:** kitchen\n- **Target:** attic\n- kitchen\n- attic',
      'kitchen|attic',
      ['bold', 'bulleted', 'remarks'],
    ],
    ['Source: kitchen\nTarget: attic', 'kitchen|attic', ['remarks']],
    ['**Source**: kitchen\n__Target__: attic\nkitchen\nhall', 'kitchen|hall', ['bold', 'remarks']],
    ['Room *Source: kitchen\nRoom *Target: attic\nhall', 'kitchen|attic|hall', ['remarks']],
    ['kitchen\nStart?\nEnd?\nhall', 'kitchen|?Start?|?End?|hall', []],
    ['Done!', '', []],
    ['Here you go.\n## Input Text\nkitchen\nhall', 'kitchen|hall', ['heading', 'lead_in']],
    ['kitchen\ndungeon\n## Input Text\nhall', 'kitchen|?dungeon', []],
    ['  ```hall```  \ndungeon\nattic', 'hall|?dungeon|attic', ['code']],
    ['~~~text\nkitchen\n``````\ndungeon\nattic', 'kitchen|?dungeon|attic', ['fenced']],
    ['~~~ in `js`\nkitchen\n~~~\ndungeon\nattic', 'kitchen|?dungeon|attic', ['fenced']],
    ['kitchen\ndungeon\n(Answer)\nattic\ncellar', 'kitchen|?dungeon|attic|cellar', []],
    ['kitchen -> hall\nhall -> attic\ndungeon', 'kitchen|hall|hall|attic|?dungeon', ['arrows', 'one_line']],
    ['hall -> attic\nattic -> hall\nhall -> attic', 'hall|attic|hall|attic', ['arrows', 'one_line']],
    [
      'kitchen -> hall\nattic -> cellar\nkitchen -> hall -> attic -> cellar',
      'kitchen|hall|attic|cellar',
      ['arrows', 'one_line'],
    ],
    ['kitchen -> hall -> attic\nattic -> cellar', 'kitchen|hall|attic|cellar', ['arrows', 'one_line']],
    ['kitchen -> dungeon\ndungeon -> hall', 'kitchen|?dungeon|?dungeon|hall', ['arrows', 'one_line']],
    ['kitchen -> hall\nhall', 'kitchen|hall|hall', ['arrows', 'one_line']],
    ['kitchen\nkitchen, hall', 'kitchen|kitchen|hall', ['one_line']],
    ['kitchen\ndungeon\nkitchen -> dungeon', 'kitchen|?dungeon|kitchen|?dungeon', ['arrows', 'one_line']],
    ['kitchen\nhall\nkitchen -> hall', 'kitchen|hall', ['arrows', 'one_line']],
  ])('%j', (response, steps, deviations) => {
    const score = inTheHouse(response);
    expect([shown(score.steps), score.deviations]).toEqual([steps, deviations]);
  });
});
