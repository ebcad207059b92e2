import type { Edge } from '../types.ts';
import { strictName } from './names.ts';
import type { RawGraph } from './rawGraph.ts';

/** A map: places by name, each once, and the pairs of them that are connected, each once. */
export interface PlaceGraph {
  readonly places: readonly string[];
  readonly edges: readonly Edge[];
}

/** Names of one strict key are one place, shown in the spelling that comes first in code-point order. */
class Places {
  private readonly keys = new Map<string, string>();
  private readonly byKey = new Map<string, string>();

  key(name: string): string {
    let key = this.keys.get(name);
    if (key === undefined) {
      key = strictName(name);
      this.keys.set(name, key);
      const shown = this.byKey.get(key);
      if (key !== '' && (shown === undefined || name < shown)) this.byKey.set(key, name);
    }
    return key;
  }

  shown(key: string): string {
    return this.byKey.get(key) as string;
  }

  all(): string[] {
    return [...this.byKey.values()];
  }
}

/** The pairs of keys, either way round the same, without self-loops and blank names. */
function placeGraph(edges: readonly Edge[], declared: readonly string[]): PlaceGraph {
  const places = new Places();
  const pairs = new Map<string, readonly [string, string]>();
  for (const [from, to] of edges) {
    const a = places.key(from);
    const b = places.key(to);
    if (a === b || a === '' || b === '') continue;
    const pair = a < b ? ([a, b] as const) : ([b, a] as const);
    pairs.set(pair.join('\n'), pair);
  }
  for (const name of declared) places.key(name);
  return {
    places: places.all(),
    edges: [...pairs.values()].map(([a, b]) => [places.shown(a), places.shown(b)]),
  };
}

/** The map of the right answer: its places are those of its edges. */
export function goldGraph(edges: readonly Edge[]): PlaceGraph {
  return placeGraph(edges, []);
}

/** The map that an answer draws. A node's label is its name; without one, or with a blank one, its id is. */
export function answerGraph(raw: RawGraph): PlaceGraph {
  const name = (id: string) => {
    const label = raw.labels.get(id);
    return label === undefined || label.trim() === '' ? id : label;
  };
  return placeGraph(
    raw.edges.map(([from, to]) => [name(from), name(to)]),
    raw.declared.map(name),
  );
}
