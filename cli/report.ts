import { stripVTControlCharacters } from 'node:util';
import { Command, InvalidArgumentError, Option } from 'commander';
import { loadDataset } from '../datasets/load.ts';
import { recordedFile } from '../datasets/recorded/recordedFile.ts';
import { csv } from '../reports/formats/csv.ts';
import { json } from '../reports/formats/json.ts';
import { latex } from '../reports/formats/latex.ts';
import { markdown } from '../reports/formats/markdown.ts';
import { officialText } from '../reports/formats/official.ts';
import { terminalText } from '../reports/formats/terminal.ts';
import { readResults } from '../reports/read/readResults.ts';
import { DEFAULTS, makeReport, type Report } from '../reports/report.ts';
import { SLICES, type SliceBy } from '../reports/tables/slices.ts';
import type { ScorerName } from '../scoring/types.ts';
import { writeWhole } from './writeWhole.ts';

type Format = (report: Report, options: Options) => string | Promise<string>;

const FORMATS: Readonly<Record<string, Format>> = {
  table: terminalText,
  text: officialText,
  md: markdown,
  csv,
  latex,
  json,
  // Its plots and maps come from large libraries, which other commands must not wait for.
  html: async (report, { items }) =>
    (await import('../reports/html/html.ts')).html(report, items === undefined ? {} : { items }),
};

interface Options {
  readonly eval: string[];
  readonly dataset?: string;
  readonly scorer: ScorerName;
  readonly format: string;
  readonly output?: string;
  readonly by?: SliceBy;
  readonly compare?: string[];
  readonly reference?: string | true;
  readonly published: boolean;
  readonly resamples: number;
  readonly seed: number;
  readonly items?: number | 'all';
  readonly allowMixed?: boolean;
}

const EXAMPLES = `
Examples:
  plugh report results.json                          the paper's tables for the models of a run
  plugh report --eval latest --format md -o report.md
  plugh report results.json --format html -o report.html
  plugh report monday.jsonl tuesday.jsonl --compare gpt-4o claude
  plugh report results.json --by nodes
  plugh report official --scorer official            the paper's own answers (after plugh fetch)
  plugh report responses.json --dataset plugh.json --scorer official --format text`;

/** `plugh report <results…>`: tables of one or more runs; see the help for what it reads and writes. */
export function reportCommand(): Command {
  return new Command('report')
    .description(
      'Show results as the tables of the paper, with intervals, floor and ceiling, and comparisons',
    )
    .argument(
      '[results...]',
      'promptfoo results (.json, .jsonl), recorded answers in the published format, or the name of a dataset that has some (plugh-open, official)',
    )
    .option(
      '--eval <id>',
      "an eval in promptfoo's own database, or latest; may be given several times",
      collect,
      [],
    )
    .option('--dataset <name>', 'for recorded answers in a file: the dataset that was asked')
    .addOption(
      new Option('--scorer <name>', 'for recorded answers: who scores them')
        .choices(['sound', 'official'])
        .default('sound'),
    )
    .addOption(
      new Option('--format <name>', 'table for the terminal; text is the layout of the published scorer')
        .choices(Object.keys(FORMATS))
        .default('table'),
    )
    .option('-o, --output <file>', 'write to a file')
    .addOption(new Option('--by <property>', 'scores by a property of the items').choices([...SLICES]))
    .option('--compare <models...>', 'compare two models item by item')
    .option(
      '--reference [model]',
      'the difference to a published model (by default the one of the same name)',
    )
    .option('--no-published', 'leave the published results out')
    .option('--resamples <count>', 'of the bootstrap', whole(1, 100_000), DEFAULTS.resamples)
    .option('--seed <number>', 'of the bootstrap', whole(0, 2 ** 31 - 1), DEFAULTS.seed)
    .option(
      '--items <count>',
      'for html: of how many texts the answers are shown one by one, the hardest first, or all (by default as many texts as have 400 answers)',
      countOrAll,
    )
    .option('--allow-mixed', 'show rows of different dataset or scorer versions, each as a model of its own')
    .addHelpText('after', EXAMPLES)
    .action(report);
}

async function report(files: string[], options: Options): Promise<void> {
  const begun = performance.now();
  const { format, output, compare, scorer, reference, by, allowMixed } = options;
  if (files.length === 0 && options.eval.length === 0)
    throw new Error(
      'nothing to report on: name results files, or --eval ID (--eval latest for the last run)',
    );
  if (compare !== undefined && compare.length !== 2)
    throw new Error(
      `--compare takes two models, not ${compare.length}: put it after the files, and names with blanks in quotes`,
    );
  const sources = files.map((name) => ({ name, file: recordedFile(name) ?? name }));
  const dataset = options.dataset ?? sources.find(({ name, file }) => file !== name)?.name;
  const results = readResults({
    files: sources.map(({ file }) => file),
    scorer,
    evals: options.eval,
    ...(dataset !== undefined && { dataset: loadDataset(dataset) }),
  });
  const text = await (FORMATS[format] as Format)(
    makeReport(results, {
      resamples: options.resamples,
      seed: options.seed,
      level: DEFAULTS.level,
      published: options.published,
      ...(allowMixed && { allowMixed }),
      ...(reference !== undefined && { reference }),
      ...(compare && { compare: compare as [string, string] }),
      ...(by && { by }),
    }),
    options,
  );
  if (output === undefined) {
    process.stdout.write(text);
    return;
  }
  // A table is styled for the terminal that this runs in.
  writeWhole(output, format === 'table' ? stripVTControlCharacters(text) : text);
  if (format === 'html') console.error(`${output}: ${megabytes(text)} MB, ${seconds(begun)} s`);
}

function megabytes(text: string): string {
  return (Buffer.byteLength(text) / 1e6).toFixed(1);
}

function seconds(begun: number): string {
  return ((performance.now() - begun) / 1000).toFixed(1);
}

function collect(value: string, earlier: readonly string[]): string[] {
  return [...earlier, value];
}

function countOrAll(text: string): number | 'all' {
  return text === 'all' ? text : whole(0, 1_000_000)(text);
}

/** Reads a whole number within limits. */
function whole(least: number, most: number): (text: string) => number {
  return (text) => {
    const value = Number(text);
    if (!/^\d{1,10}$/.test(text) || value < least || value > most)
      throw new InvalidArgumentError(`It must be a whole number from ${least} to ${most}.`);
    return value;
  };
}
