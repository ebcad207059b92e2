import { answerText } from '../datasets/answerText.ts';
import {
  type Edge,
  type GraphScore,
  type PathScore,
  type PathTask,
  type ScorerName,
  scoreGraph,
  scorePath,
  TASKS,
} from '../scoring/index.ts';
import { readGiven } from './readGiven.ts';

/** An answer with its gold, for scoring without promptfoo: one line of a case file. */
export type Case =
  | {
      readonly id: string;
      readonly task: 'task1';
      readonly gold: readonly Edge[];
      readonly response: unknown;
    }
  | {
      readonly id: string;
      readonly task: PathTask;
      /** Every accepted path, forwards also for task2b. */
      readonly gold: readonly (readonly string[])[];
      readonly locations: readonly string[];
      readonly response: unknown;
    };

/** Scores one case with the chosen scorer. */
export function scoreCase(each: Case, scorer: ScorerName): GraphScore | PathScore {
  // Only the official scorer is to crash on an answer that is no text, as the published one does.
  const response = scorer === 'official' ? (each.response as string | null) : answerText(each.response);
  if (each.task === 'task1') return scoreGraph(response, { edges: each.gold }, { scorer });
  const { task, gold: paths, locations } = each;
  return scorePath(response, { task, paths, locations }, { scorer });
}

/**
 * Reads case files (JSON Lines; `-` is standard input): `{id, task, gold, locations?, response}`, gold as pairs of
 * names for task1, one path for tasks 2a and 2b, a list of accepted paths for tasks 3 and 4. Without `locations`
 * the places of the gold are taken. Throws one `Error` with every fault: file, line, id and field.
 */
export function readCases(file: string): Case[] {
  const faults: string[] = [];
  const cases = readGiven(file, 'give a file, or - for standard input')
    .toString()
    .split('\n')
    .flatMap((text, index) => {
      if (text.trim() === '') return [];
      const read = parseCase(text);
      if (typeof read !== 'string') return [read];
      faults.push(`${file}:${index + 1} ${read}`);
      return [];
    });
  if (faults.length > 0)
    throw new Error(`nothing was scored, for these lines are no cases:\n${faults.join('\n')}`);
  if (cases.length === 0)
    throw new Error(`${file} holds no case: write one a line, {id, task, gold, response}`);
  return cases;
}

/** A case, or what is wrong with the line. */
function parseCase(text: string): Case | string {
  let line: Partial<Record<'id' | 'task' | 'gold' | 'locations' | 'response', unknown>>;
  try {
    line = JSON.parse(text) ?? {};
  } catch (error) {
    return `is not JSON (${(error as Error).message})`;
  }
  const { id, task, gold, locations, response } = line;
  if (typeof id !== 'string') return 'has no id: give it a text of its own';
  if (response === undefined)
    return `· ${id} · response: give the answer as text, or null where there was none`;
  const known = TASKS.find((name) => name === task);
  if (known === undefined) return `· ${id} · task: must be one of ${TASKS.join(', ')}`;
  if (known === 'task1') {
    if (!Array.isArray(gold) || !gold.every((edge) => isNames(edge) && edge.length === 2))
      return `· ${id} · gold: give pairs of connected places, such as [["Hall", "Attic"]]`;
    return { id, task: known, gold, response };
  }
  const paths = known === 'task2a' || known === 'task2b' ? [gold] : gold;
  if (!Array.isArray(paths) || !paths.every(isNames))
    return `· ${id} · gold: give ${paths === gold ? 'a list of accepted paths, such as [["Hall", "Attic"]]' : 'the path, such as ["Hall", "Attic"]'}`;
  if (locations !== undefined && !isNames(locations))
    return `· ${id} · locations: give the listed names, or leave it out`;
  return { id, task: known, gold: paths, locations: locations ?? [...new Set(paths.flat())], response };
}

function isNames(value: unknown): value is string[] {
  return Array.isArray(value) && value.every((name) => typeof name === 'string');
}
