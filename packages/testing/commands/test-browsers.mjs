#!/usr/bin/env node
// @ts-check
// Runs the stories of other engines than Chromium, as far as they are installed. Needs built zones.
// @boundaries-ignore One place of all options.
import { readArguments } from '../../host/commands/arguments.mjs';
import { run } from './run.mjs';

readArguments('test:browsers');
const isPassed = await run(process.execPath, [
  'node_modules/jest/bin/jest.js',
  '--config=packages/testing/browsers.jest.config.js',
  '--runInBand',
]);
if (!isPassed) process.exitCode = 1;
