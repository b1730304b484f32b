#!/usr/bin/env node
// @ts-check
import './node-version.mjs';
import { readArguments } from './arguments.mjs';
import { command } from './command.mjs';
import { install } from './prepare.mjs';
import { serveWhileBuilding } from './serve-while-building.mjs';

await command(async () => {
  const { values } = readArguments('start');
  await install();
  await serveWhileBuilding(values.https ? 'localHttps' : 'local');
});
