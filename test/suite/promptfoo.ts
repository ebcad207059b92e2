import { spawn } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

export const projectRoot = fileURLToPath(new URL('../..', import.meta.url));
const promptfoo = join(projectRoot, 'node_modules/promptfoo/dist/src/entrypoint.js');

/** One result row, as far as the tests read it. */
export interface ResultRow {
  readonly testCase: { readonly description: string; readonly metadata: Record<string, unknown> };
  readonly vars: Record<string, string>;
  readonly provider: { readonly id: string; readonly label?: string };
  readonly prompt: { readonly raw: string; readonly label: string };
  readonly response?: {
    readonly output?: unknown;
    readonly error?: string;
    readonly metadata?: Readonly<Record<string, unknown>>;
    readonly tokenUsage?: object;
  };
  readonly success: boolean;
  readonly score: number;
  readonly namedScores: Record<string, number>;
  /** 0 none, 1 an assertion failed, 2 an error. */
  readonly failureReason: number;
  readonly error?: string;
  readonly gradingResult: null | {
    readonly reason: string;
    readonly componentResults: readonly {
      readonly metadata?: { readonly plugh?: Record<string, unknown> };
    }[];
  };
}

export interface EvalRun {
  readonly exitCode: number | null;
  readonly printed: string;
  readonly rows: readonly ResultRow[];
}

/**
 * Runs the real `promptfoo eval` in the project's folder, as a user does, with a database of its own and, unless
 * `cache`, no cache, and reads the results file (no rows where the run ended before it had any). `config`, if given, replaces promptfooconfig.yaml.
 */
export async function promptfooEval(
  args: readonly string[],
  {
    config,
    env = {},
    cache = false,
  }: { config?: object; env?: Record<string, string>; cache?: boolean } = {},
): Promise<EvalRun> {
  const folder = mkdtempSync(join(tmpdir(), 'plugh-eval-'));
  try {
    const output = join(folder, 'results.jsonl');
    const configFile = join(folder, 'config.json');
    if (config !== undefined) writeFileSync(configFile, JSON.stringify(config));
    const which = config === undefined ? [] : ['-c', configFile];
    const { exitCode, printed } = await run(
      [
        promptfoo,
        'eval',
        ...which,
        ...(cache ? [] : ['--no-cache']),
        '--no-progress-bar',
        '-o',
        output,
        ...args,
      ],
      { PROMPTFOO_CONFIG_DIR: folder, ...env },
    );
    return { exitCode, printed, rows: readRows(output) };
  } finally {
    rmSync(folder, { recursive: true });
  }
}

function readRows(file: string): ResultRow[] {
  if (!existsSync(file)) return [];
  return readFileSync(file, 'utf8')
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => JSON.parse(line));
}

/** Runs Node, in the project's folder unless another is named, until it ends; what it printed holds both streams. */
export function run(
  args: readonly string[],
  env: Record<string, string> = {},
  cwd = projectRoot,
): Promise<{ exitCode: number | null; printed: string }> {
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, args, {
      cwd,
      env: {
        ...process.env,
        NODE_OPTIONS: '',
        NO_COLOR: '1',
        FORCE_COLOR: '0',
        PROMPTFOO_DISABLE_TELEMETRY: '1',
        PROMPTFOO_DISABLE_UPDATE: '1',
        PROMPTFOO_DISABLE_SHARING: '1',
        ...env,
      },
    });
    let printed = '';
    child.stdout.on('data', (chunk) => (printed += chunk));
    child.stderr.on('data', (chunk) => (printed += chunk));
    child.on('error', reject);
    child.on('close', (exitCode) => resolve({ exitCode, printed }));
  });
}
