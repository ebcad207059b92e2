import { expect, test } from '@jest/globals';
import { fetchProgress } from '../../cli/fetchProgress.ts';

/** What a download of 10 MB shows on a stream. */
function shown(isTTY: boolean): string {
  let text = '';
  const stream = {
    isTTY,
    write: (part: string) => {
      text += part;
      return true;
    },
    cursorTo: () => true,
    moveCursor: () => true,
    clearLine: () => true,
    clearScreenDown: () => true,
    columns: 100,
  };
  const { onStart, onProgress, onRetry, onEnd } = fetchProgress(stream as unknown as NodeJS.WriteStream);
  onStart?.('http://x/plugh.json');
  for (const received of [0, 1e6, 3e6, 6e6]) onProgress?.('', received, 10e6);
  onRetry?.('', 'the connection was cut; attempt 2 of 5');
  for (const received of [6e6, 10e6]) onProgress?.('', received, 10e6);
  onEnd?.('');
  return text;
}

test('without a terminal there is a line for each quarter', () => {
  expect(shown(false).split('\n')).toEqual([
    'fetching http://x/plugh.json',
    '  25 %  3.0 MB of 10.0 MB',
    '  50 %  6.0 MB of 10.0 MB',
    '  the connection was cut; attempt 2 of 5',
    '  100 %  10.0 MB of 10.0 MB',
    '',
  ]);
});

test('on a terminal there is a bar, which makes room for what goes wrong', () => {
  const text = shown(true);
  expect(text).toMatch(/^fetching http:\/\/x\/plugh\.json\n/);
  expect(text).toContain('  the connection was cut; attempt 2 of 5\n');
  expect(text).toMatch(/=+ 100 % {2}10\.0 MB of 10\.0 MB/);
});
