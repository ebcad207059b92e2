import { isWithin, type Moment, type Session } from '../../session.ts';
import { parentOf } from '../../tree.ts';
import type { ObjectNames } from '../names.ts';
import type { Reference, Step } from './trace.ts';

/** Most objects of a place that are tried. */
const TRIED = 20;

/** Words to say for an object, by trial: its short name, or the last or the first word of it. */
export class Phrases {
  private readonly session: Session;
  private readonly names: ObjectNames;

  constructor(session: Session, names: ObjectNames) {
    this.session = session;
    this.names = names;
  }

  /** What to say for an object after a step so that `take` takes it and nothing else is asked. */
  toTake(reference: Reference, after: number, object: number): string | undefined {
    const { object: player } = this.session.player;
    return this.candidates(object).find((phrase) => {
      this.session.restore(reference.moments[after] as Moment);
      const fault = this.session.attempt(`take ${phrase}`);
      return fault === undefined && isWithin(this.session.state().parents, object, player);
    });
  }

  /** What may be said for an object, surest first. */
  candidates(object: number): string[] {
    const name = (this.names[object] ?? '').toLowerCase();
    const words = name.split(' ').filter((word) => /^[a-z'-]{2,}$/.test(word));
    const before = name.split(' of ')[0]?.split(' ').at(-1) ?? '';
    const whole = /^[a-z' -]+$/.test(name) ? [name] : [];
    return [...new Set([...whole, words.at(-1) ?? '', before])].filter((phrase) =>
      /^[a-z' -]{2,}$/.test(phrase),
    );
  }

  /** Objects in the room after a step that the player does not hold and that have a name. */
  around({ parents, room }: Step): number[] {
    const { object: player } = this.session.player;
    return [...parents.keys()]
      .filter(
        (object) =>
          object !== player &&
          this.candidates(object).length > 0 &&
          isWithin(parents, object, room) &&
          !isWithin(parents, object, player),
      )
      .slice(0, TRIED);
  }

  /** Objects that the player holds directly. */
  held({ parents }: Step): number[] {
    const { object: player } = this.session.player;
    return [...parents.keys()]
      .filter((object) => parentOf(parents, object) === player && this.candidates(object).length > 0)
      .slice(0, TRIED);
  }
}
