#!/usr/bin/env node
// @ts-check
// Runs every check of the suite, starting from a fresh clone; the first that fails ends the run. `--full` adds the long ones.
// @boundaries-ignore One place of all options, which npm test reads before packages are installed.
import { readArguments } from '../../host/commands/arguments.mjs';
import { v8Flags } from '../src/v8-flags.cjs';
import { ensureChromium } from './ensure-chromium.mjs';
import { otherNodes } from './other-nodes.mjs';
import { run, runBeside } from './run.mjs';

/** @typedef {() => Promise<boolean | void>} Step false or a failure ends the run */

const { values } = readArguments('test');

/** @param {string} script @param {string[]} args @returns {Step} */
const node =
  (script, ...args) =>
  () =>
    run(process.execPath, [script, ...args]);

/** Environment variables of a program, which tell it whether this is the full run. */
async function environment() {
  const { childEnvironment } = await import('@suite/env/node');
  const settings = { TURBO_TELEMETRY_DISABLED: '1', NEXT_TELEMETRY_DISABLED: '1', ...(values.full && { SUITE_FULL: '1' }) };
  return childEnvironment(settings);
}

/** Runs a program from the installed dependencies. @param {string} name @param {string[]} args @returns {Step} */
const program =
  (name, ...args) =>
  async () =>
    run(`node_modules/.bin/${name}`, args, await environment());

/**
 * Jest, with workers that collect garbage less often than Node's default. V8 flags are passed when a process starts: Node 24 has
 * crashed when they were changed at run time.
 */
const JEST = ['--max-semi-space-size=64', ...v8Flags, 'node_modules/jest/bin/jest.js'];

/**
 * Runs the tests again with another Node, including those that start the suite. @param {() => Promise<string>} find @returns
 * {Step}
 */
const jestUnder = (find) => async () => run(await find(), JEST);

/** @type {ReturnType<typeof runBeside>} */
let showBuild;

/**
 * Starts the build in the background from this step on; its output is printed when its turn comes. @param {Step} step @returns
 * {Step}
 */
const besideBuild = (step) => () => {
  showBuild = runBeside(process.execPath, ['packages/host/commands/build.mjs']);
  return step();
};

/** @type {Step} */
const jest = async () => run(process.execPath, JEST, await environment());

/** @type {[name: string, step: Step][]} */
const steps = [
  ['packages', node('packages/host/commands/install.mjs')],
  ['browser', ensureChromium],
  // Before the build, which writes its own types.
  ['types', program('tsc', '--noEmit')],
  ['format and lint', besideBuild(program('biome', 'ci', '--error-on-warnings'))],
  ['unused code', program('knip')],
  ['boundaries', program('turbo', 'boundaries')],
  ['imports', node('packages/testing/commands/check-imports.mjs')],
  ['words', node('packages/testing/commands/check-words.mjs')],
  ['subjects of commits', node('packages/testing/commands/check-commits.mjs')],
  ['unit and integration tests', jest],
  ...(values.full
    ? otherNodes().map(({ name, program }) => /** @type {[string, Step]} */ ([`the same under ${name}`, jestUnder(program)]))
    : []),
  ['build', () => showBuild()],
  ['end-to-end tests', program('playwright', 'test')],
  ...(values.full
    ? [/** @type {[string, Step]} */ (['other browsers', node('packages/testing/commands/test-browsers.mjs')])]
    : []),
];

/** @param {number} start of performance.now() */
const secondsSince = (start) => `${((performance.now() - start) / 1000).toFixed(1)} s`;

const begin = performance.now();
for (const [name, step] of steps) {
  const start = performance.now();
  console.log(`\n── ${name}`);
  const isPassed = await step().catch((error) => {
    console.error(error.message);
    return false;
  });
  console.log(`── ${name}: ${isPassed === false ? 'FAILED' : 'passed'} in ${secondsSince(start)}`);
  if (isPassed === false) process.exit(1);
}
console.log(`\nAll passed in ${secondsSince(begin)}`);
