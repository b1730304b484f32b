#!/usr/bin/env node
// @ts-check
import './node-version.mjs';
import { parseArgs } from 'node:util';
import { command } from './command.mjs';
import { build, install } from './prepare.mjs';
import { runSuite } from './run-suite.mjs';

await command(async () => {
  const { values } = parseArgs({ options: { https: { type: 'boolean' } } });
  await install();
  await build();
  await runSuite({ topology: values.https ? 'localHttps' : 'local' });
});
