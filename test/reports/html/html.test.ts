import { createHash } from 'node:crypto';
import { describe, expect, test } from '@jest/globals';
import type { Item } from '../../../datasets/item.ts';
import { loadDataset } from '../../../datasets/load.ts';
import { html } from '../../../reports/html/html.ts';
import type { ResultRow } from '../../../reports/record.ts';
import { DEFAULTS, makeReport } from '../../../reports/report.ts';
import { play, rows as plays, raw } from '../plays/plays.ts';
import { errorRow, HALF_MAP, HALF_WALK, mapRow, RIGHT_MAP, walkRow } from '../rows.ts';

const page = (rows: readonly ResultRow[], items?: number | 'all') =>
  html(
    makeReport({ sources: ['/home/me/run.json'], notes: ['A note.'], rows }, { ...DEFAULTS, resamples: 20 }),
    items === undefined ? {} : { items },
  );

const HOSTILE = '<img src=x onerror=alert(1)>';

const rows = [
  mapRow(HALF_MAP, { item: 'i1', game: 'g1' }),
  walkRow(HALF_WALK, { item: 'i1', game: 'g1' }),
  mapRow(RIGHT_MAP, { item: 'i2', game: 'g2' }),
  errorRow('the line is down', { item: 'i2', game: 'g2' }),
];

describe('the page', () => {
  test('is whole in itself: no address of anything else in it', async () => {
    const text = await page(rows);
    expect(text).toMatch(/^\s*<!doctype html>/);
    expect(text.replaceAll('http://www.w3.org/', '')).not.toMatch(/https?:|url\(|@import|<link|<img| src=/);
  });

  test('allows its own script and style by their hashes, and nothing else', async () => {
    const text = await page(rows);
    const hash = (tag: string) => {
      const content = new RegExp(`<${tag}>([^]*?)</${tag}>`).exec(text)?.[1] ?? '';
      return `'sha256-${createHash('sha256').update(content).digest('base64')}'`;
    };
    const policy = /Content-Security-Policy" content="([^"]*)"/.exec(text)?.[1];
    expect(policy).toBe(
      `default-src 'none'; script-src ${hash('script')}; style-src ${hash('style')}; base-uri 'none'; form-action 'none'`,
    );
    expect(text).not.toMatch(/<[^>]+ style=/);
  });

  test('says what it was made from, without where that lies', async () => {
    const text = await page(rows);
    for (const part of ['run.json', 'plugh-open 1.0', 'sound@1', 'A note.', 'seed 1', 'the line is down'])
      expect(text).toContain(part);
    expect(text).not.toContain('/home/me');
  });

  test('is the same every time', async () => {
    expect(await page(rows)).toBe(await page(rows));
  });

  test('has every table of the report', async () => {
    const { tables } = makeReport({ sources: [], notes: [], rows }, { ...DEFAULTS, resamples: 20 });
    const text = await page(rows);
    for (const { id } of tables) expect(text).toContain(`id="t-${id}"`);
  });

  test('of plays has their progress and no room for answers that there are none of', async () => {
    const played = plays(
      raw({ play: play([0, 100]) }),
      raw({ play: play([0, 50]) }, 'plugh:player:x', HOSTILE),
    );
    const text = await html(
      makeReport({ sources: ['a.json'], notes: [], rows: [], plays: played }, { ...DEFAULTS, resamples: 20 }),
    );
    expect(text).toContain('<title>PLUGH report: zork1</title>');
    expect(text).toContain('id="progress"');
    expect(text).toMatch(/class="right shade-10"/);
    expect(text).not.toMatch(/id="(?:scores|answers|filter)"|<script/);
    expect(text).not.toContain(HOSTILE);
  });

  test('shows the hardest texts and says how many answers are left out', async () => {
    const text = await page(rows, 1);
    expect(text.match(/<details class="answer"/g)).toHaveLength(2);
    expect(text).toMatch(/Shown are 1 of 2 texts.* all 2 answers to them\. 2 answers .* left out here/);
    expect(await page(rows, 'all')).toMatch(/All 2 texts with all 4 answers/);
    expect(await page(rows, 0)).not.toContain('<details class="answer"');
  });

  test('holds a text and a right map once, however many answers there are', async () => {
    const item = [...loadDataset().items.values()][0] as Item;
    const own = { item: item.id, dataset: 'plugh-open', datasetVersion: '1.0' };
    const text = await page([
      mapRow(HALF_MAP, own),
      mapRow(RIGHT_MAP, { ...own, model: 'n' }),
      walkRow(HALF_WALK, own),
    ]);
    const beginning = item.text.slice(0, 40);
    expect(text.split(beginning)).toHaveLength(2);
    expect(text.match(/<g id="map-/g)).toHaveLength(1);
    expect(text.match(/<use href="#map-1"/g)).toHaveLength(2);
  });

  test('says where a text cannot be shown', async () => {
    const elsewhere = { dataset: 'nowhere.jsonl', datasetVersion: 'sha256:0' };
    expect(await page([mapRow(HALF_MAP, elsewhere)])).toMatch(
      /The text is not shown: the dataset <bdi>nowhere\.jsonl sha256:0<\/bdi> is not on the machine/,
    );
    // The right name, but another version: its texts may be others.
    const [item] = loadDataset().items.keys();
    const other = mapRow(HALF_MAP, { item: item as string, datasetVersion: '0.9' });
    expect(await page([other])).toContain('The text is not shown');
  });
});
