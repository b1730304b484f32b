#!/usr/bin/env node
// @ts-check
import './node-version.mjs';
import { readArguments } from './arguments.mjs';
import { command } from './command.mjs';
import { build, install } from './prepare.mjs';

await command(async () => {
  readArguments('build');
  await install();
  await build();
});
