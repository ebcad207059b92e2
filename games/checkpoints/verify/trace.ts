import type { Moment, Session } from '../../session.ts';
import type { Parents } from '../../tree.ts';
import type { Metric } from './metric.ts';

/** One command of a play, and what it did. */
export interface Step {
  /** From 1; 0 is the opening, which has no command. */
  readonly step: number;
  readonly command: string | null;
  readonly text: string;
  readonly room: number;
  readonly parents: Parents;
  /** Ids of the marks that fired for the first time. */
  readonly fresh: readonly string[];
  /** Ids of the marks whose meaning came true for the first time. */
  readonly meant: readonly string[];
  readonly progress: number;
  readonly over: boolean;
  readonly won: boolean;
}

/** A play of a list of commands, up to the end of the story. */
export interface Trace {
  readonly name: string;
  readonly steps: readonly Step[];
  readonly won: boolean;
}

/** A play with the moment after each step, to go on from in other ways. */
export interface Reference extends Trace {
  readonly moments: readonly Moment[];
}

/** Plays commands in a game at its opening, which is left at the end of the play. */
export function playReference(
  name: string,
  session: Session,
  commands: readonly string[],
  metric: Metric,
): Reference {
  const recorder = new Recorder(session, metric, []);
  recorder.look(null);
  const moments = [session.moment()];
  for (const command of commands) {
    if (!recorder.play(command)) break;
    moments.push(session.moment());
  }
  return { ...recorder.trace(name), moments };
}

/** Goes on after a step of a play with other commands. */
export function playOn(
  session: Session,
  { name, steps, moments }: Reference,
  after: number,
  commands: readonly string[],
  metric: Metric,
  /** Given each step; the play ends where it says false. */
  goOn: (step: Step) => boolean = () => true,
): Trace {
  session.restore(moments[after] as Moment);
  const recorder = new Recorder(session, metric, steps.slice(0, after + 1));
  for (const command of commands) {
    if (!recorder.play(command) || !goOn(recorder.last)) break;
  }
  return recorder.trace(name);
}

class Recorder {
  private readonly session: Session;
  private readonly metric: Metric;
  private readonly steps: Step[];
  private readonly reached: Set<string>;
  private readonly meant: Set<string>;

  constructor(session: Session, metric: Metric, before: readonly Step[]) {
    this.session = session;
    this.metric = metric;
    this.steps = [...before];
    this.reached = new Set(before.flatMap(({ fresh }) => fresh));
    this.meant = new Set(before.flatMap(({ meant }) => meant));
  }

  get last(): Step {
    return this.steps.at(-1) as Step;
  }

  /**
   * Whether the command was played: after the story's end none is. One that the story fails at is a step that does
   * nothing, as in a play.
   */
  play(command: string): boolean {
    if (this.last.over) return false;
    this.session.attempt(command);
    this.look(command);
    return true;
  }

  look(command: string | null): void {
    const { marks, won, progress } = this.metric;
    const state = this.session.state();
    const { text } = this.session.turn;
    const fresh = marks.filter((mark) => !this.reached.has(mark.id) && mark.fires(state, text));
    const meant = marks.filter((mark) => !this.meant.has(mark.id) && mark.means?.(state) === true);
    for (const { id } of fresh) this.reached.add(id);
    for (const { id } of meant) this.meant.add(id);
    this.steps.push({
      step: this.steps.length,
      command,
      text,
      room: state.room,
      parents: state.parents,
      fresh: fresh.map(({ id }) => id),
      meant: meant.map(({ id }) => id),
      progress: progress(this.reached),
      over: state.over,
      won: won(state),
    });
  }

  trace(name: string): Trace {
    return { name, steps: this.steps, won: this.last.won };
  }
}

/** The marks that had fired by a step (the last, if left out). */
export function reachedBy({ steps }: Trace, step = steps.length - 1): Set<string> {
  return new Set(steps.slice(0, step + 1).flatMap(({ fresh }) => fresh));
}
