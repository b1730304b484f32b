#!/usr/bin/env node
// @ts-check
import './node-version.mjs';
import { command } from './command.mjs';
import { build, install } from './prepare.mjs';

await command(async () => {
  await install();
  await build();
});
