#!/usr/bin/env node
// @ts-check
import './node-version.mjs';
import { resolve } from 'node:path';
import { readArguments } from './arguments.mjs';
import { fromBundle } from './bundle.mjs';
import { command } from './command.mjs';
import { build, install, output, root } from './prepare.mjs';

await command(async () => {
  const { values } = readArguments('release');
  const folder = resolve(root, String(values.output));
  await install();
  const { backCommand, releaseCommand } = await fromBundle('release-command');
  if (values.back) return console.log(backCommand(folder));
  if (!values.built) await build();
  const { domain, config, env, port, root: serverRoot, platform, onespace, 'sites-domain': sitesDomain } = values;
  const order = {
    domain,
    config: config && resolve(root, config),
    env: String(env),
    port: String(port),
    root: String(serverRoot),
    platform: String(platform),
    onespace: Boolean(onespace),
    sitesDomain,
    assembled: output,
    folder,
  };
  for await (const line of releaseCommand(order)) console.log(line);
});
