import { existsSync, mkdirSync, readFileSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from '@jest/globals';
import { load } from 'js-yaml';
import { initCommand } from '../../cli/init.ts';
import type { Questions } from '../../cli/initQuestions.ts';
import { temporaryFile, temporaryFolder } from '../reports/files.ts';
import { projectRoot, run } from '../suite/promptfoo.ts';

const init = (...args: string[]) => run([join(projectRoot, 'cli/plugh.ts'), 'init', ...args]);

/** A user who says this, and what was asked. */
function user(answers: Partial<Record<keyof Questions, unknown>>) {
  const asked: string[] = [];
  const questions = Object.fromEntries(
    ['providers', 'tasks', 'shots', 'dataset', 'overwrite'].map((name) => [
      name,
      async () => {
        asked.push(name);
        return answers[name as keyof Questions];
      },
    ]),
  ) as unknown as Questions;
  const say = (...args: string[]) => initCommand(questions, () => true).parseAsync(args, { from: 'user' });
  return { asked, say };
}

const settings = (file: string) => {
  const { providers, prompts, tests } = load(readFileSync(file, 'utf8')) as {
    readonly providers: readonly unknown[];
    readonly prompts: readonly { readonly label: string }[];
    readonly tests: readonly { readonly config: object }[];
  };
  return { providers, prompts: prompts.map(({ label }) => label), config: tests[0]?.config };
};

describe('plugh init by flags', () => {
  test('writes what they say, commented', async () => {
    const file = join(temporaryFolder(), 'mine.yaml');
    const flags = ['--provider', 'openai:chat:m', 'ollama:chat:n', 'echo', '--tasks', 'task3,task1'];
    const { exitCode } = await init(
      ...flags,
      '--shots',
      '3,0',
      '--dataset',
      'official',
      '--scorer',
      'official',
      '-o',
      file,
    );
    expect(exitCode).toBe(0);
    expect(settings(file)).toEqual({
      providers: [
        { id: 'openai:chat:m', config: { temperature: 0.01, max_tokens: 4090 } },
        { id: 'ollama:chat:n', config: { temperature: 0.01, num_predict: 4090 } },
        'echo',
      ],
      prompts: ['0-shot', '3-shot'],
      config: { dataset: 'official', tasks: ['task1', 'task3'], split: 'test', scorer: 'official' },
    });
    expect(readFileSync(file, 'utf8').match(/^# /gm)?.length).toBeGreaterThan(10);
  });

  test('keeps a name that YAML would misread', async () => {
    const file = join(temporaryFolder(), 'odd.yaml');
    const odd = 'a: "b" #c\n- {{d}}';
    await init('--provider', odd, '--dataset', 'yes', '-o', file, '--yes');
    expect(settings(file)).toMatchObject({ providers: [odd], config: { dataset: 'yes' } });
  });

  test('names what to run next so that it can be pasted', async () => {
    const file = join(temporaryFolder(), 'my suite.yaml');
    const { printed } = await init('--yes', '-o', file);
    expect(printed).toContain(`  npx promptfoo eval -c "${file}" -n 5 `);
  });

  test('names the package by the link in node_modules, as its real folder may have the version in its name', async () => {
    const project = temporaryFolder();
    mkdirSync(join(project, 'node_modules'));
    mkdirSync(join(project, 'evals'));
    symlinkSync(projectRoot, join(project, 'node_modules/promptfoo-plugh'));
    await init('--yes', '--shots', '0', '-o', join(project, 'evals/config.yaml'));
    expect(readFileSync(join(project, 'evals/config.yaml'), 'utf8')).toContain(
      '- id: file://../node_modules/promptfoo-plugh/prompts/chat.ts:zeroShot',
    );
  });

  test('leaves a file that is there alone, unless told otherwise', async () => {
    const file = temporaryFile('promptfooconfig.yaml', 'mine');
    for (const flags of [[], ['--yes']]) {
      const { exitCode, printed } = await init(...flags, '-o', file);
      expect({ exitCode, printed }).toEqual({
        exitCode: 1,
        printed: `plugh: ${file} is there already and was left alone: name another file with -o, or add --force\n`,
      });
      expect(readFileSync(file, 'utf8')).toBe('mine');
    }
    expect((await init('--force', '-o', file)).exitCode).toBe(0);
    expect(settings(file).prompts).toEqual(['0-shot', '1-shot', '2-shot', '3-shot']);
  });

  test.each([
    [['--tasks', 'task5'], 'It must be some of task1,task2a,task2b,task3,task4.'],
    [['--shots', '4'], 'It must be some of 0,1,2,3.'],
    [['--shots', ''], 'It must be some of 0,1,2,3.'],
    [['--provider', 'echo', ' '], 'It must not be blank.'],
    [['--dataset', ''], 'It must not be blank.'],
  ])('refuses %j', async (flags, reason) => {
    const file = join(temporaryFolder(), 'none.yaml');
    const { exitCode, printed } = await init(...flags, '-o', file);
    expect(printed).toMatch(reason);
    expect(exitCode).toBe(1);
    expect(existsSync(file)).toBe(false);
  });
});

describe('plugh init on a terminal', () => {
  test('asks for what no flag says', async () => {
    const file = join(temporaryFolder(), 'asked.yaml');
    const { asked, say } = user({ providers: ['reader'], shots: [2], dataset: 'my items.jsonl' });
    await say('--tasks', 'task4', '-o', file);
    expect(asked).toEqual(['providers', 'shots', 'dataset']);
    expect(settings(file)).toEqual({
      providers: [
        { id: expect.stringMatching(/providers\/reader\.ts$/), label: 'reader', prompts: ['2-shot'] },
      ],
      prompts: ['2-shot'],
      config: { dataset: 'my items.jsonl', tasks: ['task4'], split: 'test', scorer: 'sound' },
    });
  });

  test('asks nothing with --yes', async () => {
    const { asked, say } = user({});
    await say('--yes', '-o', join(temporaryFolder(), 'x.yaml'));
    expect(asked).toEqual([]);
  });

  test('writes nothing where the user leaves', async () => {
    const file = join(temporaryFolder(), 'left.yaml');
    const leaving = Promise.reject(
      Object.assign(new Error('User force closed'), { name: 'ExitPromptError' }),
    );
    const { say } = user({ providers: ['echo'], tasks: leaving });
    await expect(say('-o', file)).rejects.toThrow('stopped before the last answer: nothing was written');
    expect(existsSync(file)).toBe(false);
  });

  test('asks before it writes over a file, first of all', async () => {
    const file = temporaryFile('promptfooconfig.yaml', 'mine');
    const no = user({ overwrite: false });
    await expect(no.say('-o', file)).rejects.toThrow('is there already and was left alone');
    expect({ asked: no.asked, file: readFileSync(file, 'utf8') }).toEqual({
      asked: ['overwrite'],
      file: 'mine',
    });
    const yes = user({
      overwrite: true,
      providers: ['echo'],
      tasks: ['task1'],
      shots: [0],
      dataset: 'plugh-open',
    });
    await yes.say('-o', file);
    expect(settings(file).providers).toEqual(['echo']);
  });
});
