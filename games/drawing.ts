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
    nodes: places.map(({ key, name }) => ({ name: key, attributes: { label: label(name) } })),
    edges: connections.map(([tail, head]) => ({ tail, head })),
  };
  return (await instance()).renderString(graph, { format: 'svg' });
}

/** The map as Graphviz source: places under their keys, labelled with their names. */
export function mapDot({ places, connections }: PlaceMap): string {
  const quoted = (text: string) => `"${text.replaceAll('"', '\\"')}"`;
  return [
    'graph G {',
    ...places.map(({ key, name }) => `${quoted(key)} [label=${quoted(label(name))}];`),
    ...connections.map(([a, b]) => `${quoted(a)} -- ${quoted(b)};`),
    '}\n',
  ].join('\n');
}

/** In labels Graphviz gives a meaning to a backslash: `\N` would be the node's key. */
function label(name: string): string {
  return name.replaceAll('\\', '\\\\');
}
