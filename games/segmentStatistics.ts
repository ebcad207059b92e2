import { type MapShape, mapShape } from '../datasets/mapShape.ts';
import { counted } from './counted.ts';
import { countShapes } from './isomorphism.ts';
import type { WalkedMap } from './segmentMap.ts';

/** How many maps have each size; the last column holds all from there on (`10+`). */
export type Histogram = Readonly<Record<string, number>>;

/** The population statistics of the paper's table 1. */
export interface MapStatistics {
  readonly segments: number;
  /** Mean number of places; null where there is no segment. */
  readonly meanPlaces: number | null;
  readonly nodes: Histogram;
  readonly edges: Histogram;
  readonly cycles: Histogram;
  /** Mutually non-isomorphic maps, names left out. */
  readonly shapes: number;
}

export function mapStatistics(maps: readonly Pick<WalkedMap, 'edges'>[]): MapStatistics {
  const shapes = maps.map(({ edges }) => mapShape(edges));
  return {
    segments: maps.length,
    meanPlaces: maps.length === 0 ? null : mean(shapes),
    // The columns of the paper's table.
    nodes: histogram(
      shapes.map(({ nodes }) => nodes),
      6,
      10,
    ),
    edges: histogram(
      shapes.map(({ edges }) => edges),
      5,
      9,
    ),
    cycles: histogram(
      shapes.map(({ cycles }) => cycles),
      0,
      3,
    ),
    shapes: countShapes(maps.map(({ edges }) => edges)),
  };
}

function mean(shapes: readonly MapShape[]): number {
  return shapes.reduce((sum, { nodes }) => sum + nodes, 0) / shapes.length;
}

/** Counts of each value from `from` (or the least value, if that is less) to `upTo`, where all higher ones count too. */
function histogram(values: readonly number[], from: number, upTo: number): Histogram {
  const first = Math.min(from, ...values);
  return Object.fromEntries(
    Array.from({ length: upTo - first + 1 }, (_, index) => {
      const size = first + index;
      const label = size === upTo ? `${size}+` : `${size}`;
      return [label, values.filter((value) => Math.min(value, upTo) === size).length];
    }),
  );
}

/** Statistics as lines of text: a line for each size with its columns. */
export function statisticsLines(
  { segments, meanPlaces, nodes, edges, cycles, shapes }: MapStatistics,
  noun = 'segment',
): string[] {
  const row = (label: string, sizes: Histogram) =>
    `${label.padEnd(8)}${Object.entries(sizes)
      .map(([size, count]) => `${size}: ${count}`.padEnd(9))
      .join('')}`.trimEnd();
  const mean = meanPlaces === null ? '' : `, ${meanPlaces.toFixed(2)} places on average`;
  return [
    `${counted(segments, noun)}${mean}, ${counted(shapes, 'mutually non-isomorphic map')}`,
    row('nodes', nodes),
    row('edges', edges),
    row('cycles', cycles),
  ];
}
