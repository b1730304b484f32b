// @ts-check
/** Mutation testing of the session: finds changes that its tests would not notice. */
export default {
  testRunner: 'jest',
  jest: {
    configFile: 'jest.config.js',
    config: {
      testMatch: ['**/mutation/*.mutation.ts'],
      // Detects a mutant that keeps a test waiting early; no test takes a tenth of this.
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
  // The leading dot keeps TypeScript from compiling the copies in it.
  tempDirName: 'stryker/.tmp',
  disableTypeChecks: false,
  timeoutMS: 2_000,
};
