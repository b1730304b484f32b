#!/usr/bin/env node
// @ts-check
/**
 * Runs `next` for the zone in the current folder. The dev port and the base path come from the zone table, and telemetry is off,
 * because it would use the network (decision 001).
 */
import { readFileSync } from 'node:fs';
import { connect } from 'node:net';
import { setTimeout } from 'node:timers/promises';
import { enterDevServer } from '@suite/env/dev-servers';
import { portBase } from '@suite/env/node';
import { zones } from '@suite/zones/zones';
import { buildZone } from './zone-build.mjs';

const { name } = JSON.parse(readFileSync('package.json', 'utf8'));
const zoneName = /** @type {import('@suite/zones/zones').ZoneName} */ (name.replace('@zone/', ''));
const zone = zones[zoneName];
if (!zone) throw new Error(`${name} has no row in packages/zones/src/zones.js`);

process.env.NEXT_TELEMETRY_DISABLED = '1';
if (process.argv[2] === 'build') {
  if (!(await buildZone(process.cwd(), zone.basePath))) process.exitCode = 1;
} else {
  enterDevServer(zoneName);
  const port = portBase() + zone.port;
  await untilFree(port);
  process.argv.push('--hostname', 'localhost', '--port', String(port));
  await import('next/dist/bin/next');
}

/**
 * Waits until the port is free: the running suite releases it when it sees the entry. If another process uses it, Next reports
 * that. @param {number} port
 */
async function untilFree(port) {
  for (let looks = 0; looks < 100 && (await isTaken(port)); looks += 1) await setTimeout(100);
}

/** @param {number} port @returns {Promise<boolean>} */
function isTaken(port) {
  return new Promise((resolve) => {
    const socket = connect({ port, host: 'localhost' });
    socket.on('connect', () => {
      socket.destroy();
      resolve(true);
    });
    socket.on('error', () => resolve(false));
  });
}
