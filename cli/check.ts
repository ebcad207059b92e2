import { styleText } from 'node:util';
import { Command } from 'commander';
import { describeFault, type Fault } from '../datasets/faults.ts';
import { checkFile } from '../datasets/load.ts';

/** `plugh check <file…>`: every error and warning of dataset files, one a line, and exit code 1 on any error. */
export function checkCommand(): Command {
  return new Command('check')
    .description('Check dataset files against every rule of the item model')
    .argument('<file...>', 'dataset files: JSON Lines (.jsonl), or the published format (.json)')
    .option('--json', 'print one JSON object a file: {file, items, faults}')
    .addHelpText(
      'after',
      `
Rules that published data may break (capital letters in names, names inside others, doubled edges …) are warnings
in the published format: they are printed, and the exit code stays 0.

Examples:
  plugh check my-items.jsonl
  plugh check my-plugh.json
  plugh check --json datasets/*.jsonl`,
    )
    .action((files: string[], { json = false }: { json?: boolean }) => {
      for (const file of files) {
        const { items, faults } = checkFile(file);
        const errors = faults.filter(({ severity }) => severity === 'error').length;
        if (errors > 0) process.exitCode = 1;
        if (json) {
          console.log(JSON.stringify({ file, items: items.length, faults }));
          continue;
        }
        for (const fault of faults) console.log(line(fault));
        console.log(summary(file, items.length, errors, faults.length - errors));
      }
    });
}

function line(fault: Fault): string {
  const text = describeFault(fault);
  return fault.severity === 'error' ? text : `${styleText('yellow', 'warning')} ${text}`;
}

function summary(file: string, items: number, errors: number, warnings: number): string {
  const besides = warnings === 0 ? '' : ` (${count(warnings, 'warning')})`;
  if (errors > 0) return `${styleText('red', 'bad')} ${file}: ${count(errors, 'fault')}${besides}`;
  const verdict = warnings > 0 ? 'can be used' : `keep${items === 1 ? 's' : ''} every rule`;
  return `${styleText('green', 'ok')}  ${file}: ${count(items, 'item')} ${verdict}${besides}`;
}

function count(number: number, noun: string): string {
  return `${number} ${noun}${number === 1 ? '' : 's'}`;
}
