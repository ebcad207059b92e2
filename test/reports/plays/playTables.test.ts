import { describe, expect, test } from '@jest/globals';
import { progressAt, readPlayRow } from '../../../reports/plays/playRow.ts';
import { playTables } from '../../../reports/plays/playTables.ts';
import { ClusterBootstrap } from '../../../reports/statistics/bootstrap.ts';
import { play, raw, rows } from './plays.ts';

describe('rows', () => {
  test('are plays, failed plays, or of something else', () => {
    expect(readPlayRow(raw({ play: play([0]) }))).toMatchObject({
      kind: 'played',
      model: 'x',
      game: 'zork1',
    });
    expect(readPlayRow(raw(undefined))).toMatchObject({ kind: 'error', error: 'player: the call failed' });
    expect(readPlayRow(raw(undefined, 'openai:chat:x'))).toBeUndefined();
    expect(() => readPlayRow(raw({ play: { game: 'x' } }))).toThrow('its metadata.play is not whole');
  });

  test('progress at a share of the budget; a play that is over stays at what it reached', () => {
    const values = [0, 0.25, 0.5, 0.75, 1].map((share) => progressAt(play([10, 20, 100]), share));
    expect(values).toEqual([0, 10, 20, 100, 100]);
    expect(progressAt(play([]), 1)).toBe(0);
  });
});

describe('tables', () => {
  const tables = playTables(
    rows(
      raw({ play: play([0, 0, 50, 50], { deaths: 2, unreadable: 1 }) }),
      raw({ play: play([0, 100], { end: 'won', limits: [] }) }),
      raw(undefined),
      raw({ play: play([0, 0, 0, 0]) }, 'plugh:wait', 'wait'),
    ),
    new ClusterBootstrap({ resamples: 200, seed: 1, level: 0.95 }),
  );
  const texts = (id: string) =>
    tables
      .find((table) => table.id === id)
      ?.rows.map(({ kind, cells }) => [kind, ...cells.map(({ text }) => text)]);

  test('progress against steps, models before baselines, with intervals over repeats', () => {
    expect(texts('play-progress')).toEqual([
      ['model', 'x', 'zork1', '2', '0.0%', '0.0%', '50.0%', '75.0%', '75.0%', '90.0%'],
      ['baseline', 'wait', 'zork1', '1', '0.0%', '0.0%', '0.0%', '0.0%', '0.0%', '90.0%'],
    ]);
    expect(tables[0]?.caption).toMatch(
      '95 % intervals over repeats, rough and too short where there are few',
    );
    const [model, baseline] = tables[0]?.rows ?? [];
    expect(model?.cells[7]?.interval).toEqual([0.5, 1]);
    expect(baseline?.cells[7]?.interval).toBeUndefined();
  });

  test('ends, errors and limits', () => {
    expect(texts('play-ends')).toEqual([
      ['model', 'x', 'zork1', '2', '1', '1', '0', '0', '0', '1', '0', '2', '1', 'steps 1'],
      ['baseline', 'wait', 'zork1', '1', '0', '0', '0', '0', '0', '1', '0', '0', '0', 'steps 1'],
    ]);
  });

  test('checkpoints by model, as a heat map', () => {
    expect(texts('play-checkpoints-zork1')).toEqual([['model', 'One', '100', '50.0%', '0.0%']]);
    expect(tables.find(({ id }) => id === 'play-checkpoints-zork1')?.columns).toEqual([
      { title: 'Checkpoint', align: 'left' },
      { title: 'Weight', align: 'right' },
      { title: 'x', align: 'right', shaded: true },
      { title: 'wait', align: 'right', shaded: true },
    ]);
  });

  test('a play that no checkpoint measured reached none and missed none', () => {
    const unmeasured = play([0], { checkpoints: null, checkpointsVersion: null });
    const [, , table] = playTables(
      rows(
        raw({ play: unmeasured }),
        raw({ play: play([100]) }),
        raw({ play: unmeasured }, 'plugh:player:y', 'y'),
      ),
      new ClusterBootstrap({ resamples: 200, seed: 1, level: 0.95 }),
    );
    expect(table?.rows.map(({ cells }) => cells.map(({ text }) => text))).toEqual([['One', '100', '100.0%']]);
  });

  test('the id of a table has no letter that a page or LaTeX could not take, whatever the game is called', () => {
    const all = playTables(
      rows(...['My Game #1', 'My Game#1'].map((game) => raw({ play: play([100], { game }) }))),
      new ClusterBootstrap({ resamples: 200, seed: 1, level: 0.95 }),
    );
    const ids = all.map(({ id }) => id);
    expect(ids.every((id) => /^[\w-]+$/.test(id))).toBe(true);
    expect(new Set(ids).size).toBe(ids.length);
  });

  test('of the errors the commonest, shortened', () => {
    const failed = (error: string) => ({ ...raw(undefined), error });
    const [, ends] = playTables(
      rows(failed('rare'), failed('often '.repeat(100)), failed('often '.repeat(100))),
      new ClusterBootstrap({ resamples: 200, seed: 1, level: 0.95 }),
    );
    expect(ends?.rows[0]?.cells[3]?.note).toMatch(/^2 of 3 errors: often .{100,160}…$/);
  });

  test('maps only where they were asked for', () => {
    expect(texts('play-maps')).toBeUndefined();
    expect(playTables([], new ClusterBootstrap({ resamples: 1, seed: 1, level: 0.95 }))).toEqual([]);
  });
});
