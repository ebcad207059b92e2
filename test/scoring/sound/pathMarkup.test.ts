import { expect, test } from '@jest/globals';
import { ListedPlaces } from '../../../scoring/sound/listedPlaces.ts';
import { withoutMarkup } from '../../../scoring/sound/pathMarkup.ts';
import { HOUSE, inTheHouse, shown } from './pathHelp.ts';

const places = new ListedPlaces(HOUSE.locations);

test.each<readonly [string, string, string]>([
  ['<answer>kitchen\nhall</answer> bye', 'kitchen\nhall', 'answer_tags'],
  ['<ANSWER>kitchen</ANSWER>', 'kitchen', 'answer_tags'],
  ['x <answer>kitchen</answer> y <answer>hall</answer>', 'hall', 'answer_tags'],
  ['<answer>kitchen</answer> <answer> </answer>', 'kitchen', 'answer_tags'],
  ['<path>hall</path><answer>kitchen</answer>', 'kitchen', 'answer_tags'],
  ['<answer>kitchen', 'kitchen', 'answer_tags'],
  ['[ANSWER]kitchen[/ANSWER]', 'kitchen', 'answer_tags'],
  ['[Final answer]kitchen[/final answer]', 'kitchen', 'answer_tags'],
  ['<p>kitchen</p><p>hall</p>', '\nkitchen\n\nhall\n', 'html'],
  ['kitchen<br>hall', 'kitchen\nhall', 'html'],
  ['kitchen<br/>hall', 'kitchen\nhall', 'html'],
  ['<b>kitchen</b>', 'kitchen', 'html'],
  ['<hall>', 'hall', ''],
  ['<dungeon>', 'dungeon', ''],
  ['<Dungeon>x</Dungeon>', '\nx\n', 'html'],
  ['<font color="red">hall</font>', 'hall', 'html'],
  ['<img src=x>hall', '\nhall', 'html'],
  ['<x/>hall', '\nhall', 'html'],
  ['\\boxed{kitchen}', 'kitchen', 'boxed'],
  ['So \\boxed{kitchen} then \\fbox {hall}', 'kitchen\nhall', 'boxed'],
  ['\\boxed{a{b}c}', 'a{b}c', 'boxed'],
  ['\\boxed{kitchen', 'kitchen', 'boxed'],
  ['\\boxed{}x', '\\boxed{}x', ''],
  ['kitchen \\to hall', 'kitchen  →  hall', 'latex'],
  ['\\text{kitchen} \\rightarrow \\textbf{hall}', 'kitchen  →  hall', 'latex'],
  ['\\begin{enumerate}\\item kitchen \\item hall\\end{enumerate}', '\n\n-  kitchen \n-  hall\n', 'latex'],
  ['kitchen \\\\ hall', 'kitchen \n hall', 'latex'],
  ['a\\_b \\* c', 'a_b * c', 'latex'],
  ['$kitchen$, \\(hall\\)', ' kitchen ,  hall ', 'latex'],
  ['kitchen\\n', 'kitchen\n', 'latex'],
  ['kitchen\\quad hall', 'kitchen  hall', 'latex'],
  ['\\top', '\\top', ''],
  ['plain [x] < y', 'plain [x] < y', ''],
  ['$kitchen$', '$kitchen$', ''],
  ['\\boxed{ }x', '\\boxed{ }x', ''],
  ['\\boxed{1984}', '1984', 'boxed'],
  ['\\boxed{x}'.repeat(1_001), Array(1_000).fill('x').join('\n'), 'boxed'],
  [`<answer>kitchen</answer>${'<answer> </answer>'.repeat(31)}`, 'kitchen', 'answer_tags'],
  [`<answer>kitchen</answer>${'<answer> </answer>'.repeat(32)}`, `\nkitchen\n${'\n \n'.repeat(32)}`, 'html'],
  ['<hall >', 'hall', ''],
  ['<dungeon >', 'dungeon', ''],
  ['<hall>kitchen</hall>', 'hallkitchen\n', 'html'],
  ['<x />hall', '\nhall', 'html'],
  ['kitchen<!-- or hall --> <!---->attic', 'kitchen attic', ''],
  ['kitchen<!-- or hall', 'kitchen<!-- or hall', ''],
])('without its markup %j is %j; deviations: %s', (text, plain, deviations) => {
  const seen = new Set<string>();
  expect([withoutMarkup(text, places, seen), [...seen].sort().join(' ')]).toEqual([plain, deviations]);
});

test.each<readonly [string, string, boolean]>([
  ['| kitchen |\n| hall |', 'kitchen|hall', true],
  ['| Step | Place |\n|---|---|\n| 1 | kitchen |\n| 2 | hall |', 'kitchen|hall', true],
  ['Step | Place\n--- | ---\n1 | kitchen\n2 | hall', 'kitchen|hall', true],
  ['| From | To |\n|---|---|\n| kitchen | hall |\n| hall | attic |', 'kitchen|hall|attic', true],
  ['| From | To |\n|---|---|\n| kitchen | hall |\n| attic | cellar |', 'kitchen|attic', true],
  ['| 1 | **kitchen** |\n| 2 | `hall` |', 'kitchen|hall', true],
  ['| kitchen | hall | attic |', 'kitchen|hall|attic', false],
  ['| 1 | kitchen | dark |\n| 2 | dungeon | hall |\n| 3 | attic | x |', 'kitchen|?dungeon|attic', true],
  ['kitchen | dark\nhall | long', 'kitchen|hall', false],
  ['| 1 | kitchen |\n|---|---|\n| 2 | |\n| 3 | hall |', 'hall', true],
  ['  | kitchen |\n  | hall |\n', 'kitchen|hall', true],
  ['| Step | Place |\n|---|---|\n| 1 | kitchen |\n| 2 |\n| 3 | hall |', 'kitchen|hall', true],
  ['| From | To |\n|---|---|\n| kitchen | hall |', 'kitchen', true],
  ['| From | To |\n|---|---|\n| kitchen | hall |\n| hall |', 'kitchen|hall', true],
  ['| kitchen |\n|---|\n| hall |\n|---|\n| attic |', 'hall|attic', true],
  ['| 1 | ***kitchen*** |\n| 2 | _hall_ |', 'kitchen|hall', true],
  ['| kitchen | x\nhall | y', 'kitchen|hall', false],
  ['kitchen |\nhall |', 'kitchen|hall', false],
])('the table %j holds %s', (response, steps, isTable) => {
  const score = inTheHouse(response);
  expect([shown(score.steps), score.deviations.includes('table')]).toEqual([steps, isTable]);
});
