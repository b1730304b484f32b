// @ts-check
const { mixinJestEnvironment } = require('@stryker-mutator/jest-runner');
const FreshPage = require('@suite/config/fresh-page');

/** The page that some tests of this package run in; Stryker sees in it what each of them covers. */
module.exports = mixinJestEnvironment(FreshPage);
