#!/usr/bin/env node
// @ts-check
import './node-version.mjs';
import { parseArgs } from 'node:util';
import { fromBundle } from './bundle.mjs';
import { command } from './command.mjs';

await command(async () => {
  const text = /** @type {const} */ ({ type: 'string' });
  const options = { company: text, xero: text, csv: text, clients: text, invoices: text, seed: text, years: text };
  const { company, xero, csv, ...size } = parseArgs({ options }).values;
  const { dataFolder, databaseUrl } = await import('@suite/env/node');
  const { generateCommand } = await fromBundle('generate-command');
  const order = { company, xero, csv, size, dataFolder: dataFolder(), databaseUrl: databaseUrl() };
  for await (const line of generateCommand(order)) console.log(line);
});
