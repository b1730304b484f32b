#!/usr/bin/env node
// @ts-check
import './node-version.mjs';
import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { readArguments } from './arguments.mjs';
import { fromBundle } from './bundle.mjs';
import { command } from './command.mjs';
import { root } from './prepare.mjs';

await command(async () => {
  const { values } = readArguments('doctor');
  const { doctorCommand } = await fromBundle('doctor-command');
  const usual = join(root, 'release/current');
  const release = values.release ? resolve(root, values.release) : existsSync(usual) ? usual : undefined;
  for await (const line of doctorCommand({ release, hosts: values.hosts ?? false })) console.log(line);
});
