import { isWithin, type State } from '../session.ts';
import type { CheckpointFault, CheckpointFile, GlobalLimits, Predicate, Thing } from './format.ts';
import { findObject, type ObjectNames } from './names.ts';

/** A predicate with its names resolved. */
export type Test = (state: State) => boolean;

/** What names of a file stand for. */
export interface Vocabulary {
  readonly objects: ObjectNames;
  readonly file: Pick<CheckpointFile, 'attributes' | 'globals'>;
  /** What `won` stands for; undefined inside the definition itself. */
  readonly won?: Test;
}

/** Resolves the names of predicates to numbers; what is wrong with them gathers in `faults`. */
export class Resolver {
  readonly faults: CheckpointFault[] = [];
  private readonly vocabulary: Vocabulary;

  constructor(vocabulary: Vocabulary) {
    this.vocabulary = vocabulary;
  }

  /** @param field where the predicate stands, for the faults */
  predicate(predicate: Predicate, field: string): Test {
    const [key] = Object.keys(predicate) as [string];
    const inside = `${field}.${key}`;
    if ('at' in predicate) {
      const room = this.object(predicate.at, inside);
      return (state) => state.room === room;
    }
    if ('carries' in predicate) {
      const object = this.object(predicate.carries, inside);
      return (state) => isWithin(state.parents, object, state.player);
    }
    if ('in' in predicate) {
      const object = this.object(predicate.in.object, `${inside}.object`);
      const place = this.object(predicate.in.place, `${inside}.place`);
      return (state) => isWithin(state.parents, object, place);
    }
    if ('attribute' in predicate) {
      const object = this.object(predicate.attribute.object, `${inside}.object`);
      const attribute = this.number(predicate.attribute.set, 'attributes', `${inside}.set`);
      return (state) => state.hasAttribute(object, attribute);
    }
    if ('global' in predicate) return this.global(predicate.global, inside);
    if ('score' in predicate) {
      const least = predicate.score;
      return (state) => state.score !== null && state.score >= least;
    }
    if ('over' in predicate) return (state) => state.over;
    if ('won' in predicate) return this.won(inside);
    if ('not' in predicate) {
      const test = this.predicate(predicate.not, inside);
      return (state) => !test(state);
    }
    const isAll = 'all' in predicate;
    const tests = (isAll ? predicate.all : predicate.any).map((part, index) =>
      this.predicate(part, `${inside}[${index}]`),
    );
    return isAll
      ? (state) => tests.every((test) => test(state))
      : (state) => tests.some((test) => test(state));
  }

  /** Number of a global variable, by a name of the file or as it is. */
  variable(variable: string | number, field: string): number {
    return this.number(variable, 'globals', field);
  }

  private global({ variable, is, atLeast = is, atMost = is }: GlobalLimits, field: string): Test {
    const number = this.variable(variable, `${field}.variable`);
    return (state) => {
      const value = state.global(number);
      return value >= (atLeast ?? value) && value <= (atMost ?? value);
    };
  }

  private won(field: string): Test {
    const { won } = this.vocabulary;
    if (won !== undefined) return won;
    this.faults.push({
      field,
      problem: '`won` is used in its own definition',
      remedy: 'say it by other predicates',
    });
    return () => false;
  }

  private object(thing: Thing, field: string): number {
    const found = findObject(this.vocabulary.objects, thing);
    if ('object' in found) return found.object;
    this.faults.push({ field, ...found });
    return 0;
  }

  private number(value: string | number, table: 'attributes' | 'globals', field: string): number {
    if (typeof value === 'number') return value;
    const known = this.vocabulary.file[table] ?? {};
    const number = Object.hasOwn(known, value) ? known[value] : undefined;
    if (number !== undefined) return number;
    const names = Object.keys(known);
    this.faults.push({
      field,
      problem: `"${value}" is no name of \`${table}\``,
      remedy:
        names.length === 0
          ? `add it under \`${table}\`, or use its number`
          : `use one of ${names.join(', ')}`,
    });
    return 0;
  }
}
