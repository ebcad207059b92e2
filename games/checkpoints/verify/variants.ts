import { isWithin, type Session } from '../../session.ts';
import { parentOf } from '../../tree.ts';
import type { ObjectNames } from '../names.ts';
import type { Findings } from './finding.ts';
import { mentions } from './mentions.ts';
import type { Metric } from './metric.ts';
import { Phrases } from './phrases.ts';
import { checkMeaning } from './reach.ts';
import { playOn, type Reference, type Step, type Trace } from './trace.ts';

const TAKING = /^(?:take|get|grab|carry|pick up)\s/i;
const PUTTING = /^(?:put|place|insert|drop)\s/i;

/** Other things in a place that are tried in the place of the right one. */
const OTHERS = 6;

/** Objects that a command brought somewhere. */
interface Effect {
  readonly objects: readonly number[];
  /** Where they are after it: the player, or what they were put in. */
  readonly place: number;
}

/**
 * Replays the commands of a play that take or put things in other words. Where the same things come to the same
 * place, the same checkpoints must be reached; where other things do, a checkpoint that fires all the same is wrong.
 */
export class Variants {
  /** How many other wordings were played. */
  played = 0;
  private readonly session: Session;
  private readonly names: ObjectNames;
  private readonly metric: Metric;
  private readonly findings: Findings;
  private readonly phrases: Phrases;

  constructor(session: Session, names: ObjectNames, metric: Metric, findings: Findings) {
    this.session = session;
    this.names = names;
    this.metric = metric;
    this.findings = findings;
    this.phrases = new Phrases(session, names);
  }

  check(reference: Reference): void {
    for (const step of reference.steps) {
      if (TAKING.test(step.command ?? '')) this.checkTake(reference, step);
      else if (PUTTING.test(step.command ?? '') && step.fresh.length > 0) this.checkPut(reference, step);
    }
  }

  private checkTake(reference: Reference, step: Step): void {
    const player = this.session.player.object;
    const before = reference.steps[step.step - 1] as Step;
    const taken = [...step.parents.keys()].filter(
      (object) => parentOf(step.parents, object) === player && !isWithin(before.parents, object, player),
    );
    const said = taken.map((object) => this.phrases.toTake(reference, before.step, object));
    if (taken.length === 0 || said.includes(undefined)) return;
    const effect = { objects: taken, place: player };
    const phrases = said as string[];
    const other = this.takeable(reference, before, taken);
    const sameThings = [
      phrases.map((phrase) => `take ${phrase}`),
      [`take ${phrases.join(' and ')}`],
      [`take ${[...phrases].reverse().join(' and ')}`],
      ...(other === undefined ? [] : [[`take ${[...phrases, other].join(' and ')}`]]),
      ['take all'],
    ];
    for (const commands of sameThings) this.judge(reference, step, commands, effect);
    if (step.fresh.length === 0) return;
    const nonsense = this.untakeable(reference, before);
    const otherThings = [
      ...(phrases.length > 1 ? phrases.map((phrase) => [`take ${phrase}`]) : []),
      ...(phrases.length > 1 && nonsense !== undefined
        ? phrases.map((phrase) => [`take ${phrase} and ${nonsense}`])
        : []),
      ...(other === undefined ? [] : [[`take ${other}`]]),
    ];
    for (const commands of otherThings) this.judge(reference, step, commands, effect);
  }

  private checkPut(reference: Reference, step: Step): void {
    const player = this.session.player.object;
    const before = reference.steps[step.step - 1] as Step;
    const put = [...step.parents.keys()].filter(
      (object) =>
        isWithin(before.parents, object, player) &&
        !isWithin(step.parents, object, player) &&
        ![0, step.room].includes(parentOf(step.parents, object)),
    );
    const [object] = put;
    if (object === undefined) return;
    const place = parentOf(step.parents, object);
    const effect = { objects: put, place };
    const [where] = this.phrases.candidates(place);
    const [what] = this.phrases.candidates(object);
    const held = this.phrases.held(before).filter((other) => !put.includes(other));
    const places = [...this.phrases.around(before), ...held].filter((other) => other !== place);
    const saying = (objects: readonly number[]) =>
      objects.slice(0, OTHERS).map((other) => this.phrases.candidates(other)[0] as string);
    for (const other of saying(held)) this.judge(reference, step, [`put ${other} in ${where}`], effect);
    for (const other of saying(places)) this.judge(reference, step, [`put ${what} in ${other}`], effect);
  }

  /** Plays other commands in the place of a step, and looks at the checkpoints that the step reached. */
  private judge(reference: Reference, step: Step, commands: readonly string[], effect: Effect): void {
    const played = playOn(this.session, reference, step.step - 1, commands, this.metric);
    this.played++;
    const trace = {
      ...played,
      name: `${reference.name}, with "${commands.join('", "')}" as step ${step.step}`,
    };
    checkMeaning(this.findings, this.metric, trace);
    const fresh = trace.steps.slice(step.step).flatMap(({ fresh }) => fresh);
    for (const id of step.fresh) {
      const mark = this.metric.marks.find((mark) => mark.id === id);
      if (mark === undefined || mark.means !== undefined) continue;
      const done = this.isDone(trace, this.meant(mark.title, effect));
      const words = `"${commands.join('", "')}" in the place of "${step.command}" (step ${step.step} of ${reference.name})`;
      if (done && !fresh.includes(id))
        this.findings.add(
          'right marked wrong',
          id,
          `${words} does the same, and the checkpoint is not reached`,
        );
      if (!done && fresh.includes(id) && this.metric.form === 'strings')
        this.findings.add(
          'wrong marked right',
          id,
          `${words} leaves undone what that did (${this.called(effect)}), and the checkpoint is reached`,
        );
    }
  }

  private isDone(trace: Trace, { objects, place }: Effect): boolean {
    const { parents } = trace.steps.at(-1) as Step;
    return objects.every((object) => isWithin(parents, object, place));
  }

  /** Where a checkpoint's title names some of the things, it stands for those; otherwise for all. */
  private meant(title: string, { objects, place }: Effect): Effect {
    const named = objects.filter((object) => mentions(title, this.names[object] ?? ''));
    return { objects: named.length > 0 ? named : objects, place };
  }

  private called({ objects, place }: Effect): string {
    const where = place === this.session.player.object ? 'taken' : `in the ${this.names[place]}`;
    return `${objects.map((object) => this.names[object]).join(', ')} ${where}`;
  }

  private takeable(reference: Reference, before: Step, not: readonly number[]): string | undefined {
    for (const object of this.phrases.around(before)) {
      const phrase = not.includes(object) ? undefined : this.phrases.toTake(reference, before.step, object);
      if (phrase !== undefined) return phrase;
    }
    return undefined;
  }

  private untakeable(reference: Reference, before: Step): string | undefined {
    const object = this.phrases
      .around(before)
      .find((object) => this.phrases.toTake(reference, before.step, object) === undefined);
    return object === undefined ? undefined : this.phrases.candidates(object)[0];
  }
}
