import { Command, Option } from 'commander';
import type { ScorerName } from '../scoring/index.ts';
import { readCases, scoreCase } from './cases.ts';

export function scorerOption(): Option {
  return new Option('--scorer <name>', 'sound: right answers in full, wrong ones not; official: as published')
    .choices(['sound', 'official'])
    .default('sound');
}

/** `plugh score <file>`: one line of metrics for each case, for use without promptfoo. */
export function scoreCommand(): Command {
  return new Command('score')
    .description('Score answers without promptfoo: JSON Lines in, JSON Lines out')
    .argument('<cases>', 'file of lines {id, task, gold, locations?, response}, or - for standard input')
    .addOption(scorerOption())
    .addHelpText(
      'after',
      `
gold is [["Hall", "Attic"], …] for task1, one path for task2a and task2b (forwards), a list of accepted paths for
task3 and task4. Each case gives one line {id, scorer, outcome, deviations, metrics}.

Examples:
  plugh score cases.jsonl
  plugh score --scorer official - < cases.jsonl`,
    )
    .action((file: string, { scorer }: { scorer: ScorerName }) => {
      const lines = readCases(file).map((each) => {
        const { scorer: version, outcome, deviations, metrics, reason } = scoreCase(each, scorer);
        // Only here is the reason needed to understand the line: it has no metrics.
        const why = outcome === 'unscorable' ? { reason } : {};
        return `${JSON.stringify({ id: each.id, scorer: version, outcome, deviations, metrics, ...why })}\n`;
      });
      process.stdout.write(lines.join(''));
    });
}
