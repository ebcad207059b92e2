import type { Graph } from '@viz-js/viz';
import type { PlaceMap } from './placeMap.ts';

/** Draws a map with Graphviz, undirected, as SVG. The same map gives the same drawing. */
export async function mapSvg({ places, connections }: PlaceMap): Promise<string> {
  // Graphviz compiled to WebAssembly: a megabyte that only drawings need.
  const { instance } = await import('@viz-js/viz');
  const graph: Graph = {
    directed: false,
    // A spring layout: moves have no up and down, so that ranks would only stretch the map.
    graphAttributes: { layout: 'neato', overlap: 'prism', splines: true, sep: '+8' },
    nodeAttributes: {
      shape: 'box',
      style: 'rounded',
      fontname: 'Helvetica',
      fontsize: 11,
      margin: '0.12,0.06',
    },
    nodes: places.map(({ key, name }) => ({
      name: allowed(key),
      attributes: { label: label(allowed(name)) },
    })),
    edges: connections.map(([tail, head]) => ({ tail: allowed(tail), head: allowed(head) })),
  };
  return (await instance()).renderString(graph, { format: 'svg' });
}

/** The map as Graphviz source: places under their keys, labelled with their names. */
export function mapDot({ places, connections }: PlaceMap): string {
  // Also in a key: a backslash at its end would take the closing quote for its own.
  const quoted = (text: string) => `"${label(text).replaceAll('"', '\\"')}"`;
  return [
    'graph G {',
    ...places.map(({ key, name }) => `${quoted(key)} [label=${quoted(name)}];`),
    ...connections.map(([a, b]) => `${quoted(a)} -- ${quoted(b)};`),
    '}\n',
  ].join('\n');
}

/** In labels Graphviz gives a meaning to a backslash: `\N` would be the node's key. */
function label(name: string): string {
  return name.replaceAll('\\', '\\\\');
}

/** No viewer opens an SVG with a control character in it, and an answer may hold any. */
function allowed(name: string): string {
  return name.replace(/[^\t\n\r\u0020-\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]/gu, '\uFFFD');
}
