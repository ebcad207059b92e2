import type { Edge, GraphScore } from '../../../scoring/types.ts';
import { type Drawing, drawAnswered, drawGold, type GoldDrawing } from './drawing.ts';
import type { MapLayouts } from './layout.ts';

/** The right maps of a page, each drawn once however many answers stand beside it. */
export class MapGallery {
  private readonly layouts: MapLayouts;
  private readonly golds = new Map<
    string,
    { readonly number: number; readonly gold: GoldDrawing | undefined }
  >();

  constructor(layouts: MapLayouts) {
    this.layouts = layouts;
  }

  /** The right maps by their numbers. */
  get drawings(): readonly { readonly number: number; readonly drawing: Drawing }[] {
    return [...this.golds.values()].flatMap(({ number, gold }) =>
      gold === undefined ? [] : [{ number, drawing: gold.drawing }],
    );
  }

  /**
   * The number of the right map and the drawing of the answered one, which is absent where nothing was read or it is
   * too large; `undefined` where the right map itself is.
   */
  draw(
    edges: readonly Edge[],
    score: GraphScore,
  ): { readonly gold: number; readonly drawing?: Drawing } | undefined {
    const key = JSON.stringify(edges);
    let known = this.golds.get(key);
    if (known === undefined) {
      known = { number: this.golds.size + 1, gold: drawGold(edges, this.layouts) };
      this.golds.set(key, known);
    }
    const { number, gold } = known;
    if (gold === undefined) return undefined;
    const drawing = score.outcome === 'answered' ? drawAnswered(gold, score, this.layouts) : undefined;
    return { gold: number, ...(drawing && { drawing }) };
  }
}
