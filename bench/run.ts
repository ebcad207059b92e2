/**
 * `npm run bench [-- --runs 7 --scorer official --json]`: how long the scorers take for the 18,080 made-up
 * answers, as whole processes over the compiled package, beside a process that only reads and parses the files.
 */
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { gunzipSync } from 'node:zlib';

type Work = 'start' | 'parse' | 'official' | 'sound';
/** At most so many times the parsing; aimed at, not enforced, since machines differ. */
const TARGETS = { official: 4, sound: 10 } as const;

interface Run {
  readonly seconds: number;
  readonly answers: number;
  readonly peakMemoryKb: number;
}

interface Row {
  readonly work: Work;
  /** The middle of all runs, of a whole process. */
  readonly medianSeconds: number;
  readonly fastestSeconds: number;
  /** Median ÷ median of `parse`. */
  readonly timesParse: number;
  /** Share of the median that an empty process takes too. */
  readonly startShare: number;
  readonly answersPerSecond: number | null;
  /** Of the run that needed most; null for the empty process. */
  readonly peakMemoryMb: number | null;
}

const { values } = parseArgs({
  options: {
    runs: { type: 'string', default: '7' },
    scorer: { type: 'string', multiple: true, default: ['official', 'sound'] },
    json: { type: 'boolean', default: false },
  },
});
const runs = Number(values.runs);
const scorers = values.scorer.filter((name) => name === 'official' || name === 'sound');
if (!(Number.isInteger(runs) && runs > 0) || scorers.length !== values.scorer.length) {
  throw new Error('Usage: npm run bench -- [--runs N] [--scorer official] [--scorer sound] [--json]');
}

const rows = summarise(measure(['start', 'parse', ...scorers]));
process.stdout.write(values.json ? `${JSON.stringify({ runs, rows }, null, 2)}\n` : table(rows));

/** Runs each kind of work in turn, again and again, so that a busy moment of the machine falls on all alike. */
function measure(works: readonly Work[]): Map<Work, Run[]> {
  const folder = mkdtempSync(join(tmpdir(), 'plugh-bench-'));
  try {
    const files = ['plugh.json', 'responses.json'].map((name) => {
      const unpacked = join(folder, name);
      writeFileSync(unpacked, gunzipSync(readFileSync(new URL(`${name}.gz`, import.meta.url))));
      return unpacked;
    });
    const measured = new Map(works.map((work): [Work, Run[]] => [work, []]));
    for (let round = 0; round < runs; round++) {
      for (const [work, done] of measured) done.push(runOnce(work, files));
    }
    return measured;
  } finally {
    rmSync(folder, { recursive: true });
  }
}

function runOnce(work: Work, files: readonly string[]): Run {
  const child = fileURLToPath(new URL('child.mjs', import.meta.url));
  const args = work === 'start' ? ['--eval', ''] : [child, work, ...files];
  const begun = process.hrtime.bigint();
  const { status, stdout, stderr } = spawnSync(process.execPath, args, { encoding: 'utf8' });
  const seconds = Number(process.hrtime.bigint() - begun) / 1e9;
  if (status !== 0) throw new Error(`The process for "${work}" failed:\n${stderr}`);
  return { answers: 0, peakMemoryKb: 0, ...(stdout === '' ? {} : JSON.parse(stdout)), seconds };
}

function summarise(measured: Map<Work, Run[]>): Row[] {
  const median = (work: Work): number => {
    const sorted = secondsOf(measured.get(work) ?? []).sort((a, b) => a - b);
    return sorted[Math.floor(sorted.length / 2)] as number;
  };
  return Array.from(measured, ([work, done]): Row => {
    const answers = done[0]?.answers ?? 0;
    const peak = Math.max(...done.map(({ peakMemoryKb }) => peakMemoryKb));
    return {
      work,
      medianSeconds: median(work),
      fastestSeconds: Math.min(...secondsOf(done)),
      timesParse: median(work) / median('parse'),
      startShare: median('start') / median(work),
      answersPerSecond: answers === 0 ? null : answers / median(work),
      peakMemoryMb: peak === 0 ? null : peak / 1024,
    };
  });
}

function secondsOf(done: readonly Run[]): number[] {
  return done.map(({ seconds }) => seconds);
}

function table(rows: readonly Row[]): string {
  const labels: Record<Work, string> = {
    start: 'start Node alone',
    parse: 'read and parse the files',
    official: 'score, official',
    sound: 'score, sound',
  };
  const lines = rows.map((row) => {
    const target = row.work === 'official' || row.work === 'sound' ? `  (aim: ≤ ${TARGETS[row.work]})` : '';
    return [
      labels[row.work].padEnd(26),
      `${row.medianSeconds.toFixed(3)} s`.padStart(9),
      `${row.fastestSeconds.toFixed(3)} s`.padStart(9),
      `${Math.round(row.startShare * 100)}%`.padStart(6),
      (row.answersPerSecond === null ? '' : Math.round(row.answersPerSecond).toLocaleString('en')).padStart(
        10,
      ),
      (row.peakMemoryMb === null ? '' : `${Math.round(row.peakMemoryMb)} MB`).padStart(8),
      `${row.timesParse.toFixed(2)} ×`.padStart(9) + target,
    ].join(' ');
  });
  const head = `${'whole process'.padEnd(26)}    median   fastest  start  answers/s   memory   ÷ parse`;
  return `${[`${runs} runs of each, in turn`, head, ...lines].join('\n')}\n`;
}
