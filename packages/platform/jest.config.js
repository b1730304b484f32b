import { jestProject } from '@suite/config/jest';

export default {
  ...jestProject('node'),
  // ES modules only: jose, and what otplib stands on.
  transformIgnorePatterns: ['/node_modules/(?!(?:jose|openid-client|oauth4webapi|postal-mime|@suite|@scure|@noble)/)'],
  globalSetup: './test/start-databases.mjs',
  globalTeardown: './test/stop-databases.mjs',
};
