#!/usr/bin/env node
// @ts-check
import './node-version.mjs';
import { resolve } from 'node:path';
import { readArguments } from './arguments.mjs';
import { fromBundle } from './bundle.mjs';
import { command } from './command.mjs';
import { root } from './prepare.mjs';

await command(async () => {
  const { values } = readArguments('restore');
  const { dataFolder, databaseUrl } = await import('@suite/env/node');
  const { restoreCommand } = await fromBundle('backup-command');
  const folder = values.from && resolve(root, values.from);
  for await (const line of restoreCommand({ folder, dataFolder: dataFolder(), databaseUrl: databaseUrl() })) console.log(line);
});
