import cliProgress from 'cli-progress';
import type { BuildWatch } from '../games/build/build.ts';
import { counted } from '../games/counted.ts';
import type { Spending } from '../games/rewrite.ts';

/** Shows the progress of a build on standard error: a bar on a terminal, a line for each game and text elsewhere. */
export function buildProgress(stream: NodeJS.WriteStream = process.stderr): BuildWatch & { stop(): void } {
  return stream.isTTY ? bars(stream) : lines(stream);
}

const money = ({ cost, tokens }: Spending) => `$${cost.toFixed(4)}, ${tokens} tokens`;

function bars(stream: NodeJS.WriteStream): BuildWatch & { stop(): void } {
  let shown: { readonly stage: string; readonly bar: cliProgress.SingleBar } | undefined;
  const stop = () => {
    shown?.bar.stop();
    shown = undefined;
  };
  const show = (stage: string, done: number, total: number, note: string) => {
    if (shown?.stage !== stage) {
      stop();
      const bar = new cliProgress.SingleBar({ stream, format: `${stage} {bar} {value} of {total}  {note}` });
      bar.start(total, done, { note });
      shown = { stage, bar };
    }
    shown.bar.update(done, { note });
  };
  return {
    onGame: (done, total, { title }) => show('played   ', done, total, title),
    onText: (done, total, spent, failure) => {
      if (failure !== undefined) {
        stop();
        stream.write(`${failure}\n`);
      }
      show('rewritten', done, total, money(spent));
    },
    stop,
  };
}

function lines(stream: NodeJS.WriteStream): BuildWatch & { stop(): void } {
  return {
    onGame: (done, total, { id }, found) => {
      stream.write(
        `${done} of ${counted(total, 'game')}  ${id}: ${counted(found.segments.length, 'segment')} in ${counted(found.visits, 'visit')}\n`,
      );
    },
    onText: (done, total, spent, failure) => {
      stream.write(
        `${done} of ${counted(total, 'text')}  ${money(spent)}\n${failure === undefined ? '' : `  ${failure}\n`}`,
      );
    },
    stop: () => {},
  };
}
