#!/usr/bin/env node
// @ts-check
import './node-version.mjs';
import { readArguments } from './arguments.mjs';
import { fromBundle } from './bundle.mjs';
import { command } from './command.mjs';
import { readPassword } from './read-password.mjs';

await command(async () => {
  const { values, positionals: words } = readArguments('accounts');
  const { 'first-name': firstName, 'last-name': lastName, ...named } = values;
  const { dataFolder, databaseUrl } = await import('@suite/env/node');
  const { accountsCommand } = await fromBundle('accounts-command');
  const places = { dataFolder: dataFolder(), databaseUrl: databaseUrl() };
  const lines = accountsCommand({ words, ...named, firstName, lastName, readPassword, ...places });
  for await (const line of lines) console.log(line);
});
