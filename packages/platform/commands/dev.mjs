#!/usr/bin/env node
// @ts-check
import './node-version.mjs';
import { parseArgs } from 'node:util';
import { command } from './command.mjs';
import { startDevServer } from './dev-server.mjs';
import { build, install } from './prepare.mjs';
import { runSuite } from './run-suite.mjs';

await command(async () => {
  const { values, positionals } = parseArgs({ allowPositionals: true, options: { 'platform-only': { type: 'boolean' } } });
  // Beside zones that `turbo dev` runs.
  if (values['platform-only']) {
    const { zoneNames } = await import('@suite/zones/zones');
    return runSuite({ topology: 'local', without: zoneNames });
  }
  await install();
  const { namedZones } = await import('./named-zones.js');
  const names = namedZones(positionals);
  await build(names);
  const servers = await Promise.all(names.map(startDevServer));
  await runSuite({ topology: 'local', without: names, beside: servers });
});
