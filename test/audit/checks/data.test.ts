import { describe, expect, test } from '@jest/globals';
import { checkAmbiguity } from '../../../audit/checks/ambiguity.ts';
import { checkConsistency } from '../../../audit/checks/consistency.ts';
import { checkContamination } from '../../../audit/checks/contamination.ts';
import { checkGold } from '../../../audit/checks/gold.ts';
import { checkReviewability } from '../../../audit/checks/reviewability.ts';
import { checkTextFree, MARGIN } from '../../../audit/checks/textFree.ts';
import { BLIND, CHANCE } from '../../../audit/readers/blind.ts';
import { type Measured, measure } from '../../../audit/readers/measure.ts';
import type { Result } from '../../../audit/result.ts';
import { ownScorer } from '../../../audit/scorer.ts';
import type { Subject } from '../../../audit/subject.ts';
import type { Item } from '../../../datasets/item.ts';
import { type Dataset, loadDataset } from '../../../datasets/load.ts';
import { DEFAULTS } from '../../../reports/report.ts';
import { ClusterBootstrap } from '../../../reports/statistics/bootstrap.ts';
import { subset } from '../subsets.ts';

function subjectOf(dataset: Dataset, draws = 10): Subject {
  return {
    dataset,
    items: [...dataset.items.values()],
    scorer: ownScorer('sound'),
    scorerName: 'sound',
    bootstrap: new ClusterBootstrap(DEFAULTS),
    draws,
  };
}

const TIDE = 'af-tide-mill-01';
const tide = (change: (item: Item) => Item) => subjectOf(subset([TIDE], change));
const result = (results: readonly Result[], id: string) => results.find((each) => each.id === id) as Result;

describe('names, hints and paths', () => {
  const ambiguity = (change: (item: Item) => Item) => result(checkAmbiguity(tide(change)), 'ambiguity');

  test('have one reading in a sound item', () => {
    expect(ambiguity((item) => item)).toMatchObject({ gate: true, status: 'pass', findings: [] });
  });

  test.each<[string, (item: Item) => Item, string]>([
    [
      'two names that are one when levelled',
      (item) => ({ ...item, locations: [...item.locations, 'the tool shed'] }),
      'af-tide-mill-01: "Tool-Shed" and "the tool shed" are one name when levelled',
    ],
    [
      'a hint at no object',
      (item) => ({ ...item, objects: item.objects?.slice(1) ?? [] }),
      'task4 · af-tide-mill-01: "the place of the first encounter of billhook" means no object of the item',
    ],
    [
      'a hint at two objects',
      (item) => ({ ...item, objects: [...(item.objects ?? []), { name: 'billhook', first: 'Staith' }] }),
      'task4 · af-tide-mill-01: "the place of the first encounter of billhook" means several objects of the item',
    ],
    [
      'a hint at another place than the answer has',
      (item) => ({
        ...item,
        objects:
          item.objects?.map((object) =>
            object.name === 'billhook' ? { ...object, first: 'Staith' } : object,
          ) ?? [],
      }),
      'task4 · af-tide-mill-01: "the place of the first encounter of billhook" means Staith, and the answer has Tool-Shed',
    ],
    [
      'an object whose name is part of another',
      (item) => ({ ...item, objects: [...(item.objects ?? []), { name: 'old billhook', first: 'Staith' }] }),
      'task4 · af-tide-mill-01: "billhook" is part of the name of another object, "old billhook"',
    ],
    [
      'an object that the text does not name',
      (item) => ({ ...item, text: item.text.replaceAll('billhook', 'sickle') }),
      'task4 · af-tide-mill-01: "billhook" is not in the text',
    ],
    [
      'a path that stays',
      (item) => ({ ...item, path: ['Staith', 'Staith', 'Wheel-Room'] }),
      'af-tide-mill-01: the path stays in "Staith" at step 2',
    ],
  ])('fail for %s', (_, change, finding) => {
    const { status, findings } = ambiguity(change);
    expect([status, findings?.filter((each) => each === finding)]).toEqual(['fail', [finding]]);
  });

  test('are listed, and no failure, where a mention may mean two places', () => {
    const lakes = (item: Item): Item => ({
      ...item,
      text: `${item.text} Out on the Lake Shore.`,
      locations: [...item.locations, 'On the Lake', 'Lake Shore'],
    });
    expect(ambiguity(lakes)).toMatchObject({
      status: 'pass',
      findings: [
        'af-tide-mill-01: "On the Lake" and "Lake Shore" differ by little: what is neither word for word gets no credit',
        'af-tide-mill-01: "on the Lake Shore" may be On the Lake or Lake Shore',
      ],
    });
  });

  test('are not established where the objects of some items are not told', () => {
    const ids = [TIDE, 'zork2-15'];
    const some = subset(
      ids,
      ({ objects, ...item }) => (item.id === TIDE ? item : { ...item, objects }) as Item,
    );
    expect(result(checkAmbiguity(subjectOf(some)), 'ambiguity')).toMatchObject({
      gate: true,
      status: 'not established',
    });
  });

  test('maps of examples are listed', () => {
    const { edges = [] } = loadDataset().items.get('saga-storyworks-01') as Item;
    const subject = tide((item) => ({ ...item, edges }));
    expect(result(checkAmbiguity(subject), 'coincidences').findings).toEqual([
      'task1 · af-tide-mill-01: example 1 has the same answer',
    ]);
  });

  test('palindromes and answers of examples are listed', () => {
    const bundled = loadDataset();
    const example = bundled.items.get('saga-storyworks-01') as Item;
    const path = ['Staith', 'Wheel-Room', 'Staith'];
    const subject = tide((item) => ({ ...item, path, task3: example.task3 as NonNullable<Item['task3']> }));
    expect(result(checkAmbiguity(subject), 'coincidences')).toMatchObject({
      status: 'note',
      evidence: '1 palindromic path (task2b = task2a); 1 answer equal to that of an example.',
      findings: [
        'af-tide-mill-01: the path is the same in reverse order, so that task2b repeats task2a',
        'task3 · af-tide-mill-01: example 1 has the same answer',
      ],
    });
  });
});

describe('answers without the text', () => {
  const IDS = [...loadDataset().items.values()]
    .filter(({ split }) => split === 'test')
    .filter((_, index) => index % 5 === 0)
    .map(({ id }) => id);
  const checked = async (change: (item: Item) => Item): Promise<Result> => {
    const subject = subjectOf(subset(IDS, change));
    const all = async (readers: typeof BLIND) => {
      const measured: Measured[] = [];
      for (const reader of readers) measured.push(...(await measure(reader, subject)));
      return measured;
    };
    return checkTextFree(await all(CHANCE), await all(BLIND), subject);
  };

  test('stay at chance in the bundled data', async () => {
    expect(await checked((item) => item)).toMatchObject({ gate: true, status: 'pass', findings: [] });
  });

  test('are found where the list stands in the order of the walk', async () => {
    const {
      status,
      figures,
      findings = [],
    } = await checked((item) => ({
      ...item,
      locations: [...new Set([...(item.path ?? []), ...item.locations])],
    }));
    const row = figures?.[1]?.rows.find(([task, reader]) => task === 'task2a' && reader === 'list order');
    expect([status, row?.at(-1)]).toEqual(['fail', 'fail']);
    expect(findings.every((finding) => /^task2[ab] · /.test(finding))).toBe(true);
  });

  test('are found, item by item, where the right path is the list itself', async () => {
    const { status, findings } = await checked((item) =>
      item.id === IDS[0] ? { ...item, path: item.locations } : item,
    );
    expect([status, findings]).toEqual([
      'fail',
      [
        `task2a · ${IDS[0]}: list order is perfect in 100.0 % of its draws (chance 0.0 %)`,
        `task2b · ${IDS[0]}: list order reversed is perfect in 100.0 % of its draws (chance 0.0 %)`,
      ],
    ]);
  });

  test('are said to have short intervals where the data name no games', async () => {
    const subject = subjectOf({ ...subset([TIDE]), gamesKnown: false });
    const [chance, blind] = await Promise.all([
      measure(CHANCE[0] as never, subject),
      measure(BLIND[0] as never, subject),
    ]);
    expect(checkTextFree(chance, blind, subject).evidence).toMatch(/The data name no games, so that /);
  });

  test('are not established where games are too few for an interval', async () => {
    const subject = subjectOf(subset([TIDE]));
    const [chance, blind] = await Promise.all([
      measure(CHANCE[0] as never, subject),
      measure(BLIND[0] as never, subject),
    ]);
    expect(checkTextFree(chance, blind, subject).status).toBe('not established');
    expect(MARGIN).toBe(0.1);
  });
});

describe('canaries', () => {
  test('are in every line of the bundled data and in their card', () => {
    expect(result(checkContamination(subjectOf(loadDataset())), 'canary')).toMatchObject({
      gate: true,
      status: 'pass',
      evidence:
        '165 of 165 items carry the same one. datasets/plugh-open/README.md: 1 of 1 part. datasets/plugh-open/croissant.json: 1 of 1 part. datasets/plugh-open/items.jsonl: 165 of 165 parts. datasets/plugh-open/recorded.jsonl: 656 of 656 parts.',
    });
  });

  test('are missed in bundled data, and told of in others', () => {
    const bare = ({ canary: _, ...item }: Item): Item => item;
    const own = subset([TIDE], bare);
    expect(result(checkContamination(subjectOf(own)), 'canary')).toMatchObject({
      gate: false,
      status: 'note',
    });
    const bundled = { ...own, name: 'plugh-open' };
    expect(result(checkContamination(subjectOf(bundled)), 'canary')).toMatchObject({
      gate: true,
      status: 'fail',
    });
  });
});

test('a canary that is another one than the other items have is missed', () => {
  const ids = [TIDE, 'zork2-15', 'zork2-16'];
  const mistyped = subset(ids, ({ canary = '', ...item }) => ({
    ...item,
    canary: item.id === TIDE ? canary.replace('7d1c', '7d1d') : canary,
  }));
  expect(result(checkContamination(subjectOf({ ...mistyped, name: 'plugh-open' })), 'canary')).toMatchObject({
    gate: true,
    status: 'fail',
    evidence: expect.stringMatching(/^2 of 3 items /),
  });
});

describe('the gold', () => {
  test('is for people to judge, and edges that no step uses are shown to them', () => {
    const subject = tide((item) => ({ ...item, edges: [...(item.edges ?? []), ['Head-Race', 'Staith']] }));
    expect(checkGold([], subject)).toMatchObject({
      gate: false,
      status: 'not established',
      findings: ['af-tide-mill-01: the walk does not use "Head-Race" – "Staith"'],
    });
  });

  test('is shown where the recorded answer is another one', () => {
    const recorded = {
      task: 'task2a',
      perfect: new Map([
        [TIDE, 0],
        ['zork2-15', 1],
      ]),
    } as unknown as Measured;
    const { evidence, findings } = checkGold(
      [recorded],
      tide((item) => item),
    );
    expect(evidence).toContain('are the right ones in 1 of 2 questions');
    expect(findings).toEqual(['task2a · af-tide-mill-01: the recorded answer is another one']);
  });
});

describe('the room for an answer', () => {
  const elicitation = (subject: Subject) => result(checkReviewability(subject, 'sha256:0'), 'elicitation');

  test('is not established, and not praised, where an answer may be longer than the limit', () => {
    const path = Array.from({ length: 500 }, (_, step) => (step % 2 === 0 ? 'Wheel-Room' : 'Head-Race'));
    const { status, evidence } = elicitation(tide((item) => ({ ...item, path })));
    expect([status, evidence]).toEqual([
      'not established',
      expect.stringMatching(/has 5249 bytes \(task2a .*\), which may be more than 4090 tokens\.$/),
    ]);
  });

  test('is not established without a question', () => {
    expect(elicitation(tide((item) => ({ ...item, split: 'dev' }))).status).toBe('not established');
  });
});

test('a recorded answer to a question that is not there fails', () => {
  const recorded = new Map([
    [`task1 ${TIDE}`, 'graph {}'],
    ['task1 gone-01', 'graph {}'],
  ]);
  expect(
    checkConsistency(
      tide((item) => item),
      recorded,
    ),
  ).toMatchObject({
    gate: true,
    status: 'fail',
    findings: ['recorded answer to task1 gone-01, which is not there'],
  });
});
