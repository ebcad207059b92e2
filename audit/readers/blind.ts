import type { Item } from '../../datasets/item.ts';
import { questionOf } from '../../datasets/questions.ts';
import { chatMessages } from '../../prompts/messages.ts';
import { Endpoints } from '../../providers/endpoints.ts';
import { List } from '../../providers/list.ts';
import { RandomMiddle } from '../../providers/randomMiddle.ts';
import { Reader } from '../../providers/reader.ts';
import type { Task } from '../../scoring/types.ts';
import type { Asked, Subject } from '../subject.ts';
import { shuffled, shuffledText } from './shuffledText.ts';

/** Answers a question without what the story tells; the same answer for the same draw. */
export interface BlindReader {
  readonly name: string;
  /** What it goes by. */
  readonly knows: string;
  /** Whether draws differ. */
  readonly throwsDice: boolean;
  readonly tasks: readonly Task[];
  readonly answer: (asked: Asked, draw: number, subject: Subject) => Promise<string>;
}

const PATHS: readonly Task[] = ['task2a', 'task2b', 'task3', 'task4'];
const ALL: readonly Task[] = ['task1', ...PATHS];

/** What chance is measured with: they use nothing but the names. */
export const CHANCE: readonly BlindReader[] = [
  {
    name: 'random-middle',
    knows: 'names, and the ends of task3; for the other tasks a random walk',
    throwsDice: true,
    tasks: ALL,
    answer: async ({ item, task }, draw) => asked(new RandomMiddle({ config: { seed: draw } }), item, task),
  },
  {
    name: 'random order',
    knows: 'names: all that are listed, in random order',
    throwsDice: true,
    tasks: PATHS,
    answer: async ({ item, task }, draw) => shuffled(item.locations, `${draw} ${task} ${item.id}`).join('\n'),
  },
];

/** The suite's reader without understanding, on the whole text. */
export const PROGRAM_READER: BlindReader = {
  name: 'program reader',
  knows: 'the text, of which it understands nothing',
  throwsDice: false,
  tasks: ALL,
  answer: async ({ item, task }) => asked(new Reader(), item, task),
};

/** What must do no better than chance, if an item cannot be answered without its text. */
export const BLIND: readonly BlindReader[] = [
  {
    name: 'shuffled text',
    knows: 'how often each place is named: the program reader, on the words of the text in random order',
    throwsDice: true,
    tasks: ALL,
    answer: async ({ item, task }, draw) => {
      const text = shuffledText(item, task, `${draw} ${task} ${item.id}`);
      return asked(new Reader(), { ...item, text }, task);
    },
  },
  {
    name: 'list order',
    knows: 'the order of the listed locations',
    throwsDice: false,
    tasks: PATHS,
    answer: async ({ item, task }) => asked(new List(), item, task),
  },
  {
    name: 'list order reversed',
    knows: 'the order of the listed locations',
    throwsDice: false,
    tasks: PATHS,
    answer: async ({ item }) => item.locations.toReversed().join('\n'),
  },
  {
    name: 'endpoints echo',
    knows: 'source and target as printed',
    throwsDice: false,
    tasks: ['task3', 'task4'],
    answer: async ({ item, task }) => asked(new Endpoints(), item, task),
  },
  {
    name: 'example echo',
    knows: 'the answer of the first example',
    throwsDice: false,
    tasks: ALL,
    answer: async ({ item, task }, _draw, { dataset }) => dataset.shots(item, task)[0]?.answer ?? '',
  },
];

async function asked(provider: InstanceType<typeof Reader>, item: Item, task: Task): Promise<string> {
  const prompt = JSON.stringify(chatMessages(questionOf(item, task), []));
  const { output, error } = await provider.callApi(prompt);
  if (error !== undefined) throw new Error(error);
  return String(output);
}
