import type { Session } from '../../session.ts';
import type { Findings } from './finding.ts';
import type { Metric } from './metric.ts';
import { playOn, type Reference, reachedBy, type Trace } from './trace.ts';

/** Two stretches of a play, one after the other, that both start and end in one room: steps from+1…middle, middle+1…to. */
export interface Swap {
  readonly room: number;
  readonly from: number;
  readonly middle: number;
  readonly to: number;
}

/** A swap after which the play still wins. */
export interface Reordering {
  readonly swap: Swap;
  readonly trace: Trace;
}

/**
 * All swaps of a play: for each room, every choice of three of the visits to it. Of a visit the last step counts, so
 * that what is done in the room stays before what is done outside.
 */
export function swapsOf({ steps }: Trace): Swap[] {
  const visits = new Map<number, number[]>();
  for (const { step, room } of steps) {
    if (room !== 0 && steps[step + 1]?.room !== room) visits.set(room, [...(visits.get(room) ?? []), step]);
  }
  const swaps: Swap[] = [];
  for (const [room, ends] of visits)
    for (const [first, from] of ends.entries())
      for (const [second, middle] of ends.slice(first + 1).entries())
        for (const to of ends.slice(first + second + 2)) swaps.push({ room, from, middle, to });
  return swaps;
}

/** Plays one swap; undefined where a stretch does not lead back to the room, or the play no longer wins. */
export function tryOrder(
  session: Session,
  reference: Reference,
  swap: Swap,
  metric: Metric,
): Reordering | undefined {
  const { from, middle, to, room } = swap;
  const commands = reference.steps.slice(1).map(({ command }) => command as string);
  const between = from + to - middle;
  const reordered = [...commands.slice(middle, to), ...commands.slice(from, middle), ...commands.slice(to)];
  const trace = playOn(
    session,
    { ...reference, name: `${reference.name} with ${described(swap)}` },
    from,
    reordered,
    metric,
    (step) => (step.step !== between && step.step !== to) || step.room === room,
  );
  return trace.won ? { swap, trace } : undefined;
}

/** A swap in words. */
export function described({ from, middle, to }: Swap): string {
  return `steps ${middle + 1}–${to} before ${from + 1}–${middle}`;
}

/**
 * What must hold between two orders of one play: a stretch that reaches the same checkpoints in both adds the same to
 * progress in both.
 */
export function checkOrder(
  findings: Findings,
  metric: Metric,
  reference: Trace,
  { swap, trace }: Reordering,
): void {
  const { from, middle, to } = swap;
  const between = from + to - middle;
  const stretches = [
    {
      inOne: gain(reference, from, middle),
      inOther: gain(trace, between, to),
      first: from + 1,
      last: middle,
    },
    { inOne: gain(reference, middle, to), inOther: gain(trace, from, between), first: middle + 1, last: to },
  ];
  for (const { inOne, inOther, first, last } of stretches) {
    if (inOne.ids.join() !== inOther.ids.join() || inOne.ids.length === 0) continue;
    if (Math.abs(inOne.points - inOther.points) < 1e-6) continue;
    findings.add(
      'order',
      inOne.ids.at(-1) ?? null,
      `steps ${first}–${last} of ${reference.name} reach ${inOne.ids.join(', ')} and add ${inOne.points}; in the other order (${described(swap)}, which wins too) they reach the same and add ${inOther.points}. After the first stretch alone, progress is ${at(reference, middle)} in one order and ${at(trace, between)} in the other`,
    );
  }
  for (const { step } of trace.steps) checkSet(findings, metric, trace, step);
}

interface Gain {
  readonly ids: readonly string[];
  readonly points: number;
}

/** What the steps after one, up to another, reach and add. */
function gain(trace: Trace, after: number, to: number): Gain {
  const ids = trace.steps.slice(after + 1, to + 1).flatMap(({ fresh }) => fresh);
  return { ids: ids.sort(), points: at(trace, to) - at(trace, after) };
}

function at({ steps }: Trace, step: number): number {
  return steps[step]?.progress ?? 0;
}

/** Progress is that of the set reached, in whatever order it was. */
function checkSet(findings: Findings, metric: Metric, trace: Trace, step: number): void {
  const { progress } = trace.steps[step] as Trace['steps'][number];
  const ofSet = metric.progress(new Set([...reachedBy(trace, step)].sort()));
  if (progress !== ofSet)
    findings.add(
      'order',
      null,
      `after step ${step} of ${trace.name}, progress is ${progress}, and ${ofSet} for the same checkpoints in another order`,
    );
}
