// @ts-check
const { TestEnvironment } = require('jest-environment-node');

/**
 * The one environment of a worker: modules that test files share need one global object.
 * @type {InstanceType<typeof TestEnvironment> | undefined}
 */
let shared;
/** @type {Record<PropertyKey, PropertyDescriptor>} */
let globals = {};
/** @type {Record<string, string | undefined>} */
let variables = {};

/** What jest keeps of a test file under symbols that all its copies know. */
const ofTestFile = /^(EVENT_HANDLERS|TEST_TIMEOUT_SYMBOL|RETRY_\w+|WAIT_BEFORE_RETRY|LOG_ERRORS_BEFORE_RETRY)$/;

module.exports = class {
  /** @param {ConstructorParameters<typeof TestEnvironment>} given */
  constructor(...given) {
    if (!shared) {
      shared = new TestEnvironment(...given);
      globals = Object.getOwnPropertyDescriptors(shared.global);
      variables = { ...shared.global.process.env };
    }
    this.global = shared.global;
    this.moduleMocker = shared.moduleMocker;
    this.fakeTimers = shared.fakeTimers;
    this.fakeTimersModern = shared.fakeTimersModern;
  }

  async setup() {}

  /** While the modules of the test file still work. @param {{ name: string }} event */
  async handleTestEvent({ name }) {
    if (name !== 'teardown' || !shared) return;
    await /** @type {{ removeTestDatabases?: () => Promise<void> }} */ (shared.global).removeTestDatabases?.();
  }

  /** The next test file sees nothing of what this one has left behind. */
  async teardown() {
    if (!shared) return;
    shared.moduleMocker?.restoreAllMocks();
    shared.fakeTimers?.useRealTimers();
    shared.fakeTimersModern?.useRealTimers();
    restoreVariables(shared.global.process.env);
    restoreGlobals(shared.global);
  }

  exportConditions() {
    return shared?.exportConditions() ?? [];
  }

  getVmContext() {
    return shared?.getVmContext() ?? null;
  }
};

/** @param {NodeJS.ProcessEnv} env */
function restoreVariables(env) {
  for (const name of Object.keys(env)) if (!(name in variables)) delete env[name];
  Object.assign(env, variables);
}

/** @param {object} global */
function restoreGlobals(global) {
  const left = /** @type {Record<PropertyKey, PropertyDescriptor>} */ (Object.getOwnPropertyDescriptors(global));
  for (const key of Reflect.ownKeys(left)) {
    const [before, after] = [globals[key], left[key]];
    // The console of a test file that has ended tells of whoever still writes to it.
    if (!after?.configurable || key === 'console') continue;
    if (!before) {
      // What packages register for all their copies stays, as they do.
      const name = typeof key === 'symbol' ? Symbol.keyFor(key) : undefined;
      if (name === undefined || ofTestFile.test(name)) Reflect.deleteProperty(global, key);
    } else if (!isUnchanged(key, before, after)) Object.defineProperty(global, key, before);
  }
}

/** A global of Node's is read from Node when it is first needed, and kept then. @param {PropertyKey} key @param {PropertyDescriptor} before @param {PropertyDescriptor} after */
const isUnchanged = (key, before, after) =>
  'value' in before ? before.value === after.value : !('value' in after) || after.value === Reflect.get(globalThis, key);
