import { jestProject } from '@suite/config/jest';

export default {
  ...jestProject('node'),
  // The OpenAPI validator ships ES modules only.
  transformIgnorePatterns: ['/node_modules/(?!(?:@suite|@seriousme)/)'],
};
