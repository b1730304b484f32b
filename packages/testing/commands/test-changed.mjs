#!/usr/bin/env node
// @ts-check
// Checks what differs from a revision, within two minutes: format and lint, types, words, and the tests that the change can break.
import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
// @boundaries-ignore One place of all options.
import { readArguments } from '../../host/commands/arguments.mjs';
import { nearestTests } from '../src/changed/nearest-tests.js';
import { projectImports } from '../src/imports/project-imports.js';
import { v8Flags } from '../src/v8-flags.cjs';
import { run } from './run.mjs';

const { since: revision = 'origin/main' } = readArguments('test:changed').values;

/** Milliseconds after which no further tests are started. */
const LIMIT = 120_000;

/** Test files of one run of jest: few enough to end near the limit. */
const BATCH = 24;

const end = performance.now() + LIMIT;
const root = fileURLToPath(new URL('../../../', import.meta.url));

const git = (/** @type {string[]} */ ...args) =>
  execFileSync('git', args, { cwd: root, encoding: 'utf8' }).split('\n').filter(Boolean);
const since = git('merge-base', revision, 'HEAD')[0] ?? revision;
const changed = [...new Set([...git('diff', '--name-only', since), ...git('ls-files', '--others', '--exclude-standard')])];
const present = changed.filter((file) => existsSync(`${root}/${file}`));
console.log(`${changed.length} files differ from ${revision}.`);
if (!changed.length) process.exit();

const types = run('node_modules/.bin/tsc', [
  '--noEmit',
  '--incremental',
  '--tsBuildInfoFile',
  'node_modules/.cache/changed.tsbuildinfo',
]);
const tests = nearestTests(projectImports(root), changed);
const isFine = [
  await run('node_modules/.bin/biome', ['ci', '--error-on-warnings', '--no-errors-on-unmatched', ...present]),
  await run(process.execPath, ['packages/testing/commands/check-words.mjs']),
];

let next = 0;
while (next < tests.length && performance.now() < end) {
  const batch = tests.slice(next, next + BATCH);
  next += batch.length;
  isFine.push(await run(process.execPath, [...v8Flags, 'node_modules/jest/bin/jest.js', '--runTestsByPath', ...batch]));
}
isFine.push(await types);
const left = tests.length - next;
console.log(`${tests.length} test files can be affected; ${Math.min(next, tests.length)} ran, the nearest first.`);
if (left > 0) console.log(`${left} did not run: npm test runs them, and builds and end-to-end tests.`);
if (isFine.includes(false)) process.exitCode = 1;
