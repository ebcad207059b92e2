/**
 * Mutation check of the scorers: `npm run mutate`. A mutant is one small change of `scoring/` that some test
 * should notice; test/mutation runs the tests.
 *
 * @type {import('@stryker-mutator/api/core').PartialStrykerOptions}
 */
export default {
  mutate: ['scoring/**/*.ts'],
  ignorePatterns: ['**', '!scoring/**', '!test/scoring/**', '!test/golden/**', '!package.json'],
  plugins: ['./test/mutation/runner.ts'],
  testRunner: 'scoring',
  coverageAnalysis: 'perTest',
  // What is made once, when a module is loaded, would need a new process for each mutant, and every test.
  ignoreStatic: true,
  concurrency: 2,
  // Loops that a mutant makes endless end by themselves, nearly all; a busy machine must not kill the others.
  timeoutMS: 20_000,
  // Results are kept for what has not changed. After runs of parts of it (`--mutate`), `--force` tells the survivors anew.
  incremental: true,
  incrementalFile: '.stryker-tmp/incremental.json',
  tempDirName: '.stryker-tmp/sandbox',
  reporters: ['clear-text', 'json', 'html'],
  clearTextReporter: { allowColor: false, logTests: false, reportTests: false },
  jsonReporter: { fileName: '.stryker-tmp/report.json' },
  htmlReporter: { fileName: '.stryker-tmp/report.html' },
  thresholds: { high: 95, low: 85, break: 85 },
  allowConsoleColors: false,
};
