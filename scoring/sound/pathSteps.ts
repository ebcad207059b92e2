import type { PathStep } from '../types.ts';
import type { Entry } from './pathSections.ts';
import { endpointLabel } from './talk.ts';

/** How much further in a bullet must stand to belong to the step above it. */
const NESTED = 2;
const LISTED_ITEM = /^(?:[-+*–—•‣▪▫◦●○]|[([]?\p{Nd}{1,4}[.):\]])\s*/u;
/** Three words and a full stop. */
const SENTENCE = /\S\s+\S+\s+\S.*\.$/s;
const BULLET = /^(?:[-+*–—](?=\s)|[•‣▪▫◦●○])/u;

/** A sentence that names places may as well speak about a path that is given in lines. */
function isProse(entry: Entry): boolean {
  return entry.reading.kind === 'steps' && entry.reading.form === 'prose';
}

function namesPlace(entry: Entry): boolean {
  return entry.reading.kind === 'steps' && entry.reading.steps.some((step) => step.kind === 'place');
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

function withoutTalk(entries: readonly Entry[], deviations: Set<string>): readonly Entry[] {
  const first = entries.findIndex(namesPlace);
  const last = entries.findLastIndex(namesPlace);
  const stopped = first < 0 || entries.some((entry) => namesPlace(entry) && entry.text.endsWith('.'));
  const kept: Entry[] = [];
  let above: Entry | undefined;
  for (const [index, entry] of entries.entries()) {
    const { reading } = entry;
    if (reading.kind === 'label' || reading.kind === 'nothing') {
      if (index < first) deviations.add('lead_in');
      continue;
    }
    if (above && isRemark(entry, above)) {
      deviations.add('remarks');
      continue;
    }
    const outside = first < 0 || index < first || index > last;
    // Where no step ends in a full stop, one that does is a sentence.
    const talk =
      reading.kind === 'words' &&
      (reading.talk ||
        (!stopped && SENTENCE.test(entry.text)) ||
        (index < first && isTitle(entry.text, (entries[first] as Entry).text)));
    if (talk && outside) {
      if (first >= 0) deviations.add(index < first ? 'lead_in' : 'sign_off');
      continue;
    }
    kept.push(entry);
    above = entry;
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
function isRemark(entry: Entry, above: Entry): boolean {
  const { reading } = entry;
  if (reading.kind === 'steps' && reading.alone) return false;
  const bullet = LISTED_ITEM.test(entry.text);
  const item = LISTED_ITEM.test(above.text);
  const nested = (bullet || item) && entry.indent >= above.indent + NESTED;
  const below = nested || (bullet && BULLET.test(entry.text) && isHead(above.text));
  if (reading.kind === 'steps') {
    return below && namesPlace(above);
  }
  if (below || (reading.kind === 'words' && DEFINITION.test(entry.text))) return true;
  const head = item || above.text.startsWith('#');
  return reading.kind === 'words' && head && !bullet && (reading.talk || SENTENCE.test(entry.text));
}

/** A step that stands above its own bullets: "Hall:", "## Hall". */
function isHead(text: string): boolean {
  return !LISTED_ITEM.test(text) && /[:：]$|^#/.test(text);
}

/** "Source: hall", "Target: attic" above the path repeat the question. Alone they are a path of two. */
function withoutEchoedEnds(entries: readonly Entry[]): readonly Entry[] {
  const from = entries.findIndex((entry) => endOf(entry) === 'from');
  if (from < 0) return entries;
  const to = entries[from + 1];
  if (!to || endOf(to) !== 'to') return entries;
  const others = entries.filter((_, index) => index !== from && index !== from + 1);
  return others.some(namesPlace) ? others : entries;
}

function endOf(entry: Entry): 'from' | 'to' | undefined {
  const colon = entry.text.search(/[:：]/);
  if (colon < 0 || colon > 40) return undefined;
  return endpointLabel(entry.text.slice(0, colon).replace(/^[-#>*_•\s]{1,8}|[*_]{1,3}$/g, ''));
}

interface Group {
  readonly steps: readonly PathStep[];
  readonly list: boolean;
  /** A move from where the one before it ended, without that place. */
  readonly joined?: true;
}

/** The steps of each line. */
function groupsOf(entries: readonly Entry[]): Group[] {
  return entries.map(({ reading }) => {
    if (reading.kind === 'steps') return { steps: reading.steps, list: reading.form !== 'line' };
    return {
      steps: reading.kind === 'words' ? [{ kind: 'unknown', words: reading.words }] : [],
      list: false,
    };
  });
}

/**
 * Where all lines are moves ("hall -> attic", then "attic -> roof"), the place where one ends and the next begins
 * counts once.
 */
function withJointsOnce(groups: readonly Group[]): readonly Group[] {
  if (!groups.every((group) => group.list)) return groups;
  return groups.map((group, index) => {
    const before = groups[index - 1]?.steps.at(-1);
    const joint = before && placeOf(before) !== undefined && placeOf(before) === placeOf(group.steps[0]);
    return joint ? { ...group, steps: group.steps.slice(1), joined: true } : group;
  });
}

function placeOf(step: PathStep | undefined): string | undefined {
  return step?.kind === 'place' ? step.place : undefined;
}

/** Lists that say the same as all other lines together, be it in one line or as moves, say the path a second time. */
function withoutRestatement(groups: readonly Group[]): readonly PathStep[] {
  const steps = stepsIn(groups);
  const lists = groups.filter((group) => group.list);
  const lines = stepsIn(groups.filter((group) => !group.list));
  if (lines.length > 0) return isSame(lines, stepsIn(withJointsOnce(lists))) ? lines : steps;
  // "hall -> attic", "attic -> hall", "hall -> attic" walks on, and says nothing twice.
  const again = lists.findIndex(
    (list, index) => list.steps.length * 2 === steps.length && !list.joined && !lists[index + 1]?.joined,
  );
  const others = stepsIn(lists.filter((_, index) => index !== again));
  return again >= 0 && isSame(others, lists[again]?.steps ?? []) ? others : steps;
}

function stepsIn(groups: readonly Group[]): readonly PathStep[] {
  return groups.flatMap((group) => group.steps);
}

function isSame(steps: readonly PathStep[], others: readonly PathStep[]): boolean {
  return (
    steps.length === others.length &&
    steps.every((step, index) => placeOf(step) !== undefined && placeOf(step) === placeOf(others[index]))
  );
}
