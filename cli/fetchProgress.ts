import cliProgress from 'cli-progress';
import type { Watch } from '../datasets/published/fetch.ts';

/** Shows the progress of a fetch on standard error: a bar on a terminal, a line for each quarter elsewhere. */
export function fetchProgress(stream: NodeJS.WriteStream = process.stderr): Watch {
  return stream.isTTY ? bar(stream) : lines(stream);
}

const megabytes = (bytes: number) => `${(bytes / 1e6).toFixed(1)} MB`;

function bar(stream: NodeJS.WriteStream): Watch {
  let shown: cliProgress.SingleBar | undefined;
  const stop = () => {
    shown?.stop();
    shown = undefined;
  };
  return {
    onStart: (at) => stream.write(`fetching ${at}\n`),
    onProgress: (_at, received, total) => {
      const all = total === undefined ? 'unknown size' : megabytes(total);
      const payload = { received: megabytes(received), all };
      if (shown === undefined) {
        shown = new cliProgress.SingleBar({
          stream,
          format: '  {bar} {percentage} %  {received} of {all}',
          clearOnComplete: true,
        });
        shown.start(total ?? 0, received, payload);
      }
      shown.update(received, payload);
    },
    onRetry: (_at, problem) => {
      stop();
      stream.write(`  ${problem}\n`);
    },
    onEnd: stop,
  };
}

function lines(stream: NodeJS.WriteStream): Watch {
  let quarter = 0;
  return {
    onStart: (at) => {
      quarter = 0;
      stream.write(`fetching ${at}\n`);
    },
    onProgress: (_at, received, total = 0) => {
      const now = total === 0 ? 0 : Math.floor((4 * received) / total);
      if (now > quarter) stream.write(`  ${now * 25} %  ${megabytes(received)} of ${megabytes(total)}\n`);
      quarter = now;
    },
    onRetry: (_at, problem) => void stream.write(`  ${problem}\n`),
  };
}
