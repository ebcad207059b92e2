import type { Item } from '../../../datasets/item.ts';
import { type Dataset, loadDataset } from '../../../datasets/load.ts';
import { TASKS, type Task } from '../../../scoring/types.ts';
import type { ResultRow } from '../../record.ts';
import { TASK_NAMES } from '../../tables/context.ts';
import { percent } from '../../tables/table.ts';
import type { MapGallery } from '../maps/gallery.ts';
import { type AnswerView, answerView } from './answerView.ts';
import type { TextRows } from './selection.ts';

/** A text with the answers to its questions, ready for `answers.njk`. */
export interface TextView {
  readonly item: string;
  readonly title?: string;
  readonly game?: string;
  /** `9 places`, `1 cycle`. */
  readonly sizes: readonly string[];
  readonly answers: number;
  readonly meanScore?: string;
  /** Paragraphs; absent where the dataset is not here. */
  readonly paragraphs?: readonly string[];
  readonly words: number;
  readonly dataset: string;
  readonly tasks: readonly TaskView[];
}

export interface TaskView {
  readonly task: Task;
  readonly name: string;
  /** Source and target of tasks 3 and 4. */
  readonly ends?: readonly [string, string];
  readonly answers: readonly AnswerView[];
}

export function textView({ rows, meanScore }: TextRows, gallery: MapGallery): TextView {
  const row = rows[0] as ResultRow;
  const item = itemOf(row);
  const { nodes, cycles, game, gameKnown } = row;
  const text = item?.text.trim();
  return {
    item: row.item,
    ...(item?.title !== undefined && { title: item.title }),
    ...(gameKnown !== false && { game }),
    sizes: [
      ...(nodes === undefined ? [] : [counted(nodes, 'place')]),
      ...(cycles === undefined || cycles === 0 ? [] : [counted(cycles, 'cycle')]),
    ],
    answers: rows.length,
    ...(meanScore !== undefined && { meanScore: percent(meanScore) }),
    ...(text !== undefined && { paragraphs: text.split(/\n{2,}/) }),
    words: text === undefined ? 0 : text.split(/\s+/).length,
    dataset: `${row.dataset} ${row.datasetVersion}`,
    tasks: TASKS.flatMap((task) => taskView(task, item, rows, gallery)),
  };
}

function taskView(
  task: Task,
  item: Item | undefined,
  rows: readonly ResultRow[],
  gallery: MapGallery,
): TaskView[] {
  const own = rows.filter((row) => row.task === task);
  if (own.length === 0) return [];
  const asked = task === 'task3' || task === 'task4' ? item?.[task] : undefined;
  return [
    {
      task,
      name: TASK_NAMES[task],
      ...(asked && { ends: [asked.from, asked.to] as const }),
      answers: own.map((row) => answerView(row, gallery)),
    },
  ];
}

/** The item itself, where its dataset is on this machine in the version that was asked. */
function itemOf({ dataset, datasetVersion, item }: ResultRow): Item | undefined {
  const here = datasetOf(dataset);
  return here?.version === datasetVersion ? here.items.get(item) : undefined;
}

const datasets = new Map<string, Dataset | undefined>();

/** Results are made elsewhere, too: without the dataset, a page still shows all but the texts. */
function datasetOf(name: string): Dataset | undefined {
  if (!datasets.has(name)) {
    let dataset: Dataset | undefined;
    try {
      dataset = loadDataset(name);
    } catch {
      dataset = undefined;
    }
    datasets.set(name, dataset);
  }
  return datasets.get(name);
}

function counted(count: number, what: string): string {
  return count === 1 ? `1 ${what}` : `${count} ${what}s`;
}
