// @ts-check
/** Mutation testing of the session: finds what its tests would not notice. */
export default {
  testRunner: 'jest',
  jest: {
    configFile: 'jest.config.js',
    config: {
      testMatch: ['**/mutation/*.mutation.ts'],
      // A mutant that leaves a test waiting is noticed early; no test takes a tenth of it.
      testTimeout: 2_000,
    },
    enableFindRelatedTests: false,
  },
  mutate: [
    'src/**/*.{ts,tsx}',
    '!src/**/*.test.{ts,tsx}',
    '!src/**/*.fixture.ts',
    '!src/memory-browser.ts',
    '!src/unsigned-token.ts',
  ],
  coverageAnalysis: 'perTest',
  concurrency: 2,
  reporters: ['clear-text', 'json'],
  jsonReporter: { fileName: 'stryker/mutation.json' },
  // With a dot, TypeScript does not take the copies in it for sources.
  tempDirName: 'stryker/.tmp',
  disableTypeChecks: false,
  timeoutMS: 2_000,
};
