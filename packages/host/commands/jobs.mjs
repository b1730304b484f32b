#!/usr/bin/env node
// @ts-check
import './node-version.mjs';
import { readArguments } from './arguments.mjs';
import { fromBundle } from './bundle.mjs';
import { command } from './command.mjs';

await command(async () => {
  const { positionals: words } = readArguments('jobs');
  const { dataFolder, databaseUrl } = await import('@suite/env/node');
  const { jobsCommand } = await fromBundle('jobs-command');
  for await (const line of jobsCommand({ words, dataFolder: dataFolder(), databaseUrl: databaseUrl() })) console.log(line);
});
