import { execFileSync } from 'node:child_process';
import { cpSync, mkdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { temporaryFolder } from '../reports/files.ts';
import { projectRoot } from '../suite/promptfoo.ts';

export interface Tarball {
  readonly file: string;
  /** Bytes as published. */
  readonly size: number;
  /** Paths of what it holds, from the package's folder. */
  readonly paths: readonly string[];
}

/** Made anew, or of no concern to a package. */
const NOT_COPIED = ['node_modules', 'dist', '.git', 'coverage', '.stryker-tmp', 'mutation'];

const { dependencies } = JSON.parse(readFileSync(join(projectRoot, 'package.json'), 'utf8')) as {
  readonly dependencies: Readonly<Record<string, string>>;
};

/** Builds the sources as they are now and packs them with npm itself, beside the clone and without a registry. */
export function packProject(): Tarball {
  const stage = temporaryFolder();
  cpSync(projectRoot, stage, { recursive: true, filter: (path) => !NOT_COPIED.includes(basename(path)) });
  const tsc = join(projectRoot, 'node_modules/.bin/tsc');
  execFileSync(tsc, ['-p', join(projectRoot, 'tsconfig.build.json'), '--outDir', join(stage, 'dist')]);
  const printed = execFileSync('npm', ['pack', '--json', '--ignore-scripts', '--offline'], {
    cwd: stage,
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  const [packed] = JSON.parse(printed) as [
    { filename: string; size: number; files: readonly { path: string }[] },
  ];
  return {
    file: join(stage, packed.filename),
    size: packed.size,
    paths: packed.files.map(({ path }) => path),
  };
}

/**
 * An empty project, of CommonJS as `npm init` makes it, with the tarball unpacked and its dependencies and promptfoo
 * linked to the clone's: what an installation gives, without its minutes.
 */
export function installProject(tarball: Tarball): string {
  const project = temporaryFolder();
  writeFileSync(join(project, 'package.json'), '{"name": "consumer", "private": true, "type": "commonjs"}');
  const modules = join(project, 'node_modules');
  const target = join(modules, 'promptfoo-plugh');
  mkdirSync(target, { recursive: true });
  execFileSync('tar', ['-xzf', tarball.file, '--strip-components=1', '-C', target]);
  for (const name of [...Object.keys(dependencies), 'promptfoo']) {
    mkdirSync(dirname(join(modules, name)), { recursive: true });
    symlinkSync(join(projectRoot, 'node_modules', name), join(modules, name));
  }
  return project;
}
