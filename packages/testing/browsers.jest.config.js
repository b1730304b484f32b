import { jestProject } from '@suite/config/jest';

/** Stories in other engines than Chromium: `npm run test:browsers`. */
export default {
  ...jestProject('node'),
  rootDir: '../..',
  roots: ['<rootDir>/packages/testing/src/browsers'],
  testMatch: ['**/*.browsers.ts'],
  testTimeout: 120_000,
};
