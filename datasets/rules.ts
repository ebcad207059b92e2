import { strictName } from '../scoring/sound/names.ts';
import type { Edge } from '../scoring/types.ts';
import { edgeKey } from './edges.ts';
import { encounterHint, leavingHint } from './hints.ts';
import type { Item, PathQuestion } from './item.ts';
import { mentionable } from './mention.ts';
import type { ItemFault } from './schema.ts';
import { shortestPaths } from './shortestPaths.ts';

/**
 * The rules that a well-formed item must keep so that its gold is right and can be found from its text.
 * Returns every breach, in the order of the fields.
 */
export function checkRules(item: Item): ItemFault[] {
  return [
    ...tolerable(distinctNames(item)),
    ...tolerable(namesInText(item)),
    ...tolerable(orderKeepsTheSecret(item)),
    ...edgesAreLocations(item),
    ...pathFollowsEdges(item),
    ...answersAreShortest(item, 'task3'),
    ...answersAreShortest(item, 'task4'),
    ...objectsAreLocated(item),
  ];
}

/** Breaches that make an item harder or unclear, but no right answer wrong. */
function tolerable(faults: readonly ItemFault[]): ItemFault[] {
  return faults.map((fault) => ({ ...fault, tolerable: true }));
}

function distinctNames({ locations }: Item): ItemFault[] {
  const first = new Map<string, string>();
  return locations.flatMap((name, index) => {
    const key = strictName(name);
    const earlier = first.get(key);
    if (earlier === undefined) {
      first.set(key, name);
      return [];
    }
    return {
      field: `locations[${index}]`,
      problem: `"${name}" and "${earlier}" are the same name once case, articles and punctuation are levelled`,
      remedy: 'rename one of the two places, in the gold and in the text',
    };
  });
}

function namesInText({ locations, text }: Item): ItemFault[] {
  const words = mentionable(text);
  return locations.flatMap((name, index) =>
    words.includes(mentionable(name))
      ? []
      : {
          field: `locations[${index}]`,
          problem: `"${name}" does not occur in the text`,
          remedy: 'name the place in the text as it stands in locations, or correct the name',
        },
  );
}

/** The prompt lists the locations: in the order of the walk the list would be half the answer. */
function orderKeepsTheSecret({ locations, path }: Item): ItemFault[] {
  if (path === undefined || locations.length < 3) return [];
  const walked = [...new Set(path)];
  const alphabetical = [...locations].sort();
  const same = (order: readonly string[]) => order.every((name, index) => name === locations[index]);
  if (!same(walked) || same(alphabetical)) return [];
  return [
    {
      field: 'locations',
      problem: 'the places stand in the order in which they are visited, which gives the path away',
      remedy: 'sort them by name',
    },
  ];
}

function unlisted(name: string, field: string, { locations }: Item): ItemFault[] {
  if (locations.includes(name)) return [];
  return [
    {
      field,
      problem: `"${name}" is not in locations`,
      remedy: 'add it to locations, or correct its spelling',
    },
  ];
}

function edgesAreLocations(item: Item): ItemFault[] {
  const seen = new Set<string>();
  return (item.edges ?? []).flatMap(([a, b], index) => {
    const field = `edges[${index}]`;
    const idle: ItemFault[] = [];
    if (a === b) idle.push({ field, problem: `"${a}" is connected to itself`, remedy: 'remove this edge' });
    if (seen.has(edgeKey([a, b])))
      idle.push({ field, problem: `"${a}" – "${b}" stands there twice`, remedy: 'remove one of the two' });
    seen.add(edgeKey([a, b]));
    return [...unlisted(a, `${field}[0]`, item), ...unlisted(b, `${field}[1]`, item), ...tolerable(idle)];
  });
}

/** Every move of a path must be an edge, where the map is given. */
function movesAreEdges(path: readonly string[], field: string, edges: readonly Edge[]): ItemFault[] {
  const known = new Set(edges.map(edgeKey));
  return path.slice(1).flatMap((to, index) => {
    const from = path[index] as string;
    if (known.has(edgeKey([from, to]))) return [];
    return {
      field: `${field}[${index + 1}]`,
      problem: `the step from "${from}" to "${to}" uses no edge`,
      remedy: 'add the edge, or correct the path',
    };
  });
}

function pathFollowsEdges(item: Item): ItemFault[] {
  const path = item.path ?? [];
  const strangers = path.flatMap((name, index) => unlisted(name, `path[${index}]`, item));
  if (strangers.length > 0 || item.edges === undefined) return strangers;
  return movesAreEdges(path, 'path', item.edges);
}

function answersAreShortest(item: Item, task: 'task3' | 'task4'): ItemFault[] {
  const question = item[task];
  if (question === undefined) return [];
  const strangers = question.answers.flatMap((answer, a) =>
    answer.flatMap((name, index) => unlisted(name, `${task}.answers[${a}][${index}]`, item)),
  );
  if (strangers.length > 0) return strangers;
  const ends = endsAgree(question, item, task);
  if (ends.length > 0 || item.edges === undefined) return ends;
  return answerListIsComplete(question, task, item.edges);
}

function endsAgree({ from, to, answers }: PathQuestion, item: Item, task: 'task3' | 'task4'): ItemFault[] {
  const first = answers[0] as readonly string[];
  const source = task === 'task3' ? from : hintedPlace(from, item);
  const target = task === 'task3' ? to : hintedPlace(to, item);
  return answers.flatMap((answer, index) => {
    const wanted = [source ?? first[0], target ?? first.at(-1)];
    if (answer[0] === wanted[0] && answer.at(-1) === wanted[1]) return [];
    return {
      field: `${task}.answers[${index}]`,
      problem: `it leads from "${answer[0]}" to "${answer.at(-1)}", and the question asks from "${wanted[0]}" to "${wanted[1]}"`,
      remedy: 'make every answer begin and end where the question asks',
    };
  });
}

/** The place that a hint of task4 stands for, where the item's objects tell it. */
function hintedPlace(hint: string, { objects = [] }: Item): string | undefined {
  for (const object of objects) {
    if (hint === encounterHint(object)) return object.first;
    if (hint === leavingHint(object)) return object.left;
  }
  return undefined;
}

function answerListIsComplete(
  { answers }: PathQuestion,
  task: 'task3' | 'task4',
  edges: readonly Edge[],
): ItemFault[] {
  const [from, to] = [answers[0]?.[0] as string, answers[0]?.at(-1) as string];
  const right = shortestPaths(edges, from, to).map((path) => path.join(' → '));
  const given = answers.map((path) => path.join(' → '));
  const wrong = given.filter((path) => !right.includes(path));
  const missing = right.filter((path) => !given.includes(path));
  const doubled = given.filter((path, index) => given.indexOf(path) !== index);
  const complaints = [
    ...wrong.map((path) => `${path} is no shortest path of the map`),
    ...missing.map((path) => `the shortest path ${path} is missing`),
    ...doubled.map((path) => `${path} stands there twice`),
  ];
  return complaints.map((problem) => ({
    field: `${task}.answers`,
    problem,
    remedy: `list every shortest path from "${from}" to "${to}" over the edges, each once`,
  }));
}

function objectsAreLocated(item: Item): ItemFault[] {
  return (item.objects ?? []).flatMap(({ first, left }, index) => [
    ...unlisted(first, `objects[${index}].first`, item),
    ...(left === undefined ? [] : unlisted(left, `objects[${index}].left`, item)),
  ]);
}
