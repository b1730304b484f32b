// @ts-check
const { mocksModules, runsTests } = require('@suite/config/of-one-file');
const { default: Runtime } = require('jest-runtime');
const SharedEnvironment = require('./shared-environment.cjs');

/**
 * Loads the modules of the server once for all test files of a worker. Jest would load them anew for each, which costs
 * more than the tests of most files do; in production, too, one process may serve several platforms.
 * @type {InstanceType<typeof Runtime> | undefined}
 */
let shared;

module.exports = class extends Runtime {
  /** @param {ConstructorParameters<typeof Runtime>} given */
  constructor(...given) {
    const [config, environment, resolver, transformer, sources, coverage, testPath, globalConfig] = given;
    // One with another environment has all modules to itself, too.
    const isAlone = !(environment instanceof SharedEnvironment) || mocksModules(sources.get(testPath) ?? '');
    super(...given);
    this.isAlone = isAlone;
    if (!isAlone) shared ??= new Runtime(config, environment, resolver, transformer, new Map(), coverage, testPath, globalConfig);
  }

  /** @override @type {InstanceType<typeof Runtime>['requireModuleOrMock']} */
  requireModuleOrMock(from, moduleName) {
    if (this.isAlone || !shared || moduleName === '@jest/globals') return super.requireModuleOrMock(from, moduleName);
    return shared.requireModuleOrMock(from, moduleName);
  }

  /** What jest itself consists of, but for what runs the tests of one file. @override @type {InstanceType<typeof Runtime>['requireInternalModule']} */
  requireInternalModule(from, to) {
    if (this.isAlone || !shared || runsTests(to)) return super.requireInternalModule(from, to);
    return shared.requireInternalModule(from, to);
  }

  /** Those of the shared modules, too, so that a stack names lines of the sources. @override */
  getSourceMaps() {
    const own = super.getSourceMaps();
    const get = own.get.bind(own);
    own.get = (path) => get(path) ?? shared?.getSourceMaps().get(path);
    return own;
  }
};
