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
    'date-released': expect.stringMatching(/^\d{4}-\d\d-\d\d$/),
    'preferred-citation': {
      type: 'generic',
      title: expect.stringMatching(/^PLUGH/),
      authors: [{ 'family-names': 'Tikhonov', 'given-names': 'Alexey' }],
      year: 2024,
    },
  });
});

test('the changelog has an entry for this version', () => {
  expect(read('CHANGELOG.md')).toMatch(new RegExp(`^## ${version.replaceAll('.', '\\.')} `, 'm'));
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
