import fc from 'fast-check';
import { strictName } from '../../../scoring/sound/names.ts';
import type { Edge } from '../../../scoring/types.ts';

const WORDS = [
  'kitchen',
  'hall',
  'great',
  'old',
  'mill',
  "o'dowd's",
  'n/s',
  'café',
  'грот',
  '灯台',
  '12b',
  'well-lit',
  'st.',
  '(aft)',
  '[lower]',
  '#2',
  'bar & grill',
  'stairs,',
  'star*',
  'of',
  'the',
  'y2',
];

/** Names of places as games have them: words, signs that mean something to DOT, other scripts. */
export const placeName: fc.Arbitrary<string> = fc
  .array(fc.constantFrom(...WORDS), { minLength: 1, maxLength: 4 })
  .map((words) => words.join(' '));

/** Two to eight places with names of different keys. */
export const placeNames: fc.Arbitrary<string[]> = fc.uniqueArray(placeName, {
  minLength: 2,
  maxLength: 8,
  selector: strictName,
});

/** A map: at least one edge, no self-loop, none twice. */
export const goldEdges: fc.Arbitrary<Edge[]> = placeNames.chain((names) =>
  fc
    .uniqueArray(
      fc
        .tuple(fc.nat(names.length - 1), fc.nat(names.length - 1))
        .filter(([a, b]) => a !== b)
        .map(([a, b]) => (a < b ? ([a, b] as const) : ([b, a] as const))),
      { minLength: 1, maxLength: 12, selector: String },
    )
    .map((pairs) => pairs.map(([a, b]): Edge => [names[a] as string, names[b] as string])),
);

/** The plainest answer with these edges. */
export function plainGraph(edges: readonly Edge[]): string {
  return `graph G {\n${edges.map(([a, b]) => `  "${a}" -- "${b}";\n`).join('')}}`;
}
