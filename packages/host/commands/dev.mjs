#!/usr/bin/env node
// @ts-check
import './node-version.mjs';
import { readArguments } from './arguments.mjs';
import { command } from './command.mjs';
import { startDevServer } from './dev-server.mjs';
import { build, install } from './prepare.mjs';
import { checkSettings, runSuite } from './run-suite.mjs';

await command(async () => {
  const { values, positionals } = readArguments('dev');
  // Beside zones that `turbo dev` runs.
  if (values['platform-only']) {
    const { zoneNames } = await import('@suite/zones/zones');
    return runSuite({ topology: 'local', without: zoneNames });
  }
  await install();
  const { namedZones } = await import('./named-zones.js');
  const names = namedZones(positionals);
  await checkSettings('local');
  await build(names);
  const servers = await Promise.all(names.map(startDevServer));
  await runSuite({ topology: 'local', without: names, beside: servers });
});
