import { join } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { Command } from 'commander';
import { type Audit, audit } from '../audit/audit.ts';
import { markdown } from '../audit/formats/markdown.ts';
import { terminalText } from '../audit/formats/terminal.ts';
import { failedGates } from '../audit/result.ts';
import { BUNDLED, checkFile, type Dataset, DEFAULT_DATASET, loadDataset } from '../datasets/load.ts';
import { packageRoot } from '../datasets/packageRoot.ts';
import type { ScorerName } from '../scoring/types.ts';
import { auditProgress } from './auditProgress.ts';
import { scorerOption } from './score.ts';
import { writeWhole } from './writeWhole.ts';

interface Options {
  readonly dataset: string;
  readonly scorer: ScorerName;
  readonly json?: boolean;
  readonly markdown?: boolean;
  readonly output?: string;
}

/** `plugh audit`: checks a dataset and its scorer after the rubric; exit code 1 where a gate fails. */
export function auditCommand(): Command {
  return new Command('audit')
    .description('Check the benchmark itself: scoring, names, chance, contamination, statistics')
    .option(
      '--dataset <name>',
      'plugh-open, official (after plugh fetch), or a dataset file',
      DEFAULT_DATASET,
    )
    .addOption(scorerOption())
    .option('--json', 'print one JSON object with every result, its method and its figures')
    .option('--markdown', 'print Markdown with every result, its method and its figures')
    .option('-o, --output <file>', 'write to a file')
    .addHelpText(
      'after',
      `
Each line of the table passes, fails, is not established (no program can find it out, or the data do not tell), or is
a note. The exit code is 1 where a line marked as a gate fails. What each one means: docs/audit.md.

Examples:
  plugh audit
  plugh audit --dataset my-items.jsonl --json
  plugh audit --scorer official`,
    )
    .action(async ({ dataset: name, scorer, output, ...options }: Options) => {
      const dataset = loadDataset(name);
      const { onStep, onEnd } = auditProgress();
      const done = await audit({ dataset, digest: digestOf(dataset), scorerName: scorer, onStep }).finally(
        onEnd,
      );
      const text = written(done, options);
      if (output === undefined) process.stdout.write(text);
      // A table is styled for the terminal that this runs in.
      else writeWhole(output, stripVTControlCharacters(text));
      if (failedGates(done.results).length > 0) process.exitCode = 1;
    });
}

function written(done: Audit, { json, markdown: asMarkdown }: Pick<Options, 'json' | 'markdown'>): string {
  if (json) return `${JSON.stringify(done, null, 2)}\n`;
  return asMarkdown ? markdown(done) : terminalText(done);
}

/** A bundled dataset's version is a name; its file is told by its contents too. */
function digestOf({ name, version }: Dataset): string {
  return name in BUNDLED
    ? checkFile(join(packageRoot, BUNDLED[name as keyof typeof BUNDLED].file)).version
    : version;
}
