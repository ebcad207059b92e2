import { mentionable } from '../datasets/mention.ts';
import { transcript } from './transcript.ts';
import { type Visit, visitsOf } from './visits.ts';
import type { Walk } from './walk.ts';
import { type NameFault, type ToldVisit, Window } from './window.ts';

/** Which windows may follow each other. */
export const WINDOW_STRATEGIES = ['touching', 'apart', 'overlapping'] as const;

/** When a window over a walk is good; the paper's values are in `PAPER_RULE`. */
export interface SegmentRule {
  /** Fewest and most different places. */
  readonly minPlaces: number;
  readonly maxPlaces: number;
  /** Fewest basic cycles and leaves of the map together: a straight line has 2. */
  readonly minComplexity: number;
  /**
   * `touching`: a segment may begin with the visit with which the one before it ended; `apart`: only after it;
   * `overlapping`: anywhere, so that every visit may end a segment.
   */
  readonly windows: (typeof WINDOW_STRATEGIES)[number];
}

/** The paper's section 2, with the windows that reproduce its published graph. */
export const PAPER_RULE: SegmentRule = { minPlaces: 6, maxPlaces: 20, minComplexity: 4, windows: 'touching' };

/** A good window: indices into the visits, both ends included. */
export interface Segment {
  readonly first: number;
  readonly last: number;
}

/** The segments of a walk, in its order. */
export interface FoundSegments {
  readonly visits: readonly Visit[];
  readonly segments: readonly Segment[];
  /** How many visits could have ended a segment but for the names of its places; the most frequent faults first. */
  readonly lostToNames: readonly (NameFault & { readonly visits: number })[];
}

/**
 * Finds the good segments of a walk. For each visit in turn as the end, the shortest good window that ends with it is
 * taken; the search goes on after it. Good are windows of the right number of places and complexity whose places have
 * names that are distinct, not inside one another, and in the transcript.
 */
export function findSegments(walk: Pick<Walk, 'turns'>, rule: SegmentRule = PAPER_RULE): FoundSegments {
  const visits = visitsOf(walk.turns);
  const told = visits.map((visit) => ({
    ...visit,
    words: mentionable(transcript(walk.turns.slice(visit.firstTurn, visit.lastTurn + 1))),
  }));
  const segments: Segment[] = [];
  const lost: NameFault[] = [];
  for (let last = 0; last < told.length; last++) {
    const found = shortestWindow(told, last, earliestStart(segments.at(-1), rule), rule);
    if (typeof found === 'number') segments.push({ first: found, last });
    else if (found !== undefined) lost.push(found);
  }
  return { visits, segments, lostToNames: tally(lost) };
}

function tally(lost: readonly NameFault[]): FoundSegments['lostToNames'] {
  const counts = new Map<string, NameFault & { visits: number }>();
  for (const fault of lost) {
    const key = JSON.stringify(fault);
    counts.set(key, { ...fault, visits: (counts.get(key)?.visits ?? 0) + 1 });
  }
  return [...counts.values()].sort((a, b) => b.visits - a.visits);
}

/** What was lost to names, a line for each fault. */
export function lostLines({
  visits,
  lostToNames,
}: Pick<FoundSegments, 'lostToNames'> & { visits: number }): string[] {
  return lostToNames.map(
    ({ fault, names, visits: lost }) =>
      `${lost} of ${visits} visits could end no segment: ${fault} (${names.join(', ')})`,
  );
}

function earliestStart(before: Segment | undefined, { windows }: SegmentRule): number {
  if (before === undefined || windows === 'overlapping') return 0;
  return windows === 'touching' ? before.last : before.last + 1;
}

/** Where the shortest good window with this end starts; or what was wrong with the names of the first that had none. */
function shortestWindow(
  visits: readonly ToldVisit[],
  last: number,
  earliest: number,
  { minPlaces, maxPlaces, minComplexity }: SegmentRule,
): number | NameFault | undefined {
  const window = new Window();
  let fault: NameFault | undefined;
  for (let first = last; first >= earliest; first--) {
    const visit = visits[first] as ToldVisit;
    if (visit.room === 0) break;
    window.grow(visit);
    if (window.places > maxPlaces) break;
    if (window.places < minPlaces || window.complexity < minComplexity) continue;
    if (window.nameFault === undefined) return first;
    fault ??= window.nameFault;
    // Of these faults only a name that is not in the text can be mended by an earlier visit.
    if (window.nameFault.fault !== 'name not in the text') break;
  }
  return fault;
}
