import { jestProject } from '@suite/config/jest';

export default {
  ...jestProject('node'),
  testEnvironment: '<rootDir>/host/test/jest/shared-environment.cjs',
  runtime: '<rootDir>/host/test/jest/shared-modules.cjs',
  // One project for all server packages, because they share the databases that it starts.
  rootDir: '..',
  roots: ['kernel', 'services', 'host', 'bench'].map((folder) => `<rootDir>/${folder}`),
  // Packages with only ES modules: calendars, jose, the dependencies of otplib, and the scales of charts.
  transformIgnorePatterns: [
    '/node_modules/(?!(?:ical.js|jose|openid-client|oauth4webapi|postal-mime|d3-[a-z-]+|internmap|@seriousme|@suite|@services|@scure|@noble)/)',
  ],
  globalSetup: '<rootDir>/host/test/start-databases.mjs',
  globalTeardown: '<rootDir>/host/test/stop-databases.mjs',
};
