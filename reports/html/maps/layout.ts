import { instance, type Viz } from '@viz-js/viz';
import type { Edge } from '../../../scoring/types.ts';
import type { LabelBox } from './label.ts';

export interface Point {
  readonly x: number;
  readonly y: number;
}

/** Where everything of a map lies, in pixels from the top left corner. */
export interface Layout {
  readonly width: number;
  readonly height: number;
  /** The middle of each place, by its key. */
  readonly places: ReadonlyMap<string, Point>;
  /** Each connection, in the order in which they were given. */
  readonly edges: readonly Curve[];
}

/** A start, and then three points for each cubic Bézier curve. */
export type Curve = readonly Point[];

export interface Box {
  readonly key: string;
  readonly box: LabelBox;
}

const POINTS_PER_INCH = 72;

/** Graphviz's JSON output, as far as it is read: positions as "x,y", y upwards, edges in the order given. */
interface Drawing {
  readonly bb: string;
  readonly objects?: readonly { readonly name: string; readonly pos: string }[];
  readonly edges?: readonly { readonly pos: string }[];
}

/**
 * Lays maps out with Graphviz. Names never reach it: it is given boxes under numbers, so that nothing an answer says
 * is read as markup, escape or option there.
 */
export class MapLayouts {
  private readonly viz: Viz;

  private constructor(viz: Viz) {
    this.viz = viz;
  }

  static async load(): Promise<MapLayouts> {
    return new MapLayouts(await instance());
  }

  /** Places in layers, connected ones near each other; the same map always lies the same way. */
  layered(boxes: readonly Box[], edges: readonly Edge[]): Layout {
    return this.run('dot', boxes, edges, new Map(), { nodesep: 0.26, ranksep: 0.36 });
  }

  /** Connections between places that lie where they lie, led round the other places. */
  between(
    boxes: readonly Box[],
    edges: readonly Edge[],
    places: ReadonlyMap<string, Point>,
  ): readonly Curve[] {
    if (edges.length === 0) return [];
    return this.run('nop', boxes, edges, places, { splines: 'true', overlap: 'true' }).edges;
  }

  private run(
    engine: string,
    boxes: readonly Box[],
    edges: readonly Edge[],
    places: ReadonlyMap<string, Point>,
    graphAttributes: Record<string, number | string>,
  ): Layout {
    const numbers = new Map(boxes.map(({ key }, number) => [key, String(number)]));
    const drawing = this.viz.renderJSON(
      {
        directed: false,
        graphAttributes,
        nodeAttributes: { shape: 'box', fixedsize: 'true', label: '' },
        nodes: boxes.map(({ key, box }, number) => {
          const at = places.get(key);
          return {
            name: String(number),
            attributes: {
              width: box.width / POINTS_PER_INCH,
              height: box.height / POINTS_PER_INCH,
              // Graphviz counts y upwards.
              ...(at && { pos: `${at.x},${-at.y}!` }),
            },
          };
        }),
        edges: edges.map(([a, b]) => ({ tail: numbers.get(a) as string, head: numbers.get(b) as string })),
      },
      { engine },
    ) as Drawing;
    const objects = drawing.objects ?? [];
    const [left, bottom, right, top] = numbersIn(drawing.bb) as [number, number, number, number];
    const origin = originOf(objects[0], boxes, places) ?? { x: left, y: top };
    const point = (text: string): Point => {
      const [x, y] = numbersIn(text) as [number, number];
      return { x: Math.round(x - origin.x), y: Math.round(origin.y - y) };
    };
    return {
      width: Math.ceil(right - left),
      height: Math.ceil(top - bottom),
      places: new Map(objects.map(({ name, pos }) => [(boxes[Number(name)] as Box).key, point(pos)])),
      edges: (drawing.edges ?? []).map(({ pos }) => pos.split(' ').map(point)),
    };
  }
}

function numbersIn(text: string): number[] {
  return text.split(',').map(Number);
}

/** Graphviz moves what it is given to its own corner: where that is, a place tells that lay somewhere before. */
function originOf(
  object: NonNullable<Drawing['objects']>[number] | undefined,
  boxes: readonly Box[],
  places: ReadonlyMap<string, Point>,
): Point | undefined {
  if (object === undefined) return undefined;
  const before = places.get((boxes[Number(object.name)] as Box).key);
  if (before === undefined) return undefined;
  const [x, y] = numbersIn(object.pos) as [number, number];
  return { x: x - before.x, y: y + before.y };
}
