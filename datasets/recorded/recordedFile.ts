import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { packageRoot } from '../packageRoot.ts';
import { blobId } from '../published/blobId.ts';
import { cachedPath, RESPONSES } from '../published/catalogue.ts';

/**
 * The file of the answers that are recorded for a dataset of this name, `plugh-open` or `official`; `undefined` for
 * any other name, which is then a path. Throws an `Error` where the paper's answers are not fetched, or changed.
 */
export function recordedFile(name: string): string | undefined {
  if (name === 'plugh-open') return join(packageRoot, 'datasets/plugh-open/recorded.jsonl');
  if (name !== 'official') return undefined;
  const path = cachedPath(RESPONSES);
  if (!existsSync(path))
    throw new Error(
      `the paper's recorded answers are not on this machine (looked for ${path}): run \`npx plugh fetch\` once; they carry no licence and cannot come with the package`,
    );
  if (blobId(readFileSync(path)) !== RESPONSES.blob)
    throw new Error(
      `${path} is not the published file (it has been changed): run \`npx plugh fetch\` to get it again`,
    );
  return path;
}
