import type { Edge, GraphScore } from '../../../scoring/types.ts';
import { shownName } from '../shownText.ts';
import { answeredMap, type DrawnEdge, type DrawnMap, type DrawnPlace, goldMap } from './findings.ts';
import { boxOf, type LabelBox, LINE_HEIGHT, labelBox, WIDE_LINE_CHARS, wrapped } from './label.ts';
import type { Box, Curve, Layout, MapLayouts, Point } from './layout.ts';

/** Larger maps are not drawn: nobody reads them, and their layout takes too long. */
export const MAX_DRAWN_PLACES = 60;
export const MAX_DRAWN_EDGES = 150;

/** A map ready for `map.njk`: numbers and names, no markup. */
export interface Drawing {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
  readonly edges: readonly {
    readonly kind: DrawnEdge['kind'];
    readonly path: string;
    readonly cross?: Point;
  }[];
  readonly places: readonly DrawnBox[];
}

interface DrawnBox {
  readonly kind: DrawnPlace['kind'];
  /** Left upper corner. */
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  readonly lines: readonly {
    readonly text: string;
    readonly x: number;
    readonly y: number;
    readonly isGold: boolean;
  }[];
  /** The names in full. */
  readonly title: string;
}

const MARGIN = 8;
const GAP = 12;
/** From the upper edge of a box to the base of its first line. */
const LABEL_TOP = 16;

/** The right map of an item as it lies in every drawing of it. */
export interface GoldDrawing {
  readonly map: DrawnMap;
  readonly layout: Layout;
  readonly drawing: Drawing;
}

/** Draws the right map; `undefined` where it is too large, or nothing. */
export function drawGold(edges: readonly Edge[], layouts: MapLayouts): GoldDrawing | undefined {
  const map = goldMap(edges);
  if (map.places.length === 0 || isTooLarge(map)) return undefined;
  const layout = layouts.layered(
    map.places.map(({ key, name }) => ({ key, box: labelBox(name) })),
    map.edges.map(({ ends }) => ends),
  );
  return { map, layout, drawing: drawing(map, layout.places, layout.edges) };
}

/**
 * Draws an answered map over the right one: what both have lies where it lies there, and invented places stand in
 * rows below. `undefined` where there is too much of it.
 */
export function drawAnswered(gold: GoldDrawing, score: GraphScore, layouts: MapLayouts): Drawing | undefined {
  const map = answeredMap(gold.map, score);
  if (isTooLarge(map)) return undefined;
  const invented = map.places.filter(({ kind }) => kind === 'invented');
  const places = new Map([...gold.layout.places, ...below(gold.layout, invented)]);
  const boxes = map.places.map((place): Box => ({ key: place.key, box: box(place) }));
  const wrong = map.edges.filter(({ kind }) => kind === 'wrong').map(({ ends }) => ends);
  return drawing(map, places, [...gold.layout.edges, ...layouts.between(boxes, wrong, places)]);
}

function isTooLarge({ places, edges }: DrawnMap): boolean {
  return places.length > MAX_DRAWN_PLACES || edges.length > MAX_DRAWN_EDGES;
}

/** Rows of boxes under the map, not wider than it, nor narrower than one can read. */
function below({ width, height }: Layout, places: readonly DrawnPlace[]): Map<string, Point> {
  const widest = Math.max(width, 260);
  const found = new Map<string, Point>();
  let [x, y, rowHeight] = [0, height + 3 * GAP, 0];
  for (const place of places) {
    const { width: w, height: h } = box(place);
    if (x > 0 && x + w > widest) [x, y, rowHeight] = [0, y + rowHeight + 2 * GAP, 0];
    found.set(place.key, { x: Math.round(x + w / 2), y: Math.round(y + h / 2) });
    x += w + GAP;
    rowHeight = Math.max(rowHeight, h);
  }
  return found;
}

function box(place: DrawnPlace): LabelBox {
  return place.kind === 'renamed'
    ? boxOf([...wrapped(place.said, WIDE_LINE_CHARS), ...goldLines(place.name)])
    : labelBox(place.name);
}

function goldLines(name: string): string[] {
  return wrapped(`= ${name}`, WIDE_LINE_CHARS);
}

function drawing(map: DrawnMap, at: ReadonlyMap<string, Point>, curves: readonly Curve[]): Drawing {
  const places = map.places.map((place) => drawnBox(place, at.get(place.key) as Point));
  const points = [
    ...curves.flat(),
    ...places.flatMap(({ x, y, width, height }) => [
      { x, y },
      { x: x + width, y: y + height },
    ]),
  ];
  const [left, right] = ends(points.map(({ x }) => x));
  const [top, bottom] = ends(points.map(({ y }) => y));
  return {
    left,
    top,
    width: right - left,
    height: bottom - top,
    edges: map.edges.map(({ kind }, index) => drawnCurve(kind, curves[index] as Curve)),
    places,
  };
}

function ends(values: readonly number[]): [number, number] {
  return [Math.floor(Math.min(...values)) - MARGIN, Math.ceil(Math.max(...values)) + MARGIN];
}

function drawnCurve(kind: DrawnEdge['kind'], curve: Curve): Drawing['edges'][number] {
  const [start, ...rest] = curve.map(({ x, y }) => `${x} ${y}`);
  const path = `M${start}C${rest.join(' ')}`;
  return kind === 'wrong' ? { kind, path, cross: middleOf(curve) } : { kind, path };
}

/** The middle of the middle one of a connection's Bézier curves. */
function middleOf(curve: Curve): Point {
  const first = 3 * Math.floor((curve.length - 1) / 6);
  const [a, b, c, d] = curve.slice(first, first + 4) as [Point, Point, Point, Point];
  const middle = (along: (point: Point) => number) =>
    Math.round((along(a) + 3 * along(b) + 3 * along(c) + along(d)) / 8);
  return { x: middle(({ x }) => x), y: middle(({ y }) => y) };
}

function drawnBox(place: DrawnPlace, middle: Point): DrawnBox {
  const { lines, width, height } = box(place);
  const goldFrom = place.kind === 'renamed' ? lines.length - goldLines(place.name).length : lines.length;
  const y = Math.round(middle.y - height / 2);
  return {
    kind: place.kind,
    x: Math.round(middle.x - width / 2),
    y,
    width,
    height,
    lines: lines.map((text, index) => ({
      text,
      x: middle.x,
      y: y + LABEL_TOP + index * LINE_HEIGHT,
      isGold: index >= goldFrom,
    })),
    title:
      place.kind === 'renamed'
        ? `${shownName(place.said)} = ${shownName(place.name)}`
        : shownName(place.name),
  };
}
