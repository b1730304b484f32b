#!/usr/bin/env node
// @ts-check
import './node-version.mjs';
import { parseArgs } from 'node:util';
import { fromBundle } from './bundle.mjs';
import { command } from './command.mjs';

await command(async () => {
  const { values } = parseArgs({ options: { company: { type: 'string' }, xero: { type: 'string' } } });
  const { dataFolder, databaseUrl } = await import('@suite/env/node');
  const { importCommand } = await fromBundle('import-command');
  const order = { company: values.company, xero: values.xero, dataFolder: dataFolder(), databaseUrl: databaseUrl() };
  for await (const line of importCommand(order)) console.log(line);
});
