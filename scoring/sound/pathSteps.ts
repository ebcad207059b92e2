import type { PathStep } from '../types.ts';
import type { LineReading } from './pathLine.ts';
import type { Entry } from './pathSections.ts';
import { endpointLabel } from './talk.ts';

/** How much further in a bullet must stand to belong to the step above it. */
const NESTED = 2;
const LISTED_ITEM = /^(?:[-+*–—•‣▪▫◦●○]|[([]?\p{Nd}{1,4}[.):\]])\s*/u;
/** Three words and a full stop. */
const SENTENCE = /\S\s+\S+\s+\S.*\.$/s;
const BULLET = /^(?:[-+*–—](?=\s)|[•‣▪▫◦●○])/u;

/** A line that is no label. */
interface Line extends Entry {
  readonly reading: Extract<LineReading, { kind: 'steps' | 'words' }>;
}

/** A sentence that names places may as well speak about a path that is given in lines. */
function isProse(entry: Entry): boolean {
  // Stryker disable next-line ConditionalExpression: no other reading has a form
  return entry.reading.kind === 'steps' && entry.reading.form === 'prose';
}

function namesPlace(entry: Entry): boolean {
  return entry.reading.kind === 'steps';
}

/**
 * The steps of the lines that are the answer. Words that fit no place are a wrong step, unless they are talk: before
 * the first place or after the last; or a remark on the step above: on a bullet or line indented under it or under a step
 * that is a heading, or a sentence in an item of a list, which Markdown lets go on without indentation.
 *
 * @param deviations gets `lead_in`, `sign_off` and `remarks` where they were seen
 */
export function stepsOf(entries: readonly Entry[], deviations: Set<string>): readonly PathStep[] {
  const told = entries.some((entry) => namesPlace(entry) && !isProse(entry))
    ? entries.filter((entry) => !isProse(entry))
    : entries;
  return withoutRestatement(withJointsOnce(groupsOf(withoutEchoedEnds(withoutTalk(told, deviations)))));
}

function withoutTalk(entries: readonly Entry[], deviations: Set<string>): readonly Line[] {
  const first = entries.findIndex(namesPlace);
  const last = entries.findLastIndex(namesPlace);
  const stopped = first < 0 || entries.some((entry) => namesPlace(entry) && entry.text.endsWith('.'));
  const kept: Line[] = [];
  let above: Line | undefined;
  for (const [index, entry] of entries.entries()) {
    const { reading } = entry;
    // Stryker disable next-line EqualityOperator: nothing that names a place is talk
    const [before, after] = [index < first, index > last];
    if (reading.kind === 'label') {
      if (before) deviations.add('lead_in');
      continue;
    }
    const line: Line = { ...entry, reading };
    if (above && isRemark(line, above)) {
      deviations.add('remarks');
      continue;
    }
    // Where no step ends in a full stop, one that does is a sentence.
    const talk =
      // Stryker disable next-line ConditionalExpression: steps are kept, since `stopped` is for them
      reading.kind === 'words' &&
      (reading.talk ||
        (!stopped && SENTENCE.test(entry.text)) ||
        (before && isTitle(entry.text, (entries[first] as Entry).text)));
    if (talk && (before || after)) {
      if (first >= 0) deviations.add(before ? 'lead_in' : 'sign_off');
      continue;
    }
    kept.push(line);
    above = line;
  }
  return kept;
}

const BOLD = /^(\*\*|__)[^*_]{1,200}\1$/;

/** A bold line over steps that are not bold: "**Anna's Walk**". */
function isTitle(text: string, step: string): boolean {
  return BOLD.test(text) && !step.includes(text.slice(0, 2));
}

/** A sentence that defines the term above it, or one quoted from the story ("> She dined."), which is no name. */
const DEFINITION = /^[:：]\s.*[.!?…]$|^>\s{0,4}["'“„«‘].*[.!?…]["'”“»’]$/su;

/** Whether a line only says something about the step above it. */
function isRemark({ reading, text, indent }: Line, above: Line): boolean {
  const bullet = LISTED_ITEM.test(text);
  const item = LISTED_ITEM.test(above.text);
  const nested = (bullet || item) && indent >= above.indent + NESTED;
  const below = nested || (BULLET.test(text) && isHead(above.text));
  if (reading.kind === 'steps') return !reading.alone && below && namesPlace(above);
  if (below || DEFINITION.test(text)) return true;
  const head = item || above.text.startsWith('#');
  return head && !bullet && (reading.talk || SENTENCE.test(text));
}

/** A step that stands above its own bullets: "Hall:", "## Hall". */
function isHead(text: string): boolean {
  return !LISTED_ITEM.test(text) && /[:：]$|^#/.test(text);
}

/** "Source: hall", "Target: attic" above the path repeat the question. Alone they are a path of two. */
function withoutEchoedEnds(entries: readonly Line[]): readonly Line[] {
  const from = entries.findIndex((entry) => endOf(entry) === 'from');
  if (from < 0) return entries;
  const to = entries[from + 1];
  if (!to || endOf(to) !== 'to') return entries;
  const others = entries.filter((_, index) => index !== from && index !== from + 1);
  return others.some(namesPlace) ? others : entries;
}

function endOf({ text }: Line): 'from' | 'to' | undefined {
  const label = /^[-#>*_•\s]{0,8}([^:：*_]{1,40})[*_]{0,3}[:：]/.exec(text);
  return label ? endpointLabel(label[1] as string) : undefined;
}

interface Group {
  readonly steps: readonly PathStep[];
  readonly list: boolean;
  /** A move from where the one before it ended, without that place. */
  readonly joined?: true;
}

/** The steps of each line. */
function groupsOf(lines: readonly Line[]): Group[] {
  return lines.map(({ reading }) =>
    reading.kind === 'steps'
      ? { steps: reading.steps, list: reading.form !== 'line' }
      : { steps: [{ kind: 'unknown', words: reading.words }], list: false },
  );
}

/**
 * Where all lines are moves ("hall -> attic", then "attic -> roof"), the place where one ends and the next begins
 * counts once.
 */
function withJointsOnce(groups: readonly Group[]): readonly Group[] {
  if (!groups.every((group) => group.list)) return groups;
  return groups.map((group, index) => {
    const before = groups[index - 1]?.steps.at(-1);
    const joint = before && isSame([before], group.steps.slice(0, 1));
    return joint ? { ...group, steps: group.steps.slice(1), joined: true } : group;
  });
}

/** Lists that say the same as all other lines together, be it in one line or as moves, say the path a second time. */
function withoutRestatement(groups: readonly Group[]): readonly PathStep[] {
  const steps = stepsIn(groups);
  const lists = groups.filter((group) => group.list);
  const lines = stepsIn(groups.filter((group) => !group.list));
  if (lines.length > 0) return isSame(lines, stepsIn(withJointsOnce(lists))) ? lines : steps;
  // "hall -> attic", "attic -> hall", "hall -> attic" walks on, and says nothing twice.
  const again = lists.find(
    (list, index) => list.steps.length * 2 === steps.length && !list.joined && !lists[index + 1]?.joined,
  );
  const others = stepsIn(lists.filter((list) => list !== again));
  return again && isSame(others, again.steps) ? others : steps;
}

function stepsIn(groups: readonly Group[]): readonly PathStep[] {
  return groups.flatMap((group) => group.steps);
}

/** Whether both lists are the same places; a wrong step is the same as no other. */
function isSame(steps: readonly PathStep[], others: readonly PathStep[]): boolean {
  return (
    steps.length === others.length && steps.every((step, index) => isPlace(step, others[index] as PathStep))
  );
}

function isPlace(step: PathStep, other: PathStep): boolean {
  // Stryker disable next-line ConditionalExpression,LogicalOperator: a wrong step has no place
  return step.kind === 'place' && other.kind === 'place' && step.place === other.place;
}
