import { createHash } from 'node:crypto';

const CANARY = 'canary 7d1c5f0e-3b0a-4c57-9a2e-6f1b8d4e2c91';

/** A field of a record: its name, its type, and what it holds. */
type Field = readonly [name: string, dataType: 'sc:Text', description: string, repeated?: true];

const ITEM_FIELDS: readonly Field[] = [
  ['id', 'sc:Text', 'Name of the item.'],
  ['game', 'sc:Text', 'The game or world whose map and moves the text tells of; cluster by it.'],
  ['split', 'sc:Text', 'dev (serves as few-shot example) or test.'],
  ['title', 'sc:Text', 'Title of the text.'],
  ['text', 'sc:Text', 'The short story.'],
  ['locations', 'sc:Text', 'Every place of the map, in an order that gives nothing away.', true],
  [
    'path',
    'sc:Text',
    'The places in the order in which the main character is there (task2a; reversed: task2b).',
    true,
  ],
  ['edges', 'sc:Text', 'Pairs of directly connected places, each a list of two names (task1).', true],
  ['examples', 'sc:Text', 'Ids of dev items of other games, in few-shot order.', true],
];

const ANSWER_FIELDS: readonly Field[] = [
  ['id', 'sc:Text', 'The item that was asked about.'],
  ['task', 'sc:Text', 'task1, task2a, task3 or task4.'],
  ['model', 'sc:Text', 'Who answered.'],
  ['response', 'sc:Text', 'The answer.'],
];

/** The whole context of Croissant 1.0, used here or not: its validator, mlcroissant, warns of any other. */
const CONTEXT = {
  '@language': 'en',
  '@vocab': 'https://schema.org/',
  citeAs: 'cr:citeAs',
  column: 'cr:column',
  conformsTo: 'dct:conformsTo',
  cr: 'http://mlcommons.org/croissant/',
  data: { '@id': 'cr:data', '@type': '@json' },
  dataType: { '@id': 'cr:dataType', '@type': '@vocab' },
  dct: 'http://purl.org/dc/terms/',
  description: { '@container': '@language' },
  examples: { '@id': 'cr:examples', '@type': '@json' },
  extract: 'cr:extract',
  field: 'cr:field',
  fileObject: 'cr:fileObject',
  fileProperty: 'cr:fileProperty',
  fileSet: 'cr:fileSet',
  format: 'cr:format',
  includes: 'cr:includes',
  isLiveDataset: 'cr:isLiveDataset',
  jsonPath: 'cr:jsonPath',
  key: 'cr:key',
  md5: 'cr:md5',
  name: { '@container': '@language' },
  parentField: 'cr:parentField',
  path: 'cr:path',
  rai: 'http://mlcommons.org/croissant/RAI/',
  recordSet: 'cr:recordSet',
  references: 'cr:references',
  regex: 'cr:regex',
  repeated: 'cr:repeated',
  replace: 'cr:replace',
  samplingRate: 'cr:samplingRate',
  sc: 'https://schema.org/',
  separator: 'cr:separator',
  source: 'cr:source',
  subField: 'cr:subField',
  transform: 'cr:transform',
} as const;

/**
 * The description of plugh-open in the Croissant format 1.0 of MLCommons (JSON-LD), which dataset search engines and
 * loaders read. `files` holds the bytes of the dataset's files, for their sums.
 */
export function croissant(
  version: string,
  files: Readonly<Record<'items.jsonl' | 'recorded.jsonl', Buffer>>,
): object {
  return {
    '@context': CONTEXT,
    '@type': 'sc:Dataset',
    conformsTo: 'http://mlcommons.org/croissant/1.0',
    name: 'plugh-open',
    description: `Short original stories with the map of their places, the path of the main character and shortest-path questions: a benchmark of spatial understanding and reasoning over fiction in the style of PLUGH (Tikhonov, 2024). Please keep it out of training corpora: ${CANARY}.`,
    license: 'https://creativecommons.org/licenses/by/4.0/',
    url: 'https://www.npmjs.com/package/promptfoo-plugh',
    version: `${version}.0`,
    datePublished: '2026-11-30',
    creator: { '@type': 'sc:Organization', name: 'the promptfoo-plugh authors' },
    publisher: { '@type': 'sc:Organization', name: 'the promptfoo-plugh authors' },
    inLanguage: 'en',
    isLiveDataset: false,
    keywords: ['benchmark', 'language models', 'spatial reasoning', 'fiction', 'interactive fiction'],
    citeAs:
      '@misc{plughopen, title={plugh-open: original texts for the PLUGH tasks}, author={{the promptfoo-plugh authors}}, year={2026}}',
    distribution: Object.entries(files).map(([name, bytes]) => ({
      '@type': 'cr:FileObject',
      '@id': name,
      name,
      description: name === 'items.jsonl' ? 'The items, one a line.' : 'Recorded answers, one a line.',
      contentUrl: name,
      contentSize: `${bytes.length} B`,
      encodingFormat: 'application/jsonlines',
      sha256: createHash('sha256').update(bytes).digest('hex'),
    })),
    recordSet: [
      recordSet('items', 'One text with its ground truth.', 'items.jsonl', ITEM_FIELDS, 'id'),
      recordSet('answers', 'One recorded answer to one task of an item.', 'recorded.jsonl', ANSWER_FIELDS),
    ],
  };
}

function recordSet(
  id: string,
  description: string,
  file: string,
  fields: readonly Field[],
  key?: string,
): object {
  return {
    '@type': 'cr:RecordSet',
    '@id': id,
    name: id,
    description,
    ...(key !== undefined && { key: { '@id': `${id}/${key}` } }),
    field: fields.map(([name, dataType, text, repeated]) => ({
      '@type': 'cr:Field',
      '@id': `${id}/${name}`,
      name,
      description: text,
      dataType,
      ...(repeated && { repeated }),
      source: { fileObject: { '@id': file }, extract: { column: name } },
    })),
  };
}
