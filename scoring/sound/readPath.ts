import type { PathStep } from '../types.ts';
import { withBracketsUnfolded } from './bracketed.ts';
import { trimmed } from './lineMarks.ts';
import type { ListedPlaces } from './listedPlaces.ts';
import { headingStep, stepLevels } from './pathHeadings.ts';
import { labelledLine } from './pathLabels.ts';
import { type LineDeviation, LineReader, type LineReading } from './pathLine.ts';
import { withoutMarkup } from './pathMarkup.ts';
import { answerEntries, type Entry } from './pathSections.ts';
import { stepsOf } from './pathSteps.ts';
import { withTablesUnfolded } from './pathTables.ts';
import type { Role } from './talk.ts';

/** Lines with words beyond this number are not read; the longest right answers have some forty. */
export const MAX_LINES = 20_000;
/** Steps beyond this number are not read. */
export const MAX_STEPS = 5_000;

const FENCE = /^\s{0,8}(?:`{3,}|~{3,})/;
/** The heading that every prompt begins with; below a path, the model goes on to make up a next example. */
const NEXT_EXAMPLE = /^#{1,3} input text\s*$/i;
const TAB_COLUMNS = 4;

export interface PathReading {
  readonly steps: readonly PathStep[];
  /** How many of the steps are listed places. */
  readonly places: number;
}

/**
 * Reads the path out of an answer.
 *
 * @param text the answer without reasoning and template debris, lines ending in `\n`
 * @param reversed whether the path was asked for in reverse order (task2b)
 * @param deviations gets the formats seen that were not asked for
 */
export function readPath(
  text: string,
  places: ListedPlaces,
  reversed: boolean,
  deviations: Set<string>,
): PathReading {
  const lines = linesOf(text, places, deviations);
  const reader = LineReader.of(places);
  const plain = plainSteps(lines, reader, deviations);
  // Stryker disable next-line ConditionalExpression: the other way reads the same
  if (plain) return { steps: plain, places: plain.length };
  const { entries, roles, cut } = entriesOf(lines, reader, reversed, deviations);
  const steps = stepsOf(answerEntries(entries, roles), deviations);
  if (cut || steps.length > MAX_STEPS) deviations.add('cut');
  const kept = steps.slice(0, MAX_STEPS);
  return { steps: kept, places: kept.filter((step) => step.kind === 'place').length };
}

/** The lines of the answer, with markup off that spans lines. */
function linesOf(text: string, places: ListedPlaces, deviations: Set<string>): readonly string[] {
  let plain = withoutMarkup(text, places, deviations);
  // Stryker disable next-line ConditionalExpression,StringLiteral: looking for the signs first is only faster
  if (plain.includes('[') || plain.includes('{') || /\(["']/.test(plain)) {
    const unfolded = withBracketsUnfolded(plain, places);
    if (unfolded.found) deviations.add('json');
    plain = unfolded.text;
  }
  const lines = plain.replace(/[\u2028\u2029\u0085]/g, '\n').split('\n');
  // Stryker disable next-line ConditionalExpression,StringLiteral: as above
  if (!plain.includes('|')) return lines;
  const table = withTablesUnfolded(lines, places);
  if (table.found) deviations.add('table');
  return table.lines;
}

/**
 * The steps of an answer that is as it should be, or nearly: each line a listed place, with or without marks.
 * Undefined for any other. It reads the same as the way that all answers can go, only faster, and most go this way.
 */
function plainSteps(
  lines: readonly string[],
  reader: LineReader,
  deviations: Set<string>,
): readonly PathStep[] | undefined {
  // Stryker disable ConditionalExpression,EqualityOperator,StringLiteral: who gives up goes the other way
  if (lines.length > MAX_STEPS) return undefined;
  const steps: PathStep[] = [];
  const marks = new Set<LineDeviation>();
  for (const line of lines) {
    const reading = reader.read(trimmed(line), marks);
    if (reading.kind === 'nothing' && !FENCE.test(line)) continue;
    if (reading.kind !== 'steps' || !reading.alone) return undefined;
    steps.push(reading.steps[0] as PathStep);
  }
  // Stryker restore ConditionalExpression,EqualityOperator,StringLiteral
  for (const mark of marks) deviations.add(mark);
  return steps;
}

interface Entries {
  readonly entries: readonly Entry[];
  readonly roles: readonly (Role | undefined)[];
  readonly cut: boolean;
}

function entriesOf(
  lines: readonly string[],
  reader: LineReader,
  reversed: boolean,
  deviations: Set<string>,
): Entries {
  const entries: Entry[] = [];
  const roles: (Role | undefined)[] = [undefined];
  const marks = new Set<LineDeviation>();
  const levels = stepLevels(lines, reader);
  let fences = 0;
  let fenced = false;
  for (const line of lines) {
    if (FENCE.test(line) && !hasFenceText(line)) {
      fenced = !fenced;
      // Stryker disable next-line UpdateOperator: any other number will do
      fences++;
      deviations.add('fenced');
      continue;
    }
    if (NEXT_EXAMPLE.test(line) && entries.some(({ reading }) => reading.kind === 'steps')) break;
    const text = trimmed(line);
    const { reading, role } = read(text, reader, levels, reversed, marks);
    if (role) roles.push(role);
    if (reading.kind === 'nothing') continue;
    if (entries.length >= MAX_LINES) return { entries, roles, cut: true };
    const section = roles.length - 1;
    entries.push({ reading, text, indent: indentOf(line), fence: fenced ? fences : 0, section });
  }
  for (const mark of marks) deviations.add(mark);
  return { entries, roles, cut: false };
}

/** "```hall```" on one line is a name in code signs, not the beginning of a block. */
function hasFenceText(line: string): boolean {
  const text = line.trim();
  return /[^`~]/.test(text) && /[`~]{3}$/.test(text);
}

function read(
  text: string,
  reader: LineReader,
  levels: ReadonlySet<number>,
  reversed: boolean,
  marks: Set<LineDeviation>,
): { reading: LineReading; role?: Role } {
  const reading = reader.read(text, marks);
  // Stryker disable next-line ConditionalExpression: no other reading is alone
  if (reading.kind === 'nothing' || (reading.kind === 'steps' && reading.alone)) return { reading };
  const step = headingStep(text, levels, reader, marks);
  if (step) return { reading: step };
  const labelled = labelledLine(text, reversed);
  if (!labelled) return { reading };
  const { role, rest } = labelled;
  if (rest === '') return { reading: { kind: 'label' }, role };
  if (role === 'commentary') return { reading: { kind: 'words', words: text, talk: true } };
  return { reading: reader.read(rest, marks), role };
}

function indentOf(line: string): number {
  const [space] = /^[\t ]*/.exec(line) as RegExpExecArray;
  return space.replaceAll('\t', ' '.repeat(TAB_COLUMNS)).length;
}
