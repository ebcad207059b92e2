import { chmodSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { projectRoot } from './promptfoo.ts';

/**
 * A folder with an `npx` for the front of PATH, which starts this promptfoo, and `plugh` from the file given: the real one
 * reads all of node_modules before it starts anything, two to three seconds a command.
 */
export function npxFolder(plugh: string): string {
  const folder = mkdtempSync(join(tmpdir(), 'plugh-npx-'));
  const npx = `#!/bin/sh
case $1 in
  plugh) program=${plugh} ;;
  promptfoo) program=${join(projectRoot, 'node_modules/promptfoo/dist/src/entrypoint.js')} ;;
esac
shift
exec ${process.execPath} $program "$@"
`;
  writeFileSync(join(folder, 'npx'), npx);
  chmodSync(join(folder, 'npx'), 0o755);
  return folder;
}
