import { describe, expect, test } from '@jest/globals';
import { ListedPlaces } from '../../../scoring/sound/listedPlaces.ts';
import { withTablesUnfolded } from '../../../scoring/sound/pathTables.ts';

const places = new ListedPlaces(['kitchen', 'hall', 'attic', 'great library', 'hall | west']);

type Row = readonly [what: string, table: readonly string[], lines: readonly string[]];

describe('a table becomes lines', () => {
  test.each<Row>([
    [
      'of its place column',
      ['| Step | Place |', '|---|---|', '| 1 | kitchen |', '| 2 | cave |'],
      ['kitchen', 'cave'],
    ],
    ['without outer bars', ['Place | Step', '--- | ---', 'kitchen | 1', 'cave | 2'], ['kitchen', 'cave']],
    ['with outer bars in some rows', ['|Place|', ':-:|', ' |kitchen|1', 'hall|2'], ['kitchen', 'hall']],
    ['without a rule', ['| kitchen | 1 |', '  | hall | 2 |'], ['kitchen', 'hall']],
    ['and a blank row is no rule', ['| kitchen |', '| |', '| = |', '| hall |'], ['kitchen', '', '=', 'hall']],
    ['of the column with the most places', ['| kitchen | attic |', '| him | hall |'], ['attic', 'hall']],
    [
      'of the left one of equals',
      ['| attic | kitchen |', '| hall | cellar |', '| | hall |'],
      ['attic', 'hall', ''],
    ],
    [
      'with what a short row lacks left out',
      ['| 1 | kitchen |', '| 2', '| 3 | hall |'],
      ['kitchen', '', 'hall'],
    ],
    [
      'by names with signs about them',
      ['| a `great` *library* | x |', '| `b` | y |'],
      ['a `great` *library*', '`b`'],
    ],
    ['of its rows, where it lists no place', ['| 1 | cave |', '|---|---|', '| 2 | mill |'], ['2   mill']],
    ['of nothing, where it is but a head', ['| kitchen | hall |', '|---|---|'], []],
  ])('%s', (_what, table, lines) => {
    expect(withTablesUnfolded(['Path', ...table, 'end'], places)).toEqual({
      lines: ['Path', ...lines, 'end'],
      found: true,
    });
  });

  test.each<Row>([
    [
      'of moves',
      ['| kitchen | hall |', '| **hall** | the *great* library |'],
      ['kitchen -> hall', 'hall -> the great library'],
    ],
    [
      'of numbered moves under a head and above a last rule',
      ['| | From | To |', '|---|---|---|', '| 1 | kitchen | hall |', '| 2 | hall | attic |', '|---|---|---|'],
      ['kitchen -> hall', 'hall -> attic'],
    ],
    [
      'of a column of moves that do not meet',
      ['| kitchen | hall |', '| attic | kitchen |'],
      ['kitchen', 'attic'],
    ],
    [
      'of a column, where a move leads nowhere',
      ['| kitchen | hall |', '| hall | cave |'],
      ['kitchen', 'hall'],
    ],
    [
      'of a column, where the first leads nowhere',
      ['| kitchen | cave |', '| cave | hall |', '| hall | attic |'],
      ['kitchen', 'cave', 'hall'],
    ],
    ['of a column, where there is one move', ['|---|', '| kitchen | hall |'], ['kitchen']],
  ])('%s', (_what, table, lines) => {
    expect(withTablesUnfolded(table, places).lines).toEqual(lines);
  });

  test.each<Row>([
    [
      'from its first place to its last',
      ['|---|', '| 1 | kitchen | cave | hall | attic | |'],
      ['kitchen → cave → hall → attic'],
    ],
    ['if it has three places', ['|---|', '| kitchen | hall | cave |'], ['kitchen']],
    ['if it is the only row', ['| kitchen | hall | attic |', '| hall | cave | cave |'], ['kitchen', 'hall']],
  ])('and one row of places becomes one line %s', (_what, table, lines) => {
    expect(withTablesUnfolded(table, places).lines).toEqual(lines);
  });
});

test('each of several tables is one for itself', () => {
  const lines = ['| kitchen |', '| hall |', 'then', '| 1 | attic |', '| 2 | hall |'];
  expect(withTablesUnfolded(lines, places).lines).toEqual(['kitchen', 'hall', 'then', 'attic', 'hall']);
});

test('what a column beyond the twentieth holds is not read', () => {
  const row = (place: string, column: number) => `|${'x|'.repeat(column - 1)}${place}|`;
  const table = (column: number) => [row('kitchen', column), row('hall', column)];
  expect(withTablesUnfolded(table(20), places).lines).toEqual(['kitchen', 'hall']);
  expect(withTablesUnfolded(table(21), places).lines[0]).toMatch(/^x .* kitchen$/);
});

test.each<readonly [what: string, lines: readonly string[]]>([
  ['lines without bars', ['kitchen', '---', 'hall']],
  ['a single row', ['Path:', '| kitchen | hall |', 'attic']],
  ['rows with bars between places, and no rule', ['kitchen | hall', 'hall | attic']],
  ['rows of which only one begins with a bar', ['| kitchen | hall', 'hall | attic']],
  ['a listed place with a bar in its name', [' Hall | west ', '|---|', 'hall | west']],
  ['the last line', ['kitchen', 'hall | attic']],
])('no table are %s', (_what, lines) => {
  expect(withTablesUnfolded(lines, places)).toEqual({ lines, found: false });
});
