#!/usr/bin/env node
// @ts-check
import './node-version.mjs';
import { readArguments } from './arguments.mjs';
import { command } from './command.mjs';
import { build, install } from './prepare.mjs';
import { checkSettings, runSuite } from './run-suite.mjs';

await command(async () => {
  const { values } = readArguments('preview');
  await install();
  await checkSettings('preview');
  await build();
  await runSuite({ topology: 'preview', onespace: values.onespace });
});
