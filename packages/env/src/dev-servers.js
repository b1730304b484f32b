// @ts-check
/** Zones under `next dev` register in a folder, so that a suite running beside them doesn't use their ports. */
import { mkdirSync, readdirSync, readFileSync, rmSync, watch, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { zoneNames } from '@suite/zones/zones';

/** @import { ZoneName } from '@suite/zones/zones' */

const ownFolder = fileURLToPath(new URL('../../../zones/.build/dev-servers', import.meta.url));

/** Registers this process as the development server of a zone, until it ends. @param {ZoneName} name */
export function enterDevServer(name, folder = ownFolder) {
  mkdirSync(folder, { recursive: true });
  const entry = join(folder, name);
  writeFileSync(entry, String(process.pid));
  process.on('exit', () => rmSync(entry, { force: true }));
}

/** Returns the zones whose development server runs. @returns {ZoneName[]} */
export function devServers(folder = ownFolder) {
  mkdirSync(folder, { recursive: true });
  const entered = new Set(readdirSync(folder));
  return zoneNames.filter((name) => entered.has(name) && isRunning(join(folder, name)));
}

/**
 * Calls the listener now and whenever a development server starts or ends.
 * @param {(names: ZoneName[]) => void} listener
 * @returns {() => void} stops watching
 */
export function watchDevServers(listener, folder = ownFolder) {
  mkdirSync(folder, { recursive: true });
  const watcher = watch(folder, () => listener(devServers(folder)));
  listener(devServers(folder));
  return () => watcher.close();
}

/** A killed process leaves its entry behind. @param {string} entry */
function isRunning(entry) {
  try {
    const pid = Number(readFileSync(entry, 'utf8'));
    return pid > 0 && process.kill(pid, 0);
  } catch (error) {
    return /** @type {NodeJS.ErrnoException} */ (error).code === 'EPERM';
  }
}
