#!/usr/bin/env node
// @ts-check
// Serves what is built and assembled, and neither installs nor builds.
import './node-version.mjs';
import { parseArgs } from 'node:util';
import { command } from './command.mjs';
import { runSuite } from './run-suite.mjs';

await command(async () => {
  const { values } = parseArgs({
    options: {
      https: { type: 'boolean' },
      preview: { type: 'boolean' },
      onespace: { type: 'boolean' },
      output: { type: 'string' },
    },
  });
  const local = values.https ? 'localHttps' : 'local';
  await runSuite({ topology: values.preview ? 'preview' : local, onespace: values.onespace, output: values.output });
});
