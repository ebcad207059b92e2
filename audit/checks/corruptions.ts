import { corruptionsOf } from '../corruptions/corruptions.ts';
import type { Result } from '../result.ts';
import { type Writing, writings } from '../spellings/writings.ts';
import { askedOf, type Subject, scoreOf } from '../subject.ts';
import { Tally } from '../tally.ts';
import { shortScore } from './spellings.ts';

const TOLERANCE = 1e-9;

/**
 * Every right answer with one thing wrong must score below 1, and, written as asked for, what a count by hand gives.
 * Each is also written in one more spelling, another one for each, as a scorer may overlook a fault in some only.
 */
export function checkCorruptions({ items, scorer }: Subject): Result[] {
  const below = new Tally();
  const values = new Tally();
  const asked = askedOf(items);
  let turn = 0;
  for (const each of asked)
    for (const { kind, what, said, expected } of corruptionsOf(each)) {
      const [plain, ...others] = writings(said) as [Writing, ...Writing[]];
      const other = others[turn++ % others.length] as Writing;
      const label = `${said.kind === 'graph' ? 'map' : 'path'}, ${kind}`;
      for (const { spelling, write } of [plain, other]) {
        const { score, perfect } = scoreOf(scorer, write(), each.gold);
        const place = () => `${each.name} (${[what, spelling].filter((part) => part !== '').join('; ')})`;
        below.add(label, score >= 1 || perfect, place);
        if (spelling !== plain.spelling) continue;
        values.add(
          label,
          !(Math.abs(score - expected) < TOLERANCE),
          () =>
            `${each.name} (${what}${what === '' ? '' : ': '}${shortScore(score)} for ${shortScore(expected)})`,
        );
      }
    }
  return [
    {
      id: 'scoring-corruptions',
      part: 'Scoring',
      question: 'Does a wrong answer get less than full marks?',
      gate: true,
      status: statusOf(below),
      evidence: `${below.tried} answers with one thing wrong, ${below.rows.length} kinds: ${below.failed} scored 1.`,
      method:
        'Every accepted answer is spoiled in one place in every way of the table, written as asked for and in one other spelling in turn. What is right all the same is left out: a palindrome reversed, another shortest path, two places exchanged that are connected alike.',
      figures: [
        { title: 'Spoiled answers by kind', columns: ['Kind', 'Answers', 'Scored 1'], rows: below.rows },
      ],
      findings: below.findings,
    },
    {
      id: 'scoring-values',
      part: 'Scoring',
      question: 'Is the score what a count by hand gives?',
      gate: true,
      status: statusOf(values),
      evidence: `${values.tried} answers with one thing wrong, written as asked for: ${values.failed} differ from F1 and edit distance as the audit counts them itself.`,
      findings: values.findings,
    },
  ];
}

function statusOf(tally: Tally): Result['status'] {
  if (tally.tried === 0) return 'not established';
  return tally.failed === 0 ? 'pass' : 'fail';
}
