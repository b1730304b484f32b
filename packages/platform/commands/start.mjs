#!/usr/bin/env node
// @ts-check
import './node-version.mjs';
import { readArguments } from './arguments.mjs';
import { command } from './command.mjs';
import { build, install } from './prepare.mjs';
import { checkSettings, runSuite } from './run-suite.mjs';

await command(async () => {
  const { values } = readArguments('start');
  const topology = values.https ? 'localHttps' : 'local';
  await install();
  await checkSettings(topology);
  await build();
  await runSuite({ topology });
});
