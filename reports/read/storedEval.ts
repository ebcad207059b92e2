import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';

/**
 * Exports an eval from promptfoo's own database into a temporary file, lets `read` take what it wants of it, and
 * removes it. promptfoo's command does it, in a process of its own: its tables are no public interface, and a
 * second copy of promptfoo would take more memory than the rows. `id` may be `latest`.
 * Throws an `Error` with promptfoo's message where there is no such eval, or no promptfoo.
 */
export function withStoredEval<T>(id: string, read: (file: string) => T): T {
  const folder = mkdtempSync(join(tmpdir(), 'plugh-report-'));
  try {
    const file = join(folder, 'results.json');
    exportEval(id, file);
    return read(file);
  } finally {
    rmSync(folder, { recursive: true });
  }
}

function exportEval(id: string, file: string): void {
  try {
    execFileSync(process.execPath, [promptfoo(), 'export', 'eval', id, '-o', file], {
      stdio: ['ignore', 'pipe', 'pipe'],
      env: {
        ...process.env,
        PROMPTFOO_DISABLE_TELEMETRY: '1',
        PROMPTFOO_DISABLE_UPDATE: '1',
        NO_COLOR: '1',
      },
    });
  } catch (error) {
    const { stdout = '', stderr = '' } = error as { stdout?: Buffer | string; stderr?: Buffer | string };
    const said = /^.*\b(?:No eval found|not found|rror).*$/m.exec(`${stdout}\n${stderr}`)?.[0].trim();
    throw new Error(
      `promptfoo cannot give the eval "${id}" (${said ?? (error as Error).message}): \`npx promptfoo list evals\` shows those of this machine`,
    );
  }
}

/** promptfoo's command beside the library that would be imported here. */
function promptfoo(): string {
  const library = createRequire(import.meta.url).resolve('promptfoo');
  return join(dirname(library), 'entrypoint.js');
}
