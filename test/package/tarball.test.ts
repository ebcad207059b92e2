import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, extname, join, posix } from 'node:path';
import { beforeAll, describe, expect, test } from '@jest/globals';
import { projectRoot } from '../suite/promptfoo.ts';
import { installProject, packProject, type Tarball } from './install.ts';

/** npm puts these into every package. */
const ALWAYS = ['LICENSE', 'README.md', 'package.json'];

/** What a user's promptfoo, Node or compiler loads, and what must stand beside it; nothing else is needed. */
const NEEDED = [
  /^dist\/(?:index|(?:assertions|audit|cli|datasets|games|prompts|providers|reports|scoring)\/.+)\.(?:js|d\.ts|json)$/,
  /^(?:assertions|datasets|games|prompts|providers|scoring)\/(?:.+\/)?[\w-]+\.ts$/,
  /^reports\/(?:derivedMetrics|summary)\.ts$/,
  /^datasets\/(?:item|official)\.schema\.json$/,
  /^datasets\/plugh-open\/(?:README\.md|items\.jsonl|recorded\.jsonl|croissant\.json)$/,
  /^games\/checkpoints\/(?:[\w-]+\.(?:yaml|schema\.json|walkthrough\.txt)|LICENSE\.walkthroughs\.txt)$/,
  /^[a-z]+\/(?:.+\/)?[\w-]+\.(?:j2|njk|css)$/,
  /^reports\/html\/filter\.js$/,
  /^promptfooconfig\.yaml$/,
  // The help and the README send their readers to these pages.
  /^docs\/(?:[\w-]+\.md|images\/\w+\.png)$/,
];

let tarball: Tarball;
let root: string;
beforeAll(() => {
  tarball = packProject();
  root = join(installProject(tarball), 'node_modules/promptfoo-plugh');
});

const read = (path: string) => readFileSync(join(root, path), 'utf8');

/** The relative modules that a source imports, as paths from the package's folder. */
function imports(path: string): string[] {
  return [...read(path).matchAll(/\b(?:from|import) '(\.[^']+)'/g)].map(([, target = '']) =>
    posix.join(posix.dirname(path), target),
  );
}

describe('the tarball', () => {
  test('holds what is needed and nothing else', () => {
    const strangers = tarball.paths.filter(
      (path) => !ALWAYS.includes(path) && !NEEDED.some((pattern) => pattern.test(path)),
    );
    expect(strangers).toEqual([]);
    expect(ALWAYS.filter((path) => !tarball.paths.includes(path))).toEqual([]);
  });

  test('is under 6 MB', () => {
    expect(tarball.size).toBeLessThan(6_000_000);
    expect(tarball.size).toBeGreaterThan(100_000);
  });

  test('holds every template and data file of the code', () => {
    const data = ['assertions', 'cli', 'datasets', 'games', 'prompts', 'providers', 'reports', 'scoring']
      .flatMap((folder) =>
        readdirSync(join(projectRoot, folder), { recursive: true, encoding: 'utf8' }).map((path) =>
          posix.join(folder, path),
        ),
      )
      .filter((path) => !['', '.ts', '.md'].includes(extname(path)));
    // JSON that a module imports lies beside it in the build.
    const missing = data.filter(
      (path) => !tarball.paths.includes(path) && !tarball.paths.includes(`dist/${path}`),
    );
    expect(data.length).toBeGreaterThan(4);
    expect(missing).toEqual([]);
  });

  test('holds everything that its modules import, sources and build alike', () => {
    const modules = tarball.paths.filter((path) => /\.(?:js|ts)$/.test(path));
    const broken = modules.flatMap((path) =>
      imports(path)
        // The types of a declaration stand in the declaration of that name.
        .filter(
          (target) =>
            !existsSync(join(root, target)) && !existsSync(join(root, target.replace(/\.ts$/, '.d.ts'))),
        )
        .map((target) => `${path}: ${target}`),
    );
    expect(broken).toEqual([]);
  });

  test('holds every file that its config names, also in comments', () => {
    const named = [
      ...read('promptfooconfig.yaml').matchAll(/(?:file:\/\/)?((?:[a-z]+\/)+[\w-]+\.ts)\b/g),
    ].map(([, path = '']) => path);
    expect(named.length).toBeGreaterThan(8);
    expect(named.filter((path) => !tarball.paths.includes(path))).toEqual([]);
  });

  test('names only files that are there', () => {
    const { bin, exports, types } = JSON.parse(read('package.json'));
    const named = [bin.plugh, exports['.'].types, exports['.'].default, types].map((path) =>
      posix.normalize(path),
    );
    expect(named.filter((path) => !tarball.paths.includes(path))).toEqual([]);
    expect(dirname(bin.plugh)).toBe('dist/cli');
  });

  test('tells no path of the machine that packed it', () => {
    const texts = tarball.paths.filter((path) => !path.endsWith('.jsonl'));
    expect(texts.filter((path) => read(path).includes(projectRoot.replace(/\/$/, '')))).toEqual([]);
  });
});
