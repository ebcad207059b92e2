import { styleText } from 'node:util';
import Table from 'cli-table3';
import { Command, Option } from 'commander';
import { DEFAULT_DATASET, loadDataset } from '../datasets/load.ts';
import { goldOf } from '../datasets/questions.ts';
import type { GraphScore, PathScore, ScorerName, Task } from '../scoring/index.ts';
import { TASKS } from '../scoring/index.ts';
import { type Case, readCases, scoreCase } from './cases.ts';
import { mapRows, nameRows, type Row, stepRows } from './explainRows.ts';
import { readGiven } from './readGiven.ts';
import { scorerOption } from './score.ts';

interface Options {
  readonly scorer: ScorerName;
  readonly dataset: string;
  readonly item?: string;
  readonly task?: Task;
  readonly id?: string;
  readonly json?: boolean;
}

/** `plugh explain <file>`: how one answer was read and scored, beside the right one. */
export function explainCommand(): Command {
  return new Command('explain')
    .description('Show how one answer is read and scored, beside the right one')
    .argument(
      '<file>',
      'the answer as text (with --item and --task), or a case file (with --id); - is standard input',
    )
    .option('--item <id>', 'the item that the answer is for')
    .addOption(new Option('--task <task>', 'the task that the answer is for').choices(TASKS))
    .option('--dataset <name>', 'bundled name or file of the item', DEFAULT_DATASET)
    .option('--id <id>', 'which case of a case file (as for plugh score); by default its first')
    .addOption(scorerOption())
    .option('--json', 'print the whole score as one JSON object')
    .addHelpText(
      'after',
      `
Examples:
  plugh explain answer.txt --item zork1-01 --task task2a
  plugh explain cases.jsonl --id my-case --scorer official`,
    )
    .action((file: string, options: Options) => {
      const each = options.item === undefined ? caseFromFile(file, options) : caseFromItem(file, options);
      const score = scoreCase(each, options.scorer);
      console.log(options.json ? JSON.stringify(score, null, 2) : explanation(each, score));
    });
}

function caseFromFile(file: string, { id }: Options): Case {
  const cases = readCases(file);
  const found = id === undefined ? cases[0] : cases.find((each) => each.id === id);
  if (found === undefined) throw new Error(`${file} has no case "${id}"`);
  return found;
}

function caseFromItem(file: string, { item: id = '', task, dataset: name }: Options): Case {
  if (task === undefined) throw new Error(`--item needs --task, one of ${TASKS.join(', ')}`);
  const item = loadDataset(name).items.get(id);
  if (item === undefined) throw new Error(`${name} has no item "${id}"`);
  const gold = goldOf(item, task);
  if (gold === undefined) throw new Error(`item ${id} has no gold for ${task}`);
  const response = readGiven(file, 'give the answer as a text file, or - for standard input').toString();
  return gold.kind === 'graph'
    ? { id, task: 'task1', gold: gold.gold.edges, response }
    : { id, task: gold.gold.task, gold: gold.gold.paths, locations: gold.gold.locations, response };
}

function explanation(each: Case, score: GraphScore | PathScore): string {
  const { scorer, outcome, deviations, metrics, reason } = score;
  const rows = score.kind === 'graph' ? mapRows(each.gold as never, score) : stepRows(score);
  const names = score.kind === 'graph' ? nameRows(score) : [];
  return [
    styleText('bold', `${each.task} · ${each.id} · ${scorer} · ${outcome} · score ${round(score.score)}`),
    reason,
    `Format: ${deviations.length === 0 ? 'as asked for' : deviations.join(', ')}`,
    sideBySide(score.kind === 'graph' ? ['right map', 'answer'] : ['nearest right path', 'answer'], rows),
    ...(names.length === 0 ? [] : [sideBySide(['right name', 'name in the answer'], names)]),
    Object.entries(metrics)
      .map(([name, value]) => `${name} ${round(value)}`)
      .join('  '),
  ].join('\n\n');
}

const MARKS = {
  right: styleText('green', '✓'),
  wrong: styleText('red', '✗'),
  missing: styleText('yellow', '−'),
};

const NO_ROW_LINES = { mid: '', 'left-mid': '', 'mid-mid': '', 'right-mid': '' };

function sideBySide(head: readonly [string, string], rows: readonly Row[]): string {
  const table = new Table({ head: ['', ...head], style: { head: [], border: [] }, chars: NO_ROW_LINES });
  for (const { mark, gold, answer } of rows) table.push([MARKS[mark], printable(gold), printable(answer)]);
  return table.toString();
}

/** An answer may hold control characters, which would write to the terminal. */
function printable(text: string): string {
  return text.replace(/\p{Cc}/gu, '·');
}

function round(value: number): string {
  return String(Math.round(value * 1000) / 1000);
}
