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

/** What instrumented code reads and writes, under the name that Stryker gives it. */
const context: InstrumenterContext = {};
Object.assign(globalThis, { __stryker__: context });

/** No test comes to one place so often, unless a mutant has made a loop endless: it then throws. */
const MAX_HITS = 10_000_000;

/**
 * Runs the tests of `scoring/` for Stryker, inside its worker process. Jest would set up an environment, load all
 * modules and lay out 5,000 tests anew for each of 7,000 mutants, a second or more each; here that is done once,
 * and a mutant costs what the tests cost that come to it, up to the first that fails.
 */
class ScoringTestRunner implements TestRunner {
  private tests: readonly CollectedTest[] = [];

  capabilities() {
    return { reloadEnvironment: false };
  }

  async init(): Promise<void> {
    this.tests = await loadTests(pathToFileURL(`${process.cwd()}/`));
  }

  async dryRun(): Promise<DryRunResult> {
    const tests = await run(this.tests, { alone: true, bail: false });
    const { mutantCoverage } = context;
    return { status: DryRunStatus.Complete, tests, ...(mutantCoverage && { mutantCoverage }) };
  }

  async mutantRun({ activeMutant, testFilter, disableBail }: MutantRunOptions): Promise<MutantRunResult> {
    const wanted = testFilter && new Set(testFilter);
    const tests = wanted ? this.tests.filter(({ id }) => wanted.has(id)) : this.tests;
    Object.assign(context, { activeMutant: activeMutant.id, hitLimit: MAX_HITS });
    forgetAll();
    const results = await run(tests, { alone: false, bail: !disableBail });
    const endless = determineHitLimitReached(context.hitCount, MAX_HITS);
    Object.assign(context, { activeMutant: undefined, hitLimit: undefined });
    return toMutantRunResult(endless ?? { status: DryRunStatus.Complete, tests: results });
  }
}

interface RunOptions {
  /** Whether no test may profit from what another made the scorers remember: it would seem not to come to that code. */
  readonly alone: boolean;
  /** Whether to stop at the first failure. */
  readonly bail: boolean;
}

async function run(tests: readonly CollectedTest[], { alone, bail }: RunOptions): Promise<TestResult[]> {
  const results: TestResult[] = [];
  for (const { id, fileName, body } of tests) {
    if (alone) forgetAll();
    context.currentTestId = id;
    context.hitCount = 0;
    const start = performance.now();
    const result = { id, name: id, fileName, timeSpentMs: 0 };
    try {
      await body();
      results.push({ ...result, status: TestStatus.Success, timeSpentMs: performance.now() - start });
    } catch (error) {
      results.push({ ...result, status: TestStatus.Failed, failureMessage: String(error) });
      if (bail) break;
    }
  }
  delete context.currentTestId;
  return results;
}

function scoringTestRunner(): TestRunner {
  return new ScoringTestRunner();
}
scoringTestRunner.inject = [] as const;

export const strykerPlugins = [declareFactoryPlugin(PluginKind.TestRunner, 'scoring', scoringTestRunner)];
