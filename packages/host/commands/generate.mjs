#!/usr/bin/env node
// @ts-check
import './node-version.mjs';
import { readArguments } from './arguments.mjs';
import { fromBundle } from './bundle.mjs';
import { command } from './command.mjs';

await command(async () => {
  const { company, xero, csv, ...size } = readArguments('generate').values;
  const { dataFolder, databaseUrl } = await import('@suite/env/node');
  const { generateCommand } = await fromBundle('generate-command');
  const order = { company, xero, csv, size, dataFolder: dataFolder(), databaseUrl: databaseUrl() };
  for await (const line of generateCommand(order)) console.log(line);
});
