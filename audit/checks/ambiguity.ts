import { encounterHint, leavingHint } from '../../datasets/hints.ts';
import type { Item } from '../../datasets/item.ts';
import { mentions } from '../../datasets/mention.ts';
import { findMentions } from '../../providers/places.ts';
import { resolveName, strictName } from '../../scoring/sound/names.ts';
import { count, type Result } from '../result.ts';
import { type Asked, askedOf, type Subject, scoredItems, scoreOf } from '../subject.ts';

/** Whether names, hints and paths have one reading each, and what can be right for a wrong reason. */
export function checkAmbiguity(subject: Subject): Result[] {
  const { items } = subject;
  const names = items.flatMap(nameFindings);
  const hints = items.flatMap(hintFindings);
  const near = items.flatMap(nearNames);
  const unclear = items.flatMap(unclearMentions);
  const withObjects = items.filter(
    ({ task4, objects }) => task4 !== undefined && objects !== undefined,
  ).length;
  const withHints = items.filter(({ task4 }) => task4 !== undefined).length;
  const palindromes = items.filter(({ path }) => path !== undefined && isSame(path, path.toReversed()));
  const echoed = askedOf(scoredItems(subject)).flatMap((asked) => echoes(asked, subject));
  return [
    {
      id: 'ambiguity',
      part: 'Scoring',
      question: 'Have names, hints and paths one reading?',
      gate: true,
      status: names.length + hints.length > 0 ? 'fail' : withObjects < withHints ? 'not established' : 'pass',
      evidence: `${items.reduce((sum, { locations }) => sum + locations.length, 0)} names: ${names.length} with two readings; hints of ${withObjects} of ${withHints} questions could be held against the objects of their item: ${hints.length} with no reading or two. ${count(near.length, 'pair')} of names differ by little, and ${count(unclear.length, 'mention')} in the texts may mean another place.`,
      method:
        'Fails: two names of an item that are the same once case, articles and punctuation are levelled, or a name that is taken for another; a hint whose object is not there, is part of the name of another object, or has no such place, or that does not mean the end of the answers; a path that stays where it is. Listed only: names that the weaker tiers of matching take for each other where one of them is not known, and mentions that two names share.',
      findings: [...names, ...hints, ...near, ...unclear],
    },
    {
      id: 'coincidences',
      part: 'Scoring',
      question: 'Can a wrong reading give a right answer?',
      gate: false,
      status: 'note',
      evidence: `${count(palindromes.length, 'palindromic path')} (task2b = task2a); ${count(echoed.length, 'answer')} equal to that of an example.`,
      findings: [
        ...palindromes.map(
          ({ id }) => `${id}: the path is the same in reverse order, so that task2b repeats task2a`,
        ),
        ...echoed,
      ],
    },
  ];
}

function nameFindings({ id, locations, path }: Item): string[] {
  const clash = locations.flatMap((name, index) =>
    locations
      .slice(index + 1)
      .filter((other) => strictName(name) === strictName(other))
      .map((other) => `${id}: "${name}" and "${other}" are one name when levelled`),
  );
  const taken = locations.flatMap((name) => {
    const meant = resolveName(name, locations)?.place;
    return meant === name ? [] : [`${id}: "${name}" is taken for "${meant ?? 'no place'}"`];
  });
  const stays = (path ?? []).flatMap((step, at) =>
    at > 0 && step === path?.[at - 1] ? [`${id}: the path stays in "${step}" at step ${at + 1}`] : [],
  );
  return [...clash, ...taken, ...stays];
}

/** Names so near each other that a free rendering of one gets no credit, as it may mean the other. */
function nearNames({ id, locations }: Item): string[] {
  return locations.flatMap((name, index) =>
    locations
      .slice(index + 1)
      .filter((other) => resolveName(name, [other]) !== undefined)
      .map(
        (other) =>
          `${id}: "${name}" and "${other}" differ by little: what is neither word for word gets no credit`,
      ),
  );
}

function hintFindings({ id, task4, objects, text }: Item): string[] {
  if (task4 === undefined || objects === undefined) return [];
  const ends = [
    [task4.from, task4.answers[0]?.[0]],
    [task4.to, task4.answers[0]?.at(-1)],
  ] as const;
  const problems = ends.flatMap(([hint, end]) => {
    const meant = objects.flatMap((object) => [
      ...(hint === encounterHint(object) ? [{ ...object, place: object.first }] : []),
      ...(hint === leavingHint(object) ? [{ ...object, place: object.left }] : []),
    ]);
    const [only, other] = meant;
    if (only === undefined || other !== undefined)
      return [`"${hint}" means ${only === undefined ? 'no object' : 'several objects'} of the item`];
    const { name, place = 'no place' } = only;
    const longer = objects.find((object) => object.name !== name && mentions(object.name, name))?.name;
    return [
      ...(place === end ? [] : [`"${hint}" means ${place}, and the answer has ${end}`]),
      ...(longer === undefined ? [] : [`"${name}" is part of the name of another object, "${longer}"`]),
      ...(mentions(text, name) ? [] : [`"${name}" is not in the text`]),
    ];
  });
  return problems.map((problem) => `task4 · ${id}: ${problem}`);
}

/** Mentions that two names of the item claim. */
function unclearMentions({ id, text, locations }: Item): string[] {
  const named = locations.flatMap((name) =>
    findMentions(text, [name]).map(({ at }) => ({ name, at, end: at + name.length })),
  );
  return named.flatMap((a) =>
    named
      .filter((b) => a !== b && a.at <= b.at && b.at < a.end && (a.at < b.at || a.name > b.name))
      .map((b) => `${id}: "${text.slice(a.at, Math.max(a.end, b.end))}" may be ${a.name} or ${b.name}`),
  );
}

/** Whether one of the examples has this very answer, which copying it would give. */
function echoes({ item, task, gold, name }: Asked, { dataset, scorer }: Subject): string[] {
  return dataset
    .shots(item, task)
    .flatMap(({ answer }, index) =>
      scoreOf(scorer, answer, gold).perfect ? [`${name}: example ${index + 1} has the same answer`] : [],
    );
}

function isSame(a: readonly string[], b: readonly string[]): boolean {
  return a.length === b.length && a.every((step, index) => step === b[index]);
}
