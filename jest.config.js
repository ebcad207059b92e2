/** Jest runs the TypeScript sources as ES modules; SWC only strips the types (tsc checks them in `npm run lint`). */
export default {
  testEnvironment: 'node',
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
