// @ts-check
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

const SCOPE = 'node_modules/@services/';

/**
 * Returns each service by the name of its package without the scope, with its folder from the root: as npm has linked them,
 * wherever they are.
 * @param {string} root
 * @returns {Map<string, string>}
 */
export function serviceFolders(root) {
  /** @type {{ packages: Record<string, { resolved?: string }> }} */
  const { packages } = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8'));
  const services = Object.entries(packages).filter(([path]) => path.startsWith(SCOPE));
  if (!services.length) throw new Error('package-lock.json has no package of @services: run npm install.');
  return new Map(services.map(([path, { resolved = '' }]) => [path.slice(SCOPE.length), resolved]));
}
