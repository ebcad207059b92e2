import cliProgress from 'cli-progress';
import { STEPS } from '../audit/audit.ts';

/** Shows the steps of an audit on a terminal, and nothing elsewhere. */
export function auditProgress(stream: NodeJS.WriteStream = process.stderr): {
  onStep: (step: string) => void;
  onEnd: () => void;
} {
  if (!stream.isTTY) return { onStep: () => {}, onEnd: () => {} };
  const bar = new cliProgress.SingleBar({
    stream,
    format: '  {bar} {percentage} %  {step}',
    clearOnComplete: true,
  });
  let begun = 0;
  bar.start(STEPS, 0, { step: '' });
  return { onStep: (step) => bar.update(begun++, { step }), onEnd: () => bar.stop() };
}
