import type { Graph } from '@viz-js/viz';
import type { PlaceMap } from './placeMap.ts';

/** Forms of a drawing: a picture, or Graphviz source. */
export type DrawingFormat = 'svg' | 'dot';

/** Draws a map with Graphviz, undirected. The same map gives the same drawing. */
export async function drawMap(
  { places, connections }: PlaceMap,
  format: DrawingFormat = 'svg',
): Promise<string> {
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
    nodes: places.map(({ key, name }) => ({ name: key, attributes: { label: escaped(name) } })),
    edges: connections.map(([tail, head]) => ({ tail, head })),
  };
  return (await instance()).renderString(graph, { format: format === 'dot' ? 'canon' : format });
}

/** In labels Graphviz gives a meaning to a backslash: `\N` would be the node's key. */
function escaped(label: string): string {
  return label.replaceAll('\\', '\\\\');
}
