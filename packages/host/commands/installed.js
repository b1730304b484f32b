// @ts-check
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** @typedef {{ version?: string, integrity?: string, link?: boolean, optional?: boolean }} Locked */

/**
 * Returns whether node_modules matches the lockfile, according to npm's record of what it installed. Optional packages may be
 * missing, because most are for other systems.
 * @param {string} root
 */
export function isInstalled(root) {
  const record = join(root, 'node_modules/.package-lock.json');
  if (!existsSync(record)) return false;
  const installed = packagesOf(record);
  return Object.entries(packagesOf(join(root, 'package-lock.json'))).every(([path, expected]) => {
    const isOwn = !path.includes('node_modules/');
    const found = installed[path];
    if (isOwn || (!found && expected.optional)) return true;
    // npm's record lacks the hash of some packages that it did not download itself.
    const hasOtherBytes = found?.integrity && found.integrity !== expected.integrity;
    return found !== undefined && found.version === expected.version && found.link === expected.link && !hasOtherBytes;
  });
}

/** @param {string} path @returns {Record<string, Locked>} */
const packagesOf = (path) => JSON.parse(readFileSync(path, 'utf8')).packages ?? {};
