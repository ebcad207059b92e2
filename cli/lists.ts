import { InvalidArgumentError } from 'commander';
import { TASKS, type Task } from '../scoring/types.ts';

/** Reads `--tasks task3,task1`, in the order of the paper. */
export function tasks(list: string): readonly Task[] {
  const named = words(list);
  const wrong = named.find((name) => !TASKS.some((task) => task === name));
  if (named.length === 0 || wrong !== undefined)
    throw new InvalidArgumentError(`It must be some of ${TASKS.join(',')}.`);
  return TASKS.filter((task) => named.includes(task));
}

/** Reads `--shots 0,3`, numbers of examples, in rising order. */
export function shots(list: string): readonly number[] {
  const named = words(list);
  if (named.length === 0 || named.some((word) => !/^[0-3]$/.test(word)))
    throw new InvalidArgumentError('It must be some of 0,1,2,3.');
  return [...new Set(named.map(Number))].sort();
}

function words(list: string): string[] {
  return list.split(/[\s,]+/).filter((word) => word !== '');
}
