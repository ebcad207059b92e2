import { isWithin } from '../../session.ts';
import type { ObjectNames } from '../names.ts';
import type { Findings } from './finding.ts';
import { mentioned } from './mentions.ts';
import type { Metric } from './metric.ts';
import type { Reference } from './trace.ts';

/** Titles of checkpoints that stand for having something. */
const HAVING =
  /\b(?:tak(?:e|es|en|ing)|took|gets?|got|getting|acquir|obtain|collect|retriev|recover|pick|find|found|grab|have|has|had|carr|steal|stole)/i;

/**
 * Checkpoints that stand for having a thing, by their title, and fire before the player has it: whoever stops there, or
 * goes another way, is credited all the same.
 */
export function checkEarly(
  findings: Findings,
  metric: Metric,
  names: ObjectNames,
  player: number,
  { steps, name }: Reference,
): void {
  if (metric.form !== 'strings') return;
  for (const { id, title, means } of metric.marks) {
    const fired = steps.find(({ fresh }) => fresh.includes(id));
    if (fired === undefined || means !== undefined || !HAVING.test(title)) continue;
    for (const namesakes of mentioned(title, names)) {
      const had = steps.find(({ parents }) => namesakes.some((object) => isWithin(parents, object, player)));
      if (had !== undefined && had.step > fired.step)
        findings.add(
          'wrong marked right',
          id,
          `reached at step ${fired.step} (${fired.command}) of ${name}, ${had.step - fired.step} before the ${names[namesakes[0] as number]} is had at step ${had.step} (${had.command})`,
        );
    }
  }
}
