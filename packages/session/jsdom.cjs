// @ts-check
const { mixinJestEnvironment } = require('@stryker-mutator/jest-runner');
const { jestProject } = require('@suite/config/jest');

const page = require(String(jestProject('jsdom').testEnvironment));

/** The page that some tests of this package run in; Stryker sees in it what each of them covers. */
module.exports = mixinJestEnvironment(page.default);
