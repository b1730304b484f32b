#!/usr/bin/env node
// @ts-check
// Serves what is built and assembled, without installing or building.
import './node-version.mjs';
import { readArguments } from './arguments.mjs';
import { command } from './command.mjs';
import { namedZones } from './named-zones.js';
import { runSuite } from './run-suite.mjs';

await command(async () => {
  const { values } = readArguments('serve');
  const local = values.https ? 'localHttps' : 'local';
  await runSuite({
    topology: values.preview || values.platform ? 'preview' : local,
    isPlatformAlone: values.platform,
    onespace: values.onespace,
    output: values.output,
    without: values.without ? namedZones(values.without.split(',')) : [],
  });
});
