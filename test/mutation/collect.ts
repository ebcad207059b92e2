import { expect } from 'expect';
import { bind } from 'jest-each';

/** The part of `@jest/globals` that the tests of `scoring/` use; the runner puts it in that module's place. */
export { expect };

export interface CollectedTest {
  /** The full name; a number behind it tells apart tests of the same name. */
  readonly id: string;
  readonly fileName: string;
  readonly body: () => unknown;
}

type Describe = (name: string, body: () => void) => void;
type Test = (name: string, body: () => unknown) => void;

const collected: CollectedTest[] = [];
const timesUsed = new Map<string, number>();
let names: string[] = [];
let fileName = '';

const describeOnce: Describe = (name, body) => {
  names.push(name);
  body();
  names.pop();
};
const testOnce: Test = (name, body) => {
  const fullName = [...names, name].join(' ');
  const times = (timesUsed.get(fullName) ?? 0) + 1;
  timesUsed.set(fullName, times);
  collected.push({ id: times === 1 ? fullName : `${fullName} (${times})`, fileName, body });
};

export const describe = Object.assign(describeOnce, { each: bind(describeOnce, false) });
export const test = Object.assign(testOnce, { each: bind(testOnce, false) });

/** All tests that are declared while `load` imports `file`. */
export async function collectFrom(file: string, load: () => Promise<unknown>): Promise<CollectedTest[]> {
  fileName = file;
  names = [];
  await load();
  return collected.splice(0);
}
