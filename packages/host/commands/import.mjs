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
  const { company, duplicates, currency, 'as-of': asOf, kind, map, encoding, ...sources } = values;
  const answers = { currency, asOf, kind, map, encoding };
  const order = { company, sources, duplicates, answers, dataFolder: dataFolder(), databaseUrl: databaseUrl() };
  for await (const line of importCommand(order)) console.log(line);
});
