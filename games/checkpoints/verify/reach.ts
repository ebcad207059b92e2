import type { Findings } from './finding.ts';
import type { Metric } from './metric.ts';
import { reachedBy, type Trace } from './trace.ts';

/** Checkpoints that no play reaches, or none within the cap. */
export function checkReach(findings: Findings, metric: Metric, traces: readonly Trace[]): void {
  for (const { id } of metric.marks) {
    const steps = traces.flatMap(({ steps }) =>
      steps.filter(({ fresh }) => fresh.includes(id)).map(({ step }) => step),
    );
    const first = Math.min(...steps);
    if (steps.length === 0) findings.add('impossible', id, 'no given play reaches it');
    else if (metric.cap !== undefined && first > metric.cap)
      findings.add('impossible', id, `first reached at step ${first}, and the cap is ${metric.cap}`);
  }
}

/** The cap must leave room to look around: twice what the reference takes. */
export function checkCap(findings: Findings, { cap }: Metric, traces: readonly Trace[]): void {
  if (cap === undefined) return;
  for (const { name, steps, won } of traces) {
    const length = steps.length - 1;
    if (won && cap < 2 * length)
      findings.add(
        'cap',
        null,
        `the cap of ${cap} steps is less than twice the ${length} of ${name}: allow at least ${2 * length}`,
      );
  }
}

/** What must hold in any one play: progress never falls, each checkpoint adds to it, and it is 100 exactly when won. */
export function checkPlay(findings: Findings, metric: Metric, trace: Trace): void {
  const { steps, name } = trace;
  for (const { step, command, fresh, progress, won } of steps) {
    const before = steps[step - 1];
    const where = `at step ${step} (${command ?? 'the opening'}) of ${name}`;
    if (before !== undefined && progress < before.progress)
      findings.add('falls', null, `progress falls from ${before.progress} to ${progress} ${where}`);
    const earlier = fresh.length === 0 ? new Set<string>() : reachedBy(trace, step - 1);
    for (const id of fresh) {
      const [without, having] = [metric.progress(earlier), metric.progress(new Set([...earlier, id]))];
      if (without === having) findings.add('inert', id, `reached ${where}, and progress stays at ${without}`);
    }
    if (progress === 100 && !won && (before === undefined || before.progress < 100))
      findings.add('win', fresh.at(-1) ?? null, `progress is 100 ${where}, and the game is not won`);
    if (won && progress < 100)
      findings.add('win', null, `the game is won ${where}, and progress is ${progress}`);
  }
}

/** Checkpoints whose meaning the file gives, held against it at every step of a play. */
export function checkMeaning(findings: Findings, metric: Metric, { steps, name }: Trace): void {
  for (const { id, means } of metric.marks) {
    if (means === undefined) continue;
    const fired = steps.find(({ fresh }) => fresh.includes(id));
    const meant = steps.find(({ meant }) => meant.includes(id));
    if (fired !== undefined && (meant === undefined || meant.step > fired.step))
      findings.add(
        'wrong marked right',
        id,
        `reached at step ${fired.step} (${fired.command}) of ${name}, and what it stands for ${meant === undefined ? 'never comes true there' : `comes true only at step ${meant.step} (${meant.command})`}`,
      );
    if (fired === undefined && meant !== undefined)
      findings.add(
        'right marked wrong',
        id,
        `what it stands for comes true at step ${meant.step} (${meant.command}) of ${name}, and it is never reached`,
      );
  }
}
