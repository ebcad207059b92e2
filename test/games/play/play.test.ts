import { describe, expect, test } from '@jest/globals';
import { loadCheckpoints, resolveCheckpoints } from '../../../games/checkpoints/load.ts';
import { playStory, type View } from '../../../games/play/play.ts';
import { Session } from '../../../games/session.ts';
import { parseWalkthrough } from '../../../games/walkthrough.ts';
import { MINIZORK, MINIZORK_WALK, minizork } from '../checkpoints/minizork.ts';
import { gameFile, gamesAreHere, whyNot } from '../folder.ts';

const checkpoints = resolveCheckpoints(MINIZORK, minizork, 'minizork');

function play(answers: readonly (string | null)[], { steps = 100, patience = 3, bare = false } = {}) {
  const views: View[] = [];
  let asked = 0;
  const result = playStory({
    session: new Session(minizork, checkpoints.session),
    checkpoints: bare ? undefined : checkpoints,
    steps,
    patience,
    ask: async (view) => {
      views.push({ ...view, history: [...view.history] });
      return answers[asked++] ?? null;
    },
  });
  return result.then((played) => ({ played, views }));
}

describe('a play ends', () => {
  test.each<[string, (string | null)[], object, object]>([
    ['when the game is won', [...MINIZORK_WALK, 'look'], {}, { end: 'won', limits: [] }],
    ['when the player leaves', ['quit', 'y', 'n'], {}, { end: 'quit', limits: [], deaths: 0 }],
    ['at the cap', ['n', 's', 'n'], { steps: 2 }, { end: 'cap', limits: ['steps'] }],
    [
      'when no command comes any more',
      ['n', '', null, '...', 'n'],
      {},
      { end: 'silent', limits: ['unreadable'], unreadable: 3 },
    ],
    [
      'when a story without checkpoints is over',
      ['quit', 'y'],
      { bare: true },
      { end: 'ended', checkpoints: null },
    ],
  ])('%s', async (_, answers, options, wanted) => {
    expect((await play(answers, options)).played).toMatchObject(wanted);
  });
});

const zork = gamesAreHere ? describe : describe.skip;

zork(`deaths in Zork I and III${whyNot}`, () => {
  async function playZork(name: string, commands: readonly string[]) {
    const story = gameFile(`${name}.z3`);
    const own = loadCheckpoints(
      new URL(`../../../games/checkpoints/${name}.yaml`, import.meta.url).pathname,
      story,
    );
    const session = new Session(story, own.session);
    const ask = async ({ step }: View) => commands[step] ?? null;
    const { end, deaths } = await playStory({ session, checkpoints: own, steps: 100, patience: 1, ask });
    return { end, deaths };
  }

  test('those from which the game brings the player back are counted, and do not end the play', async () => {
    const walkthrough = parseWalkthrough(gameFile('zork1.walkthrough.txt').toString());
    const commands = [...walkthrough.slice(0, 12), 'look', 'north', 'n', 'n', ...Array(5).fill('wait')];
    expect(await playZork('zork1', commands)).toEqual({ end: 'silent', deaths: 1 });
  });

  test('one for good ends it', async () => {
    expect(await playZork('zork3', Array(40).fill(['s', 'e']).flat())).toEqual({ end: 'died', deaths: 4 });
  });
});

test('unreadable answers are counted and shown back, and are no steps', async () => {
  const { played, views } = await play(['north, please?!'.repeat(20), 'n'], { steps: 1 });
  expect(played).toMatchObject({ unreadable: 1, end: 'cap', commands: [{ command: 'n' }] });
  expect(views[1]).toMatchObject({
    step: 0,
    text: '(No command could be read from that. Answer with one command, on a line of its own.)',
    history: [{ command: null }],
  });
});

test('rooms, moves and checkpoints are those of the machine', async () => {
  const { played } = await play(['n', 'n', 'u', 'take egg', 'take egg'], { steps: 5 });
  expect(played.rooms.map(({ name, step }) => [name, step])).toEqual([
    ['West of House', 0],
    ['North of House', 1],
    ['Forest Path', 2],
    ['Up a Tree', 3],
  ]);
  expect(played.moves.map(({ command, step }) => [command, step])).toEqual([
    ['n', 1],
    ['n', 2],
    ['u', 3],
  ]);
  expect(played.checkpoints?.reached).toEqual([
    { id: 'egg', title: 'Took the egg', weight: 20, step: 4 },
    { id: 'sack', title: 'Took the sack', weight: 20, step: null },
    { id: 'lantern', title: 'Took the lantern', weight: 20, step: null },
    { id: 'won', title: 'Left at the end of the rainbow', weight: 40, step: null },
  ]);
  expect(played).toMatchObject({ score: 6, checkpoints: { progress: 20, highestPercentage: 20 } });
  expect(played.transcript).toContain('> take egg\n\nTaken.');
});

test('where a restart leads is no way that was walked', async () => {
  const { played } = await play(['n', 'e', 'restart', 'y', 'n']);
  expect(played.commands.map(({ room }) => room)).toHaveLength(5);
  expect(played.moves.map(({ command, step }) => [command, step])).toEqual([
    ['n', 1],
    ['e', 2],
    ['n', 5],
  ]);
});

test('1,000 commands of hostile bytes neither crash nor hang it', async () => {
  let state = 7;
  const random = (below: number) => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return (state >>> 8) % below;
  };
  const words = [
    'take',
    'put',
    'all',
    'it',
    '.',
    ',',
    '"',
    'in',
    'restart',
    'save',
    'restore',
    'script',
    'again',
    'oops',
    '$ve',
    '#rand',
    'y',
  ];
  const answers = Array.from({ length: 1000 }, () =>
    Array.from({ length: 1 + random(30) }, () =>
      random(3) === 0
        ? ` ${words[random(words.length)]} `
        : String.fromCharCode(random(8) === 0 ? random(0x10000) : random(256)),
    ).join(''),
  );
  const { played } = await play(answers, { steps: 1000, patience: 1000 });
  expect(played.commands.length + played.unreadable).toBeGreaterThan(0);
  expect(['cap', 'silent', 'quit', 'died', 'won']).toContain(played.end);
  expect(played).toEqual((await play(answers, { steps: 1000, patience: 1000 })).played);
});
