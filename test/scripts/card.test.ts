import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from '@jest/globals';
import { loadDataset } from '../../datasets/load.ts';
import { mapShape } from '../../datasets/mapShape.ts';
import { countShapes } from '../../games/isomorphism.ts';
import { cardFiles, cardFolder } from '../../scripts/cardFiles.ts';

const read = (name: string) => readFileSync(join(cardFolder, name), 'utf8');
const items = [...loadDataset('plugh-open').items.values()];

test.each(Object.entries(cardFiles()))(
  '%s is what `npm run card` writes for the data as they are',
  (name, content) => {
    expect(read(name)).toBe(content);
  },
);

test('the table written by hand says what the data say', () => {
  const rows = [...read('README.md').matchAll(/^\| ([^|]+) \| ([^|]+) \| [^|]+ \|$/gm)].map(
    ([, name, value]) => [name, value],
  );
  const counted = (values: readonly number[], digits: number) =>
    `${(values.reduce((sum, value) => sum + value, 0) / values.length).toFixed(digits)} (${Math.min(...values)}–${Math.max(...values).toLocaleString('en-US')})`;
  const shapes = items.map(({ edges = [] }) => mapShape(edges));
  expect(Object.fromEntries(rows)).toMatchObject({
    'items / games': `${items.length} / ${new Set(items.map(({ game }) => game)).size}`,
    'non-isomorphic graphs': `${countShapes(items.map(({ edges = [] }) => edges))}`,
    'places, mean (range)': counted(
      shapes.map(({ nodes }) => nodes),
      2,
    ),
    'items with a cycle': `${shapes.filter(({ cycles }) => cycles > 0).length}`,
    'words a text, mean (range)': counted(
      items.map(({ text }) => text.split(/\s+/).length),
      0,
    ),
  });
});

interface Node {
  readonly '@type'?: string;
  readonly '@id'?: string;
  readonly [property: string]: unknown;
}

/** Every object of a JSON-LD document. */
function nodes(value: unknown): Node[] {
  if (typeof value !== 'object' || value === null) return [];
  return [...(Array.isArray(value) ? [] : [value as Node]), ...Object.values(value).flatMap(nodes)];
}

/** The requirements of the Croissant specification 1.0, section by section, as far as they need no network. */
describe('croissant.json', () => {
  const document: Node = JSON.parse(read('croissant.json'));
  const { '@context': context, ...body } = document;
  const all = nodes(body);
  const ofType = (type: string) => all.filter((node) => node['@type'] === type);
  const lines = (file: string) =>
    read(file)
      .trimEnd()
      .split('\n')
      .map((line) => JSON.parse(line));

  test('has every property that a dataset must have', () => {
    expect(document).toMatchObject({
      '@type': 'sc:Dataset',
      conformsTo: 'http://mlcommons.org/croissant/1.0',
      name: expect.stringMatching(/^[\w-]+$/),
      description: expect.stringMatching(/\S/),
      license: expect.stringMatching(/^https:/),
      url: expect.stringMatching(/^https:/),
      creator: { '@type': 'sc:Organization', name: expect.stringMatching(/\S/) },
      datePublished: expect.stringMatching(/^\d{4}-\d\d-\d\d$/),
      version: expect.stringMatching(/^\d+\.\d+\.\d+$/),
    });
  });

  test('has the whole context, without which mlcroissant warns', () => {
    const terms =
      '@language @vocab citeAs column conformsTo cr data dataType dct description examples extract field fileObject fileProperty fileSet format includes isLiveDataset jsonPath key md5 name parentField path rai recordSet references regex repeated replace samplingRate sc separator source subField transform';
    expect(Object.keys(context as object)).toEqual(terms.split(' '));
  });

  test('names no term that its context does not have', () => {
    const schemaOrg =
      'name description license url version datePublished creator publisher inLanguage keywords distribution contentUrl contentSize encodingFormat sha256';
    const terms = new Set(all.flatMap((node) => Object.keys(node)).filter((term) => !term.startsWith('@')));
    const known = [...Object.keys(context as object), ...schemaOrg.split(' ')];
    expect([...terms].filter((term) => !known.includes(term))).toEqual([]);
  });

  test('describes files that are there, with their sizes and sums', () => {
    expect(ofType('cr:FileObject').map(({ '@id': id }) => id)).toEqual(['items.jsonl', 'recorded.jsonl']);
    for (const file of ofType('cr:FileObject'))
      expect(file).toEqual({
        '@type': 'cr:FileObject',
        '@id': file.contentUrl,
        name: file.contentUrl,
        description: expect.any(String),
        contentUrl: expect.any(String),
        contentSize: `${readFileSync(join(cardFolder, String(file.contentUrl))).length} B`,
        encodingFormat: 'application/jsonlines',
        sha256: expect.stringMatching(/^[\da-f]{64}$/),
      });
  });

  test('every id is given once, and every reference leads somewhere', () => {
    const defined = all
      .filter((node) => '@id' in node && Object.keys(node).length > 1)
      .map((node) => node['@id']);
    const referred = all
      .filter((node) => '@id' in node && Object.keys(node).length === 1)
      .map((node) => node['@id']);
    expect(new Set(defined).size).toBe(defined.length);
    expect([...new Set(referred)].filter((id) => !defined.includes(id))).toEqual([]);
    expect(referred.length).toBeGreaterThan(10);
  });

  test('every field is a column of its file: a list where it is repeated, text otherwise', () => {
    for (const field of ofType('cr:Field')) {
      const { fileObject, extract } = field.source as { fileObject: Node; extract: { column: string } };
      const values = lines(String(fileObject['@id'])).map((line) => line[extract.column]);
      const fits = field.repeated ? Array.isArray : (value: unknown) => typeof value === 'string';
      const given = values.filter((value) => value !== undefined);
      expect(given.length).toBeGreaterThan(values.length / 2);
      expect(given.every((value) => fits(value))).toBe(true);
    }
  });
});
