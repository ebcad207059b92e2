import type { Result } from '../result.ts';
import { rightAnswers, writings } from '../spellings/writings.ts';
import { askedOf, type Subject, scoreOf } from '../subject.ts';
import { Tally } from '../tally.ts';

/** Every right answer in every spelling must score exactly 1. */
export function checkSpellings({ items, scorer }: Subject): Result {
  const tally = new Tally();
  const asked = askedOf(items);
  for (const { gold, name } of asked)
    for (const right of rightAnswers(gold))
      for (const { spelling, write } of writings(right)) {
        const { score, perfect } = scoreOf(scorer, write(), gold);
        const kind = `${gold.kind === 'graph' ? 'map' : 'path'}, ${spelling}`;
        tally.add(
          kind,
          score !== 1 || !perfect,
          () => `${name} (${shortScore(score)}${score === 1 ? ', not perfect' : ''})`,
        );
      }
  return {
    id: 'scoring-spellings',
    part: 'Scoring',
    question: 'Does a right answer get full marks however it is written?',
    gate: true,
    status: tally.tried === 0 ? 'not established' : tally.failed === 0 ? 'pass' : 'fail',
    evidence: `${tally.tried} right answers to ${asked.length} questions in ${tally.rows.length} spellings: ${tally.failed} below 1.`,
    method:
      'Every accepted answer of every item, dev items too, is written in every spelling that its names allow (a name with a comma is not written in a list with commas), and must be scored exactly 1 and as perfect.',
    figures: [
      { title: 'Right answers by spelling', columns: ['Spelling', 'Answers', 'Below 1'], rows: tally.rows },
    ],
    findings: tally.findings,
  };
}

/** Three decimals: enough to find the answer again. */
export function shortScore(score: number): string {
  return String(Math.round(score * 1000) / 1000);
}
