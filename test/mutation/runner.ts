import { readFileSync, writeFileSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import type { InstrumenterContext } from '@stryker-mutator/api/core';
import { declareFactoryPlugin, PluginKind } from '@stryker-mutator/api/plugin';
import {
  type DryRunResult,
  DryRunStatus,
  determineHitLimitReached,
  type MutantRunOptions,
  type MutantRunResult,
  type TestResult,
  type TestRunner,
  TestStatus,
  toMutantRunResult,
} from '@stryker-mutator/api/test-runner';
import { forgetAll } from './caches.ts';
import type { CollectedTest } from './collect.ts';
import { loadTests } from './load.ts';

let currentTest = '';
/** How often instrumented code has asked for the test that runs, which it does at every mutant it comes by. */
let asked = 0;
const MAX_ASKED = 100_000_000;
/** How often a test may ask: many times what it asks without a mutant. A loop that a mutant made endless ends here. */
let mostAsked = MAX_ASKED;
const limitOf = (usual: number) => Math.min(1_000_000 + 20 * usual, MAX_ASKED);
/** Where the process of the dry run tells the others how often each test asks; in the sandbox that they share. */
const ASKED_FILE = 'asked.json';

/** What instrumented code reads and writes, under the name that Stryker gives it. */
const context: InstrumenterContext = {
  get currentTestId(): string {
    if (++asked > mostAsked) throw new Error('This loop has no end');
    return currentTest;
  },
};
Object.assign(globalThis, { __stryker__: context });

/**
 * Runs the tests of `scoring/` for Stryker, inside its worker process. Jest would set up an environment, load all
 * modules and lay out 5,000 tests anew for each of 7,000 mutants, a second or more each; here that is done once,
 * and a mutant costs what the tests cost that come to it, up to the first that fails.
 */
class ScoringTestRunner implements TestRunner {
  private tests: readonly CollectedTest[] = [];
  private usuallyAsked: Readonly<Record<string, number>> | undefined;

  capabilities() {
    return { reloadEnvironment: false };
  }

  async init(): Promise<void> {
    this.tests = await loadTests(pathToFileURL(`${process.cwd()}/`));
  }

  async dryRun(): Promise<DryRunResult> {
    const usuallyAsked: Record<string, number> = {};
    const tests = await run(this.tests, {
      alone: true,
      bail: false,
      limit: () => MAX_ASKED,
      onDone: (id) => {
        usuallyAsked[id] = asked;
      },
    });
    writeFileSync(ASKED_FILE, JSON.stringify(usuallyAsked));
    const { mutantCoverage } = context;
    return { status: DryRunStatus.Complete, tests, ...(mutantCoverage && { mutantCoverage }) };
  }

  async mutantRun({ activeMutant, testFilter, disableBail }: MutantRunOptions): Promise<MutantRunResult> {
    const wanted = testFilter && new Set(testFilter);
    const tests = wanted ? this.tests.filter(({ id }) => wanted.has(id)) : this.tests;
    context.activeMutant = activeMutant.id;
    forgetAll();
    this.usuallyAsked ??= JSON.parse(readFileSync(ASKED_FILE, 'utf8')) as Record<string, number>;
    const { usuallyAsked } = this;
    const results = await run(tests, {
      alone: false,
      bail: !disableBail,
      limit: (id) => limitOf(usuallyAsked[id] ?? MAX_ASKED),
    });
    delete context.activeMutant;
    const endless = determineHitLimitReached(asked, mostAsked);
    return toMutantRunResult(endless ?? { status: DryRunStatus.Complete, tests: results });
  }
}

interface RunOptions {
  /** Whether no test may profit from what another made the scorers remember: it would seem not to come to that code. */
  readonly alone: boolean;
  /** Whether to stop at the first failure. */
  readonly bail: boolean;
  /** How often the test may ask. */
  readonly limit: (id: string) => number;
  readonly onDone?: (id: string) => void;
}

async function run(
  tests: readonly CollectedTest[],
  { alone, bail, limit, onDone }: RunOptions,
): Promise<TestResult[]> {
  const results: TestResult[] = [];
  for (const { id, fileName, body } of tests) {
    if (alone) forgetAll();
    currentTest = id;
    asked = 0;
    mostAsked = limit(id);
    const start = performance.now();
    const result = { id, name: id, fileName, timeSpentMs: 0 };
    try {
      await body();
      results.push({ ...result, status: TestStatus.Success, timeSpentMs: performance.now() - start });
    } catch (error) {
      results.push({ ...result, status: TestStatus.Failed, failureMessage: String(error) });
      if (bail) break;
    }
    onDone?.(id);
  }
  currentTest = '';
  return results;
}

function scoringTestRunner(): TestRunner {
  return new ScoringTestRunner();
}
scoringTestRunner.inject = [] as const;

export const strykerPlugins = [declareFactoryPlugin(PluginKind.TestRunner, 'scoring', scoringTestRunner)];
