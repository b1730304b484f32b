#!/usr/bin/env node
// @ts-check
/**
 * `next` for the zone in whose folder this runs: the dev port and the base path come from the zone table, and
 * telemetry is off, which would reach for the network (decision 001).
 */
import { readFileSync } from 'node:fs';
import { portBase } from '@suite/env/node';
import { zones } from '@suite/zones/zones';
import { buildZone } from './zone-build.mjs';

const { name } = JSON.parse(readFileSync('package.json', 'utf8'));
const zone = zones[/** @type {import('@suite/zones/zones').ZoneName} */ (name.replace('@zone/', ''))];
if (!zone) throw new Error(`${name} has no row in packages/zones/src/zones.js`);

process.env.NEXT_TELEMETRY_DISABLED = '1';
if (process.argv[2] === 'build') {
  if (!(await buildZone(process.cwd(), zone.basePath))) process.exitCode = 1;
} else {
  process.argv.push('--hostname', 'localhost', '--port', String(portBase() + zone.port));
  await import('next/dist/bin/next');
}
