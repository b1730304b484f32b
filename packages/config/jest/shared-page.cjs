// @ts-check
const { readFileSync } = require('node:fs');
const { cleanPage } = require('./clean-page.cjs');
const FreshPage = require('./fresh-page.cjs');
const { mocksModules } = require('./of-one-file.cjs');

/** @typedef {ConstructorParameters<typeof FreshPage>} Given */
/** @typedef {{ page: InstanceType<typeof FreshPage>, options: string, clean?: () => boolean, runtime?: import('jest-runtime').default, isSpoiled: boolean }} Shared */

/** The one page of a worker: packages that test files share, such as React, need one window. @type {Shared | undefined} */
let shared;
/** The console of the test file that is under way. @type {Given[1]['console']} */
let written;

class SharedPage {
  /** @param {Given[0]} config @param {Given[1]} context */
  constructor(config, context) {
    const options = JSON.stringify(config.projectConfig.testEnvironmentOptions);
    if (context.docblockPragmas['jest-environment-options'] || mocksModules(readFileSync(context.testPath, 'utf8'))) {
      // biome-ignore lint/correctness/noConstructorReturn: stands in for this one
      return /** @type {any} */ (new FreshPage(config, context));
    }
    written = context.console;
    if (shared?.options !== options) shared = open(config, context, options);
    this.shared = shared;
    this.global = shared.page.global;
    this.moduleMocker = shared.page.moduleMocker;
    this.fakeTimers = shared.page.fakeTimers;
    this.fakeTimersModern = shared.page.fakeTimersModern;
  }

  /** The packages that test files share have been loaded by now. */
  async setup() {
    const of = /** @type {Shared} */ (this.shared);
    of.clean ??= cleanPage(of.page);
  }

  /** What a failed test leaves half done is in no list. @param {{ name: string }} event */
  handleTestEvent({ name }) {
    if (name === 'test_fn_failure' || name === 'hook_failure' || name === 'error')
      /** @type {Shared} */ (this.shared).isSpoiled = true;
  }

  /** The next test file sees nothing of what this one has left behind. */
  async teardown() {
    const own = /** @type {Shared} */ (this.shared);
    own.page.moduleMocker?.restoreAllMocks();
    own.page.fakeTimers?.useRealTimers();
    own.page.fakeTimersModern?.useRealTimers();
    if (own.clean?.() && !own.isSpoiled) return;
    if (shared === own) shared = undefined;
    await own.page.teardown();
  }

  exportConditions() {
    return this.shared?.page.exportConditions() ?? [];
  }

  getVmContext() {
    return this.shared?.page.getVmContext() ?? null;
  }
}

/** @param {Given[0]} config @param {Given[1]} context @param {string} options @returns {Shared} */
function open(config, context, options) {
  // What the page itself writes belongs to the test file that is under way.
  const console = new Proxy(context.console, { get: (_, name) => Reflect.get(written, name, written) });
  return { page: new FreshPage(config, { ...context, console }), options, isSpoiled: false };
}

module.exports = SharedPage;
