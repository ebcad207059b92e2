import { beforeAll, describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { loadDataset } from '../../../../datasets/load.ts';
import {
  type Drawing,
  drawAnswered,
  drawGold,
  type GoldDrawing,
  MAX_DRAWN_EDGES,
  MAX_DRAWN_PLACES,
} from '../../../../reports/html/maps/drawing.ts';
import { MapGallery } from '../../../../reports/html/maps/gallery.ts';
import { MapLayouts } from '../../../../reports/html/maps/layout.ts';
import { type Edge, scoreGraph } from '../../../../scoring/index.ts';

let layouts: MapLayouts;
beforeAll(async () => {
  layouts = await MapLayouts.load();
});

const EDGES: readonly Edge[] = [
  ['West Pit', 'Hall'],
  ['Hall', 'Attic'],
];

function answered(gold: GoldDrawing, edges: readonly Edge[], answer: string): Drawing | undefined {
  return drawAnswered(gold, scoreGraph(answer, { edges }), layouts);
}

const boxOf = (drawing: Drawing | undefined, title: string) =>
  drawing?.places.find((place) => place.title === title);

/** The places that a connection joins, by where its line ends. */
function joined({ places }: Drawing, path: string): string[] {
  const numbers = path.match(/-?\d+/g)?.map(Number) as number[];
  const isIn = (box: Drawing['places'][number], [x = 0, y = 0]: readonly number[]) =>
    x >= box.x - 3 && x <= box.x + box.width + 3 && y >= box.y - 3 && y <= box.y + box.height + 3;
  return places
    .filter((box) => isIn(box, numbers.slice(0, 2)) || isIn(box, numbers.slice(-2)))
    .map(({ title }) => title)
    .sort();
}

describe('the right map', () => {
  test('every bundled one is drawn whole: no two places overlap, and nothing lies outside', () => {
    for (const { edges = [] } of loadDataset().items.values()) {
      const { drawing } = drawGold(edges, layouts) as GoldDrawing;
      const { places, left, top, width, height } = drawing;
      expect(drawing.edges.map(({ path }) => joined(drawing, path))).toEqual(
        edges.map((edge) => [...edge].sort()),
      );
      for (const [index, a] of places.entries()) {
        expect(a.x >= left && a.y >= top).toBe(true);
        expect(a.x + a.width <= left + width && a.y + a.height <= top + height).toBe(true);
        for (const b of places.slice(index + 1)) {
          const apart =
            a.x + a.width <= b.x || b.x + b.width <= a.x || a.y + a.height <= b.y || b.y + b.height <= a.y;
          expect(apart).toBe(true);
        }
      }
    }
  });

  test('of nothing is nothing', () => {
    expect(drawGold([], layouts)).toBeUndefined();
  });

  test('lies the same way every time', () => {
    expect(drawGold(EDGES, layouts)).toEqual(drawGold(EDGES, layouts));
  });

  test.each([
    ['places', Array.from({ length: MAX_DRAWN_PLACES }, (_, i): Edge => [`p${i}`, `p${i + 1}`])],
    [
      'connections',
      Array.from({ length: MAX_DRAWN_EDGES + 1 }, (_, i): Edge => [`p${i % 16}`, `q${Math.floor(i / 16)}`]),
    ],
  ])('is not drawn with too many %s', (_, edges) => {
    expect(drawGold(edges, layouts)).toBeUndefined();
    expect(drawGold(edges.slice(1), layouts)).toBeDefined();
  });
});

describe('the answered map', () => {
  test('has its places where the right map has them, and invented ones below', () => {
    const gold = drawGold(EDGES, layouts) as GoldDrawing;
    const drawing = answered(gold, EDGES, 'graph { Hall -- Attic; Hall -- Moon }');
    for (const name of ['Hall', 'Attic', 'West Pit'])
      expect({ ...boxOf(drawing, name), kind: '' }).toEqual({ ...boxOf(gold.drawing, name), kind: '' });
    const lowest = Math.max(...gold.drawing.places.map(({ y, height }) => y + height));
    expect(boxOf(drawing, 'Moon')?.y).toBeGreaterThan(lowest);
  });

  test('draws what is right or missing as the right map does, and crosses out what is wrong on its line', () => {
    const gold = drawGold(EDGES, layouts) as GoldDrawing;
    const drawing = answered(gold, EDGES, 'graph { Hall -- Attic; "West Pit" -- Attic }');
    expect(drawing?.edges.map(({ kind }) => kind)).toEqual(['missing', 'right', 'wrong']);
    expect(drawing?.edges.slice(0, 2).map(({ path }) => path)).toEqual(
      gold.drawing.edges.map(({ path }) => path),
    );
    expect(drawing?.edges[2]).toEqual({
      kind: 'wrong',
      path: expect.stringMatching(/^M-?\d+ -?\d+C[-\d ]+$/),
      cross: { x: expect.any(Number), y: expect.any(Number) },
    });
  });

  test('leads wrong connections from place to place, whatever their order', () => {
    const edges: readonly Edge[] = ['b', 'c', 'd', 'e'].map((name, i): Edge => ['abcd'[i] as string, name]);
    const gold = drawGold(edges, layouts) as GoldDrawing;
    const drawing = answered(gold, edges, 'graph { e -- a; d -- b; a -- c }') as Drawing;
    const wrong = drawing.edges.filter(({ kind }) => kind === 'wrong');
    const found = wrong.map(({ path }) => joined(drawing, path).join(''));
    expect(found.sort()).toEqual(['ac', 'ae', 'bd']);
  });

  test('shows both names of a renamed place', () => {
    const gold = drawGold(EDGES, layouts) as GoldDrawing;
    const place = boxOf(answered(gold, EDGES, 'graph { pit -- Hall }'), 'pit = West Pit');
    expect(place?.lines.map(({ text, isGold }) => [text, isGold])).toEqual([
      ['pit', false],
      ['= West Pit', true],
    ]);
  });

  test('is not drawn where it is too large', () => {
    const invented = Array.from({ length: MAX_DRAWN_PLACES }, (_, i) => `Hall -- x${i}`).join('; ');
    expect(answered(drawGold(EDGES, layouts) as GoldDrawing, EDGES, `graph { ${invented} }`)).toBeUndefined();
  });
});

test('whatever an answer names, its map is drawn within finite bounds', () => {
  const name = fc.oneof(
    fc.constantFrom('a', 'b', 'c', 'd', 'a b', 'e'),
    fc.string({ unit: 'binary', minLength: 1, maxLength: 80 }),
  );
  const edges = fc.array(fc.tuple(name, name), { minLength: 1, maxLength: 14 });
  fc.assert(
    fc.property(edges, edges, fc.array(fc.tuple(name, name), { maxLength: 5 }), (right, wrong, renamed) => {
      const gold = drawGold(right, layouts) as GoldDrawing;
      const score = {
        ...scoreGraph('graph { a -- b }', { edges: right }),
        outcome: 'answered' as const,
        missingEdges: right.slice(0, 2),
        wrongEdges: wrong,
        matches: renamed.map(([gold, predicted]) => ({ gold, predicted, tier: 'contained' as const })),
      };
      const { left, top, width, height, edges } = drawAnswered(gold, score, layouts) as Drawing;
      expect([left, top, width, height].every(Number.isFinite)).toBe(true);
      expect(edges.map(({ path }) => path).join('')).not.toMatch(/NaN|undefined|Infinity/);
    }),
    { numRuns: 300 },
  );
});

test('a gallery draws each right map once', () => {
  const gallery = new MapGallery(layouts);
  const draw = (edges: readonly Edge[], answer: string) => gallery.draw(edges, scoreGraph(answer, { edges }));
  expect(draw(EDGES, 'graph { Hall -- Attic }')?.gold).toBe(1);
  expect(draw([['a', 'b']], 'no idea')).toEqual({ gold: 2 });
  expect(draw(structuredClone(EDGES), 'graph { Hall -- Moon }')?.gold).toBe(1);
  expect(gallery.drawings.map(({ number }) => number)).toEqual([1, 2]);
});
