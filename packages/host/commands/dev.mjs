#!/usr/bin/env node
// @ts-check
import './node-version.mjs';
import { readArguments } from './arguments.mjs';
import { command } from './command.mjs';
import { startDevServer } from './dev-server.mjs';
import { build, devOutput, install } from './prepare.mjs';
import { checkSettings, runSuite } from './run-suite.mjs';
import { serveWhileBuilding } from './serve-while-building.mjs';

await command(async () => {
  const { values, positionals } = readArguments('dev');
  if (values['beside-turbo']) {
    const { devServers, watchDevServers } = await import('@suite/env/dev-servers');
    return serveWhileBuilding('local', { output: devOutput, others: devServers, watchOthers: watchDevServers });
  }
  await install();
  const { namedZones } = await import('./named-zones.js');
  const names = namedZones(positionals);
  await checkSettings('local');
  await build(names, devOutput);
  const servers = await Promise.all(names.map(startDevServer));
  await runSuite({ topology: 'local', without: names, beside: servers, output: devOutput });
});
