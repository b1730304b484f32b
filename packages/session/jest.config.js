import { jestProject } from '@suite/config/jest';

export default {
  ...jestProject('node'),
  // Copies of the package that Stryker works on.
  modulePathIgnorePatterns: ['<rootDir>/stryker/'],
};
