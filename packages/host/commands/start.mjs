#!/usr/bin/env node
// @ts-check
import './node-version.mjs';
import { readArguments } from './arguments.mjs';
import { createBuildQueue } from './build-queue.js';
import { command } from './command.mjs';
import { assemble, build, buildZone, install, unbuiltZones } from './prepare.mjs';
import { checkSettings, runSuite } from './run-suite.mjs';

/** @import { ZoneName } from '@suite/zones/zones' */

/** What a person needs to sign in and see home. @type {readonly ZoneName[]} */
const first = ['login', 'auth-redirect', 'error-redirect', 'home'];

/** Where people go from there; the others follow in the order of the zone table. @type {readonly ZoneName[]} */
const next = ['iq-dashboard', 'iq-clients', 'iq-onboarding', 'apps', 'profile', 'identity-profile', 'app-manager', 'core-home'];

await command(async () => {
  const { values } = readArguments('start');
  const topology = values.https ? 'localHttps' : 'local';
  await install();
  await checkSettings(topology);

  const unbuilt = new Set((await unbuiltZones()).filter((name) => !first.includes(name)));
  await build([...unbuilt]);
  const queue = createBuildQueue(inOrder([...unbuilt]), async (name, signal) => {
    try {
      await buildZone(name, signal);
      unbuilt.delete(name);
      await assemble([...unbuilt]);
    } catch (error) {
      if (!signal.aborted) console.error(error instanceof Error ? error.message : error);
      throw error;
    }
  });
  if (unbuilt.size) console.log(`${unbuilt.size} more apps are built in the background; one that you open is built next.`);
  await runSuite({ topology, builds: queue });
  await queue.run();
});

/** @param {readonly ZoneName[]} names */
function inOrder(names) {
  return [...next.filter((name) => names.includes(name)), ...names.filter((name) => !next.includes(name))];
}
