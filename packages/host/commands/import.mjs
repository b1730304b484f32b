#!/usr/bin/env node
// @ts-check
import './node-version.mjs';
import { readArguments } from './arguments.mjs';
import { fromBundle } from './bundle.mjs';
import { command } from './command.mjs';

await command(async () => {
  const { values } = readArguments('import');
  const { dataFolder, databaseUrl } = await import('@suite/env/node');
  const { importCommand } = await fromBundle('import-command');
  const { company, duplicates, ...sources } = values;
  const order = { company, sources, duplicates, dataFolder: dataFolder(), databaseUrl: databaseUrl() };
  for await (const line of importCommand(order)) console.log(line);
});
