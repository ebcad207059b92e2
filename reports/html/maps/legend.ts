import type { Drawing } from './drawing.ts';

type Sample = { readonly text: string; readonly drawing: Drawing };

const NODE = { left: 0, top: 0, width: 76, height: 30, edges: [] };

function place(kind: Drawing['places'][number]['kind'], text: string, name: string): Sample {
  const lines = [{ text: name, x: 38, y: 19, isGold: false }];
  return {
    text,
    drawing: { ...NODE, places: [{ kind, x: 4, y: 4, width: 68, height: 22, lines, title: text }] },
  };
}

function edge(kind: Drawing['edges'][number]['kind'], text: string): Sample {
  const path = 'M4 15C28 15 48 15 72 15';
  return {
    text,
    drawing: {
      ...NODE,
      places: [],
      edges: [{ kind, path, ...(kind === 'wrong' && { cross: { x: 38, y: 15 } }) }],
    },
  };
}

/** What the marks in drawn maps mean, drawn by the same template. */
export const legend: readonly Sample[] = [
  place('right', 'place of the map', 'Hall'),
  place('renamed', 'named otherwise (both names shown)', 'Lobby'),
  place('missing', 'missing place', 'Hall'),
  place('invented', 'invented place', 'Moon'),
  edge('right', 'right connection'),
  edge('missing', 'missing connection'),
  edge('wrong', 'wrong connection'),
];
