import { describe, expect, test } from '@jest/globals';
import { strictName } from '../../../scoring/sound/names.ts';
import { soundPath } from '../../../scoring/sound/path.ts';
import type { PathTask } from '../../../scoring/types.ts';
import { goldenCases } from '../golden.ts';
import { naiveDistance } from './pathHelp.ts';

interface PathCase {
  readonly id: string;
  readonly task: PathTask;
  readonly kind: string;
  readonly gold: string[] | string[][];
  readonly response: string | null;
}

const TALK =
  /^(?:# Response|## Path|\*\*Path:\*\*|Option \d:|```|Here is the path:|.*path is(?: as follows)?:|Sure! .*|I hope this helps!|Note: .*|This path has .*|\(The other route .*\)|There is no path .*|The text does not say\.|Please provide more detail\.|I'm sorry, .*|\*|1\.|assistant)$/;

/** How the case files write each kind, undone: the lines of the answer with nothing but names in them. */
function bareLines(kind: string, response: string): string[] {
  const text = response.replace(/\r\n?/g, '\n');
  if (kind === 'assistant') return (text.split('assistant\n\n')[0] as string).split('\n');
  if (kind === 'arrow-line') return text.split(' -> ');
  if (kind === 'arrow-uni') return text.split(' → ');
  if (kind === 'arrow-trail') return text.split('\n').map((line) => line.replace(/ ->$/, ''));
  if (kind === 'json' || kind === 'json-indent') return JSON.parse(text) as string[];
  if (kind === 'pylist')
    return [...text.matchAll(/'([^']*)'|"([^"]*)"/g)].map((item) => (item[1] ?? item[2]) as string);
  if (kind === 'quoted' || kind === 'backtick') return text.split('\n').map((line) => line.slice(1, -1));
  if (kind === 'comma-trail' || kind === 'dot-trail')
    return text.split('\n').map((line) => line.replace(/[,.]$/, ''));
  if (kind === 'annot') return text.split('\n').map((line) => line.replace(/ \((?:start|end)\)$/, ''));
  if (kind === 'annot-desc') return text.split('\n').map((line) => line.replace(/ - the hero .*$/, ''));
  if (kind === 'dash' || kind === 'star' || kind === 'dot')
    return text.split('\n').map((line) => line.slice(2));
  if (kind === 'hash-lines') return text.split('\n').map((line) => line.replace(/^ ?#/, ''));
  if (kind === 'num-mixed') {
    return text.split('\n').map((line) => line.replace(/^\d+(?:\.\d+)?\s?[.:)]\s*/, ''));
  }
  if (
    kind.startsWith('num') ||
    kind.startsWith('bold') ||
    /^(?:crlf-num|header2|both-prose-num)$/.test(kind)
  ) {
    const unnumbered = text
      .split('\n')
      .map((line) => (TALK.test(line) ? line : line.replace(/^ ?\p{Nd}+[.)]? ?/u, '')));
    return unnumbered.map((line) => (TALK.test(line) ? line : line.replace(/^\*\*(.*)\*\*$/, '$1')));
  }
  return text.split('\n');
}

/** Each of these changes names, so that only a bound can be said without the tiers of names. */
const RENAMING = new Set(['rename', 'art-drop', 'truncated']);
/** In these the names of one line are only parted where each is listed, which the case files do not say. */
const commaSteps = (response: string, names: ReadonlySet<string>): string[] => {
  const steps: string[] = [];
  const parts = response.split(', ');
  for (let at = 0; at < parts.length; at++) {
    const two = `${parts[at]}, ${parts[at + 1]}`;
    if (names.has(strictName(two))) at++;
    steps.push(names.has(strictName(two)) ? two : (parts[at] as string));
  }
  return steps.every((step) => names.has(strictName(step))) ? steps : [response];
};

describe('every golden path answer', () => {
  const kinds = Map.groupBy(goldenCases<PathCase>('paths'), (each) => each.kind);

  test.each([...kinds])('of kind %s', (kind, cases) => {
    const found: Record<string, unknown> = {};
    const expected: Record<string, unknown> = {};
    for (const each of cases) {
      const paths = (Array.isArray(each.gold[0]) ? each.gold : [each.gold]) as string[][];
      const locations = [...new Set(paths.flat())].sort();
      const names = new Set(locations.map(strictName));
      const response = each.response ?? '';
      const lines = kind === 'comma-line' ? commaSteps(response, names) : bareLines(kind, response);
      const steps = lines
        .map((line) => line.replace(/^[\s\p{Cc}\p{Cf}]+|[\s\p{Cc}\p{Cf}]+$/gu, ''))
        .filter((line) => line !== '' && !TALK.test(line))
        .map(strictName);
      const rights = paths.map((path) => (each.task === 'task2b' ? path.toReversed() : path).map(strictName));
      const { metrics } = soundPath(each.response, { task: each.task, paths, locations });
      const right = Math.min(...rights.map((each) => naiveDistance(steps, each)));
      if (RENAMING.has(kind)) {
        expect(metrics.distance).toBeLessThanOrEqual(metrics.strict_distance as number);
        expect(metrics.strict_distance).toBeLessThanOrEqual(right);
        continue;
      }
      expected[each.id] = [right, right];
      found[each.id] = [metrics.distance, metrics.strict_distance];
    }
    expect(found).toEqual(expected);
  });
});
