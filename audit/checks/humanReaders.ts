import type { Result } from '../result.ts';

/** What only people can find out. */
export function checkHumanReaders(): Result {
  return {
    id: 'human',
    part: 'Ceiling',
    question: 'Can people answer every question?',
    gate: false,
    status: 'not established',
    evidence: 'No reading by people is recorded. A program cannot tell whether a story is clear to a reader.',
  };
}
