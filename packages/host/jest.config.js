import { jestProject } from '@suite/config/jest';

export default {
  ...jestProject('node'),
  testEnvironment: '<rootDir>/host/test/jest/shared-environment.cjs',
  runtime: '<rootDir>/host/test/jest/shared-modules.cjs',
  // One project for all server packages, because they share the databases that it starts.
  rootDir: '..',
  roots: ['kernel', 'services', 'host', 'bench'].map((folder) => `<rootDir>/${folder}`),
  // Packages with only ES modules: calendars, jose, the dependencies of otplib, the scales of charts, and the reader of web pages.
  transformIgnorePatterns: [
    '/node_modules/(?!(?:ical.js|jose|openid-client|oauth4webapi|postal-mime|d3-[a-z-]+|internmap|@seriousme|@suite|@services|@scure|@noble|htmlparser2|dom[a-z]+|dom-serializer|entities)/)',
  ],
  globalSetup: '<rootDir>/host/test/start-databases.mjs',
  globalTeardown: '<rootDir>/host/test/stop-databases.mjs',
};
