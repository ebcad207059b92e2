import type { Edge } from '../types.ts';

/**
 * The edges that the published scorer reads from an answer, in the answer's order, each end with the quotation
 * marks and attributes that the normalisation takes off. That scorer drops an edge that it has read before, in
 * either direction; here the scoring does, since it counts unordered pairs.
 *
 * @param response the model's answer; null when the model gave none
 */
export function readEdges(response: string | null): Edge[] {
  if (response === null) return [];
  const edges: Edge[] = [];
  for (const line of graphBody(response).replaceAll(' -- ', ' -> ').split('\n')) {
    const at = line.indexOf(' -> ');
    if (at >= 0) edges.push([line.slice(0, at), line.slice(at + 4)]);
  }
  return edges;
}

/** The part of the answer that is searched for edges. */
function graphBody(response: string): string {
  // A chat template gone wrong: from here on the model talks to itself.
  const debris = response.indexOf('assistant\n\n');
  const answer = debris < 0 ? response : response.slice(0, debris);
  const body = answer.slice(answer.indexOf('{') + 1);
  const end = body.lastIndexOf('}');
  return end === -1 ? body : body.slice(body.lastIndexOf('}', end - 1) + 1, end);
}
