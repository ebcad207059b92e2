const FLAGS = /^--(?:resume|retry-errors)(?:=|$)/;

/**
 * Refuses `promptfoo eval --resume` and `--retry-errors`: promptfoo 0.123 keeps only the source code of a prompt function
 * with a run, asks the model that when it goes on, and counts the answers as wrong ones. It also forgets `-r`, and takes
 * each column of the run for a prompt of every provider. Throws an `Error` with the remedy; nothing is changed then.
 */
export function refuseResume(args: readonly string[] = process.argv.slice(2)): void {
  const flag = args.find((arg) => FLAGS.test(arg));
  if (flag === undefined || !args.some((arg) => arg === 'eval' || arg === 'evaluate')) return;
  throw new Error(
    `promptfoo cannot go on with a run of this suite (${flag}): it would ask the source code of the prompt functions in place of the prompts. Give the command of that run again: what was answered comes from promptfoo's cache, and only the rest is asked`,
  );
}
