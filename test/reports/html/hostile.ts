import type { ResultRow } from '../../../reports/record.ts';
import { makeReport, type Report } from '../../../reports/report.ts';
import type { Edge, GraphScore, PathScore } from '../../../scoring/index.ts';
import { scoreGraph, scorePath } from '../../../scoring/index.ts';

/** Texts that would run something, load something or break out of where they stand, were they not escaped. */
export const PAYLOADS: readonly string[] = [
  '<script>window.ran = 1</script>',
  '</script><script>window.ran = 1</script>',
  '"><img src=x onerror="window.ran = 1">',
  "'><svg onload='window.ran = 1'>",
  '</pre></details></svg><iframe srcdoc="<script>parent.ran = 1</script>"></iframe>',
  '</title></style></text><style>@import "https://example.com/x.css"; body { display: none }</style>',
  '<a href="javascript:window.ran = 1">link</a> javascript:window.ran=1',
  '&lt;script&gt;window.ran = 1&lt;/script&gt; &#60;script&#62;',
  '" onmouseover="window.ran = 1" autofocus onfocus="window.ran = 1',
  '<svg><use href="https://example.com/x.svg#x"/><animate onbegin="window.ran = 1" attributeName="x" dur="1s"/></svg>',
  '<!-- --!> ]]> <![CDATA[<script>window.ran = 1</script>]]>',
  '{{ range.constructor("return globalThis.ran = 1")() }} {% raw %} {% include "page.njk" %}',
  '`"\' \\" \\\\ \\N \\G \u2028 \u202e <meta http-equiv="refresh" content="0;url=https://example.com/">',
  `javascript:window.ran=1//${'x'.repeat(300)}`,
  '<base href="https://example.com/"><form action="https://example.com/"><button autofocus>x</button></form>',
];

/**
 * A report over rows in which every text that comes from results is a payload: models, providers, prompts, items,
 * games, datasets, sources, notes, answers, gold, names as they were read, reasons, deviations and errors.
 */
export function hostileReport(): Report {
  const rows = PAYLOADS.flatMap((text, index) => hostileRows(text, index));
  return makeReport(
    { sources: [...PAYLOADS], notes: [...PAYLOADS], rows },
    { resamples: 20, seed: 1, level: 0.95, published: true },
  );
}

function hostileRows(text: string, index: number): ResultRow[] {
  const base = {
    model: text,
    provider: text,
    item: text,
    game: text,
    dataset: PAYLOADS[0] as string,
    datasetVersion: PAYLOADS[1] as string,
    nodes: 6 + (index % 4),
    repeat: index % 2,
  };
  const edges: readonly Edge[] = [
    [text, 'Hall'],
    ['Hall', `Attic ${text}`],
  ];
  const map = 'graph { Hall -- Attic; Hall -- Moon }';
  const graph: GraphScore = {
    ...scoreGraph(map, { edges }),
    reason: text,
    deviations: [text],
    matches: [{ gold: 'Hall', predicted: text, tier: 'contained' }],
    inventedPlaces: [`Moon ${text}`],
    wrongEdges: [[text, `Moon ${text}`]],
  };
  const paths = { task: 'task2a', paths: [[text, 'Hall']], locations: [text, 'Hall'] } as const;
  const path: PathScore = {
    ...scorePath('Hall', paths),
    reason: text,
    deviations: [text],
    steps: [
      { kind: 'unknown', words: text },
      { kind: 'place', place: text, words: text, tier: 'contained' },
    ],
    nearest: [text, 'Hall'],
  };
  return [
    { ...base, kind: 'scored', task: 'task1', shots: '0-shot', answer: text, gold: { edges }, result: graph },
    { ...base, kind: 'scored', task: 'task1', shots: '1-shot', answer: text, gold: { edges }, result: graph },
    { ...base, kind: 'scored', task: 'task2a', shots: text, answer: text, gold: paths, result: path },
    { ...base, kind: 'error', task: 'task3', shots: '0-shot', error: text },
  ];
}
