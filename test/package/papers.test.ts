import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, test } from '@jest/globals';
import { load } from 'js-yaml';
import { projectRoot } from '../suite/promptfoo.ts';

const read = (file: string) => readFileSync(join(projectRoot, file), 'utf8');
const { version, license, peerDependencies, engines } = JSON.parse(read('package.json'));

test('CITATION.cff has what its format asks for, and the version and licence of the package', () => {
  expect(load(read('CITATION.cff'))).toMatchObject({
    'cff-version': '1.2.0',
    message: expect.stringMatching(/\S/),
    title: expect.stringMatching(/\S/),
    authors: [{ name: expect.stringMatching(/\S/) }],
    version,
    license,
    'preferred-citation': {
      type: 'generic',
      title: expect.stringMatching(/^PLUGH/),
      authors: [{ 'family-names': 'Tikhonov', 'given-names': 'Alexey' }],
      year: 2024,
    },
  });
});

test('the changelog has an entry for this version, and CITATION.cff its date once it is released', () => {
  const heading = new RegExp(`^## ${version.replaceAll('.', '\\.')} – (.+)$`, 'm').exec(read('CHANGELOG.md'));
  const { 'date-released': date } = load(read('CITATION.cff')) as Record<string, unknown>;
  expect(heading?.[1]).toBe(date ?? 'not released');
});

describe('the workflows', () => {
  const folder = '.github/workflows';
  const workflows = readdirSync(join(projectRoot, folder)).map(
    (name) => [name, load(read(`${folder}/${name}`))] as const,
  );

  test.each(workflows)('%s has jobs with steps, and rights to read only', (_, workflow) => {
    expect(workflow).toMatchObject({ permissions: { contents: 'read' }, jobs: expect.any(Object) });
    for (const job of Object.values((workflow as { jobs: object }).jobs))
      expect(job).toMatchObject({ 'runs-on': 'ubuntu-latest', steps: expect.any(Array) });
  });

  // GitHub's runners have no Node 20 any more, which the versions before these want.
  test('use actions that run on Node 24', () => {
    const oldest = { checkout: 5, 'setup-node': 5, 'upload-artifact': 6, 'download-artifact': 7 };
    const used = workflows.flatMap(([name]) => [
      ...read(`${folder}/${name}`).matchAll(/uses: actions\/([\w-]+)@v(\d+)$/gm),
    ]);
    expect(used.length).toBeGreaterThan(8);
    for (const [, action, version] of used)
      expect([action, Number(version) >= oldest[action as keyof typeof oldest]]).toEqual([action, true]);
  });

  test('check the oldest Node, and both ends of the range of promptfoo', () => {
    const ci = Object.fromEntries(workflows)['ci.yml'];
    const oldestNode = engines.node.replace('>=', '');
    const oldestPromptfoo = peerDependencies.promptfoo.split(' ')[0].replace('>=', '');
    expect(peerDependencies.promptfoo).toBe(`>=${oldestPromptfoo} <0.124.0`);
    expect(ci).toMatchObject({
      jobs: {
        checks: {
          strategy: {
            matrix: {
              node: [oldestNode, '24'],
              promptfoo: [oldestPromptfoo, `~${oldestPromptfoo}`, 'locked'],
            },
          },
        },
      },
    });
  });
});

const pages = [
  ...['README.md', 'CHANGELOG.md', 'CONTRIBUTING.md', 'SECURITY.md', 'datasets/plugh-open/README.md'],
  ...readdirSync(join(projectRoot, 'docs')).map((name) => `docs/${name}`),
  ...readdirSync(join(projectRoot, 'examples')).map((name) => `examples/${name}/README.md`),
].filter((page) => page.endsWith('.md'));

test.each(pages)('every file that %s links to is there', (page) => {
  const targets = [...read(page).matchAll(/\]\((?!https?:|#|mailto:)([^)#\s]+)[^)]*\)/g)].map(
    ([, target = '']) => target,
  );
  expect(targets.filter((target) => !existsSync(join(projectRoot, dirname(page), target)))).toEqual([]);
});
