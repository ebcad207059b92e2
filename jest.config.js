import { tmpdir } from 'node:os';
import { join } from 'node:path';

// Many tests start promptfoo, whose start is mostly the compiling of its modules: those processes share the outcome.
process.env.NODE_COMPILE_CACHE ??= join(tmpdir(), 'plugh-test-compile-cache');

/** Jest runs the TypeScript sources as ES modules; SWC only strips the types (tsc checks them in `npm run lint`). */
export default {
  testEnvironment: 'node',
  // Jest would leave a core to others: on a machine with two of them, half.
  maxWorkers: '100%',
  // Many tests start promptfoo or the command line; a busy machine must not fail them.
  testTimeout: 120_000,
  roots: ['<rootDir>/test'],
  testMatch: ['**/*.test.ts'],
  extensionsToTreatAsEsm: ['.ts'],
  transform: {
    '^.+\\.ts$': [
      '@swc/jest',
      {
        jsc: {
          parser: { syntax: 'typescript' },
          target: 'es2023',
          experimental: { keepImportAttributes: true },
        },
        module: { type: 'es6' },
        sourceMaps: 'inline',
      },
    ],
  },
};
