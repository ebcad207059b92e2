import { describe, expect, test } from '@jest/globals';
import type { ApiProvider } from 'promptfoo';
import { loadDataset } from '../../datasets/load.ts';
import { goldOf, questionOf } from '../../datasets/questions.ts';
import { Empty, Endpoints, List, Oracle, RandomMiddle, Reader } from '../../index.ts';
import { chatMessages } from '../../prompts/messages.ts';
import { TASKS, type Task } from '../../scoring/types.ts';

const STORY =
  'Ann came into the Great Hall and took the lamp. From the Great Hall she went up to the Attic, then back down through the Great Hall to the Cellar, where the lamp went out. She left by the Garden, and from the Garden climbed to the Attic.';
const LOCATIONS = ['Attic', 'Cellar', 'Garden', 'Great Hall'];

function prompt(task: Task, ends?: readonly [string, string]): string {
  return JSON.stringify(chatMessages({ task, text: STORY, locations: LOCATIONS, ...(ends && { ends }) }, []));
}

async function answers(provider: ApiProvider): Promise<Record<Task, unknown>> {
  const prompts: Record<Task, string> = {
    task1: prompt('task1'),
    task2a: prompt('task2a'),
    task2b: prompt('task2b'),
    task3: prompt('task3', ['Great Hall', 'Garden']),
    task4: prompt('task4', ['the place of the first encounter of lamp', 'the place where lamp was left']),
  };
  const given = TASKS.map(async (task) => [task, (await provider.callApi(prompts[task])).output]);
  return Object.fromEntries(await Promise.all(given));
}

test('reader takes mentions for visits and answers all tasks from the prompt alone', async () => {
  expect(await answers(new Reader())).toEqual({
    task1:
      'graph G {\n"Attic" -- "Great Hall";\n"Great Hall" -- "Cellar";\n"Cellar" -- "Garden";\n"Garden" -- "Attic";\n}',
    task2a: 'Great Hall\nAttic\nGreat Hall\nCellar\nGarden\nAttic',
    task2b: 'Attic\nGarden\nCellar\nGreat Hall\nAttic\nGreat Hall',
    task3: 'Great Hall\nAttic\nGarden',
    task4: 'Great Hall\nCellar',
  });
});

test('list gives the locations as listed, endpoints the ends as printed, empty nothing', async () => {
  const listed = LOCATIONS.join('\n');
  expect(await answers(new List())).toEqual({
    task1: '',
    task2a: listed,
    task2b: listed,
    task3: listed,
    task4: listed,
  });
  expect(await answers(new Endpoints())).toEqual({
    task1: '',
    task2a: '',
    task2b: '',
    task3: 'Great Hall\nGarden',
    task4: 'the place of the first encounter of lamp\nthe place where lamp was left',
  });
  expect(new Set(Object.values(await answers(new Empty())))).toEqual(new Set(['']));
});

describe('random-middle', () => {
  test('gives the same answers for the same seed, and others for another', async () => {
    const first = await answers(new RandomMiddle());
    expect(await answers(new RandomMiddle({ config: { seed: 0 } }))).toEqual(first);
    expect(await answers(new RandomMiddle({ config: { seed: 1 } }))).not.toEqual(first);
  });

  test('keeps named ends, puts places for hints, and walks over listed places without standing still', async () => {
    const given = await answers(new RandomMiddle());
    expect(given.task3).toMatch(/^Great Hall\n(Attic|Cellar)\nGarden$/);
    const hinted = String(given.task4).split('\n');
    expect(hinted).toHaveLength(3);
    expect(hinted.every((place) => LOCATIONS.includes(place))).toBe(true);
    const walk = String(given.task2a).split('\n');
    expect(walk).toHaveLength(6);
    expect(walk.every((place, index) => LOCATIONS.includes(place) && place !== walk[index - 1])).toBe(true);
  });
});

describe('oracle', () => {
  test('gives the gold of the row in the format asked for', async () => {
    const item = [...loadDataset().items.values()][0] as NonNullable<Parameters<typeof goldOf>[0]>;
    const given = TASKS.map(async (task) => {
      const test = { metadata: { gold: goldOf(item, task)?.gold } };
      const context = { vars: {}, prompt: { raw: '', label: '' }, test };
      return (await new Oracle().callApi(JSON.stringify(chatMessages(questionOf(item, task), [])), context))
        .output;
    });
    const path = item.path ?? [];
    expect(await Promise.all(given)).toEqual([
      'graph G {\n"Tool-Shed" -- "Mill-Yard";\n"Mill-Yard" -- "Wheel-Room";\n"Wheel-Room" -- "Staith";\n"Wheel-Room" -- "Head-Race";\n"Wheel-Room" -- "Mill-House";\n}',
      path.join('\n'),
      path.toReversed().join('\n'),
      'Mill-House\nWheel-Room\nStaith',
      'Tool-Shed\nMill-Yard\nWheel-Room\nMill-House',
    ]);
  });

  test('says so where the row has no gold', async () => {
    expect(await new Oracle().callApi('')).toEqual({
      error: 'oracle: the row has no metadata.gold; rows are made by the generator in datasets/tests.ts',
    });
  });
});

test('each has an id, a name of its own and takes a label', () => {
  const named = [Empty, Endpoints, List, Oracle, RandomMiddle, Reader].map((Baseline) => {
    const provider = new Baseline();
    return [provider.id(), provider.label];
  });
  expect(named).toEqual(
    ['empty', 'endpoints', 'list', 'oracle', 'random-middle', 'reader'].map((name) => [
      `plugh:${name}`,
      name,
    ]),
  );
  expect(new Reader({ label: 'mine' }).label).toBe('mine');
});
