import { styleText } from 'node:util';
import { Command } from 'commander';
import { describeFault } from '../datasets/faults.ts';
import { checkFile } from '../datasets/load.ts';

/** `plugh check <file…>`: every fault of dataset files, one a line, and exit code 1 on any. */
export function checkCommand(): Command {
  return new Command('check')
    .description('Check dataset files (JSON Lines) against every rule of the item model')
    .argument('<file...>', 'dataset files')
    .option('--json', 'print one JSON object a file: {file, items, faults}')
    .addHelpText('after', '\nExamples:\n  plugh check my-items.jsonl\n  plugh check --json datasets/*.jsonl')
    .action((files: string[], { json = false }: { json?: boolean }) => {
      for (const file of files) {
        const { items, faults } = checkFile(file);
        if (faults.length > 0) process.exitCode = 1;
        if (json) {
          console.log(JSON.stringify({ file, items: items.length, faults }));
          continue;
        }
        for (const fault of faults) console.log(describeFault(fault));
        console.log(summary(file, items.length, faults.length));
      }
    });
}

function summary(file: string, items: number, faults: number): string {
  return faults === 0
    ? `${styleText('green', 'ok')}  ${file}: ${items} items keep every rule`
    : `${styleText('red', 'bad')} ${file}: ${faults} ${faults === 1 ? 'fault' : 'faults'}`;
}
