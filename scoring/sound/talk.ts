import type { ListedPlaces } from './listedPlaces.ts';

/** Fewer words than this can be a name, whatever the listed ones are like. */
const LONG_FOR_A_NAME = 7;

/** Words that sentences are made of and names of places are not: one is enough. */
const SENTENCE_WORDS = new Set(
  (
    "i i'm i've i'll i'd me you you're your he she it it's its we we've they them their this these those is isn't are aren't was were " +
    "be been has have had having does doesn't do don't did didn't can cannot can't could would should must not there's here's let's " +
    'here hope helps let please sure certainly okay ok thanks thank thus therefore hence because since based ' +
    'there see goes walks enters arrives visits returns begins continues reaches proceeds travels climbs ' +
    'understood absolutely alright ist sind wie folgt voici voilà ecco siguiente suivant aquí ' +
    'following follows according unless which while whose who'
  ).split(' '),
);

/** Words in which one speaks about the answer. A line of nothing else is no place ("Final answer", "Total moves 4"). */
const TALK_WORDS = new Set(
  (
    'the a an my and or of in on to from by with for at as so then next finally first last now after before again ' +
    'final complete full entire whole overall correct right shortest direct visited walked traversed ordered chronological ' +
    'reverse reversed order sequence path paths route answer answers response solution result output conclusion list ' +
    'location locations place places names name step steps move moves total number count length distance ' +
    'start starting end ending begin finish done source target origin destination goal option main character step-by-step stop via waypoint intermediate ' +
    "character's protagonist's hero's journey itinerary traversal further more only other visits none n/a na unknown nothing etc yes no"
  ).split(' '),
);

/** What is counted: with a number, only these make talk ("Moves: 4"), since "Place 4" and "Room 101" are names. */
const COUNTED = new Set(
  'step steps move moves total number count length distance path route option answer'.split(' '),
);

/** Of these, one makes a label announce the answer. */
const ANSWER_WORDS = new Set(
  'path route answer response solution result output conclusion sequence order list journey itinerary traversal'.split(
    ' ',
  ),
);
const LABEL_WORDS = new Set(
  (
    'the a an my your our so thus therefore hence here is are this that of in to as be would it final complete full entire whole ' +
    'overall correct shortest direct visited walked traversed taken followed ordered chronological order sequence path ' +
    'route answer response solution result output conclusion list location locations place places room rooms names main character ' +
    "character's protagonist's hero's journey itinerary traversal step-by-step will been was were has have based on text story follows below given required requested wait okay ok now then actually correction corrected revised updated improved we get gives yields becomes"
  ).split(' '),
);
const REVERSED_WORDS = new Set(['reverse', 'reversed', 'reversing', 'backward', 'backwards']);
/** Where the reverse order is asked for, a label with one of these gives the walk that was reversed. */
const FORWARD_WORDS = new Set(['original', 'forward', 'forwards', 'chronological']);

const COMMENTARY =
  /^(?:(?:brief|short|detailed|my|some|additional|further|the|step-by-step|supporting) ){0,2}(?:explanations?|reasoning|rationale|notes?|drafts?|justification|analysis|thinking|thoughts|thought process|remarks?|comments?|summary|details|breakdown|evidence|verification|check|context|background|text evidence|input text|confidence|exits?|(?:connections?|edges|links|transitions|adjacency(?: list)?|map|graph)(?: used)?|score|sources? used|(?:(?:here's|here is|that's|this is) )?why(?: .{0,40})?)$/;

/** Places that are named to say that they are no part of the path. */
const LEFT_OUT =
  /^(?:(?:(?:locations|places|rooms) )?(?:(?:that )?(?:are |were )?not |un)(?:visited|included|used)|(?:other|remaining|only mentioned|excluded|omitted|skipped)(?= (?:locations|places|rooms)))(?: .{0,40})?$/;

/** The words of a text in lower case, without the signs around them. */
function wordsOf(text: string): string[] {
  return text
    .toLowerCase()
    .replaceAll('’', "'")
    .split(/[\s()[\]{}"“”*_`#,;:!?…—–>]/)
    .map((word) => (word.endsWith('.') ? word.slice(0, -1) : word))
    .filter((word) => word !== '' && word !== '-');
}

/**
 * Whether words that fit no place are talk rather than the name of a place that the model made up: a question or an
 * exclamation, too long for a name, or with a word that no name has, or of no other words than those in which one
 * speaks about an answer. Everything else is a name, since an invented place must count as a wrong step.
 */
export function isTalk(text: string, places: ListedPlaces): boolean {
  if (/[!?！？]$/.test(text)) return true;
  if (text.length > 300) return true;
  const words = wordsOf(text);
  if (words.length >= Math.max(LONG_FOR_A_NAME, places.longest + 2)) return true;
  if (words.some((word) => SENTENCE_WORDS.has(word))) return true;
  const numbers = words.filter((word) => /^\p{N}+$/u.test(word));
  const rest = words.filter((word) => !numbers.includes(word));
  if (
    rest.every((word) => TALK_WORDS.has(word)) &&
    (numbers.length === 0 || rest.some((word) => COUNTED.has(word)))
  )
    return true;
  return isAnnouncement(words);
}

/**
 * "Shortest path from the hall to the attic", "Path taken by Anna", "Anna's journey": speaks about the path, names no
 * place.
 */
function isAnnouncement(words: readonly string[]): boolean {
  if (/'s? (?:journey|itinerary|traversal|walkthrough)$/.test(words.join(' '))) return true;
  const noun = words.findIndex((word) => !LABEL_WORDS.has(word) || ANSWER_WORDS.has(word));
  return (
    ANSWER_WORDS.has(words[noun] as string) &&
    /^(?:from|between|for|to|of|taken|visited|in|by)$/.test(words[noun + 1] as string) &&
    words.length > noun + 2
  );
}

/** What a label says of the lines under it. */
export type Role = 'answer' | 'commentary';

/**
 * The role of a label ("Final answer", "The shortest path is", "Explanation"), without its colon; undefined for any
 * other. An answer label consists of closed words only, so that "Return path", "Path 2" and "Alternative path" are
 * none: what stands under them is part of what was answered.
 *
 * @param reversed whether the path was asked for in reverse order, so that "Reversed" announces it
 */
export function labelRole(label: string, reversed: boolean): Role | undefined {
  if (label.length > 120) return undefined;
  const words = wordsOf(label);
  const text = words.join(' ');
  if (COMMENTARY.test(text) || LEFT_OUT.test(text)) return 'commentary';
  if (reversed && /^(?:this|that|which|it) is .{0,20}\breverse of\b/.test(text)) return undefined;
  if (reversed && isForward(words)) return 'commentary';
  const known = (word: string) => LABEL_WORDS.has(word) || (reversed && REVERSED_WORDS.has(word));
  const announces = (word: string) => ANSWER_WORDS.has(word) || (reversed && REVERSED_WORDS.has(word));
  const announced = text === 'final' || words.some(announces);
  return announced && words.every(known) ? 'answer' : undefined;
}

/** "Original order": of no other words than those of labels, and none that speaks of the reverse. */
function isForward(words: readonly string[]): boolean {
  return (
    words.some((word) => FORWARD_WORDS.has(word)) &&
    words.every((word) => LABEL_WORDS.has(word) || FORWARD_WORDS.has(word))
  );
}

/** Whether a label names an end of the path, as the prompts of tasks 3 and 4 do. */
export function endpointLabel(label: string): 'from' | 'to' | undefined {
  const word = label.trim().toLowerCase();
  if (/^(?:source|from|start(?:ing)?|origin|initial)(?: (?:point|location|place|room))?$/.test(word))
    return 'from';
  if (/^(?:target|to|end(?:ing)?|goal|destination|final)(?: (?:point|location|place|room))?$/.test(word))
    return 'to';
  return undefined;
}

/** Words that lead from one step to the next and belong to neither. */
const DIRECTION = '(?:back|(?:north|south)(?:-?(?:east|west))?|east|west|up|down|in|out|upstairs|downstairs)';
const CONNECTIVE = new RegExp(
  '^(?:(?:and|then|next|finally|lastly|first|afterwards|now|again|back|return(?:s|ed|ing)? to|' +
    `(?:go|move|walk|head|continue|proceed|travel|climb)(?:e?s)? (?:${DIRECTION} )?to|${DIRECTION} to|to|` +
    '(?:enter|visit|reach)(?:e?s)?|(?:arrive|start|end|begin)s? (?:at|in))\\b[,:]?\\s{1,4}(?:(?:in)?to\\s{1,4})?){1,3}',
  'i',
);
/** Between steps, on a line of their own. */
const LINK = new RegExp(
  '^(?:(?:and )?then|next|and|finally|to|v|(?:strict )?(?:di)?graph(?: \\S{0,20})?(?: \\{)?|flowchart \\w{2}|' +
    '(?:(?:go|head|move|walk|climb|turn) )?(?:(?:north|south)(?:-?(?:east|west))?|east|west|up|down|in|out|left|right)(?:wards?)?|' +
    '["\']?(?:step|order|index|id|number|no|position)["\']?\\s?[:=]\\s?["\']?\\p{Nd}{1,4}["\']?)$',
  'iu',
);

/**
 * Whether a line only links the steps around it: "then", a `v` for an arrow, the way that a move goes ("north"), the
 * number of a step in a field of its own ("step: 2"), the head of a graph.
 */
export function isLink(text: string): boolean {
  return LINK.test(text);
}

/** The words after "and then", "back to" and the like; the same words where there is none. */
export function withoutConnective(text: string): string {
  const found = CONNECTIVE.exec(text);
  return found && found[0].length < text.length ? text.slice(found[0].length) : text;
}
