import { answerOf, type Gold } from '../../datasets/questions.ts';
import type { GraphScore, PathScore } from '../../scoring/types.ts';
import type { Result } from '../result.ts';
import { type Asked, askedOf, type Subject, scoreOf } from '../subject.ts';
import { Tally } from '../tally.ts';

const NOTHING: readonly (string | null)[] = [null, '', ' \n\t\n', 'Qqq zzz.', '```\n```', '{}', '[]'];
const HOSTILE: readonly string[] = [
  '{'.repeat(2000),
  `graph {${'"a" -- '.repeat(2000)}`,
  '"\\'.repeat(1000),
  '\ud800\u0000\ufeff',
  `${'1. '.repeat(2000)}x`,
  '<think>'.repeat(1000),
  `${' '.repeat(20_000)}->`,
];

/** What must hold of every score, whatever the answer. */
export function checkScorerLaws(subject: Subject): Result {
  const { items, scorerName } = subject;
  const asked = askedOf(items);
  const tally = new Tally();
  const first = asked.map((each) => halfRight(each, subject));
  // Backwards: a scorer that remembers an answer or an item gives another value now.
  for (const [index, each] of [...asked.entries()].toReversed()) {
    const before = first[index] as GraphScore | PathScore;
    tally.add('same answer, same score', !same(before, halfRight(each, subject)), () => each.name);
    tally.add(
      'order of the gold is of no account',
      !same(before, halfRight(turned(each), subject, each)),
      () => each.name,
    );
    tally.add(
      'version of the scorer in every score',
      !before.scorer.startsWith(`${scorerName}@`),
      () => `${each.name} (${before.scorer})`,
    );
    for (const answer of [answerOf(each.gold), ...NOTHING, ...HOSTILE]) {
      const score = attempt(subject, answer, each);
      tally.add('never throws', score instanceof Error, () => `${each.name} (${(score as Error).message})`);
      if (score instanceof Error) continue;
      tally.add('values within 0 and 1', !isWithin(score), () => `${each.name} (${score.score})`);
      if (answer === null || NOTHING.includes(answer))
        tally.add(
          'no answer scores 0',
          score.score !== 0 || score.perfect,
          () => `${each.name} (${JSON.stringify(answer)})`,
        );
    }
  }
  return {
    id: 'consistency-scores',
    part: 'Consistency',
    question: 'Does the same answer always get the same score, with the version that gave it?',
    gate: true,
    status: tally.tried === 0 ? 'not established' : tally.failed === 0 ? 'pass' : 'fail',
    evidence: `${tally.tried} trials of ${tally.rows.length} laws: ${tally.failed} broken.`,
    method:
      'The first half of every right answer is scored twice, the second time in reverse order of the questions, and against its gold in another order; empty and hostile answers must not throw, nor give anything but a number from 0 to 1.',
    figures: [{ title: 'Laws', columns: ['Law', 'Trials', 'Broken'], rows: tally.rows }],
    findings: tally.findings,
  };
}

/** The score of the first half of the right answer, which is wrong enough to show the order in which things are done. */
function halfRight({ gold }: Asked, { scorer }: Subject, written: Asked | undefined = undefined) {
  const lines = answerOf((written?.gold ?? gold) as Gold).split('\n');
  return scoreOf(scorer, `${lines.slice(0, Math.ceil(lines.length / 2)).join('\n')}\n`, gold);
}

/** The same question with its gold in another order. */
function turned(asked: Asked): Asked {
  const { gold } = asked;
  if (gold.kind === 'graph') {
    const edges = gold.gold.edges.map(([a, b]) => [b, a] as const).toReversed();
    return { ...asked, gold: { kind: 'graph', gold: { edges } } };
  }
  const { paths, locations } = gold.gold;
  return {
    ...asked,
    gold: {
      kind: 'path',
      gold: { ...gold.gold, paths: paths.toReversed(), locations: locations.toReversed() },
    },
  };
}

function same(a: GraphScore | PathScore, b: GraphScore | PathScore): boolean {
  return (
    a.score === b.score && a.perfect === b.perfect && JSON.stringify(a.metrics) === JSON.stringify(b.metrics)
  );
}

function attempt(
  { scorer }: Subject,
  answer: string | null,
  { gold }: Asked,
): GraphScore | PathScore | Error {
  try {
    return scoreOf(scorer, answer, gold);
  } catch (error) {
    return error as Error;
  }
}

function isWithin({ score, metrics, perfect }: GraphScore | PathScore): boolean {
  return (
    score >= 0 &&
    score <= 1 &&
    (!perfect || score === 1) &&
    Object.values(metrics).every((value) => Number.isFinite(value) && value >= 0)
  );
}
