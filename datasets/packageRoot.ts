import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

/**
 * The folder of this package, in a clone (sources) as in an installation (`dist/`): data and templates lie
 * beside the sources and are not copied into the build.
 */
export const packageRoot = findPackageRoot(dirname(fileURLToPath(import.meta.url)));

function findPackageRoot(folder: string): string {
  if (existsSync(join(folder, 'package.json'))) return folder;
  const parent = dirname(folder);
  if (parent === folder)
    throw new Error('promptfoo-plugh: its package.json is missing; install the package again');
  return findPackageRoot(parent);
}
