// @ts-check
const { default: Runtime } = require('jest-runtime');
const { runsTests } = require('./of-one-file.cjs');
const SharedPage = require('./shared-page.cjs');

/** Packages that keep nothing of a test once its elements are gone. Caches, such as SWR's, are each file's own. */
const packages = [
  'react',
  'react/jsx-runtime',
  'react-dom',
  'react-dom/client',
  '@testing-library/react/pure',
  '@testing-library/user-event',
  'valibot',
];

/**
 * Loads the packages of pages once for all test files of a worker, on the one page that they share. Jest would load
 * them anew for each, which costs more than the tests of most files do. Our own modules are each file's own.
 */
module.exports = class extends Runtime {
  /** @param {ConstructorParameters<typeof Runtime>} given */
  constructor(...given) {
    super(...given);
    const [config, environment, resolver, transformer, , coverage, testPath, globalConfig] = given;
    const shared = environment instanceof SharedPage ? environment.shared : undefined;
    if (!shared) return;
    if (!shared.runtime) {
      shared.runtime = new Runtime(config, environment, resolver, transformer, new Map(), coverage, testPath, globalConfig);
      for (const name of packages) shared.runtime.requireModule(__filename, name);
    }
    this.shared = shared.runtime;
    const own = modulesOf(this);
    for (const [path, module] of modulesOf(shared.runtime)) own.set(path, module);
  }

  /** What jest itself consists of, but for what runs the tests of one file. @override @type {InstanceType<typeof Runtime>['requireInternalModule']} */
  requireInternalModule(from, to) {
    if (!this.shared || runsTests(to)) return super.requireInternalModule(from, to);
    return this.shared.requireInternalModule(from, to);
  }
};

/** What a runtime has loaded, by file. @param {any} runtime @returns {Map<string, unknown>} */
const modulesOf = (runtime) => runtime.registries.getActiveCjsRegistry();
