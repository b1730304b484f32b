// @ts-check
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** @typedef {{ version?: string, license?: string, integrity?: string, link?: boolean, optional?: boolean, dev?: boolean, hasInstallScript?: boolean }} Locked */
/** @typedef {{ name: string, version: string, license: string, integrity?: string, isDevelopment: boolean }} Component */

/** Permitted licenses: permissive ones, or those whose share-alike covers the package itself only. */
const permitted = new Set([
  '0BSD',
  'Apache-2.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'BlueOak-1.0.0',
  'CC-BY-4.0',
  'CC0-1.0',
  'ISC',
  'LGPL-3.0-or-later',
  'MIT',
  'MIT-0',
  'MPL-2.0',
  'OFL-1.1',
  'Unlicense',
  'Zlib',
]);

/** Packages whose license is not an SPDX expression, with the license found by reading it. */
const read = new Map([
  ['@pendo/agent', 'SEE LICENSE IN package'],
  ['dejavu-fonts-ttf', 'Bitstream-Vera'],
  ['parse-cache-control', 'BSD-3-Clause'],
  ['png-js', 'MIT'],
]);

/** @param {string} path of a lockfile's entry */
const nameOf = (path) => path.slice(path.lastIndexOf('node_modules/') + 'node_modules/'.length);

/** @param {string} root @returns {[path: string, locked: Locked][]} */
export function lockedPackages(root) {
  const { packages } = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8'));
  return Object.entries(packages).filter(([path, { link }]) => path.includes('node_modules/') && !link);
}

/**
 * Returns every installed package, once per version; packages for other systems are not included.
 * @param {string} root @returns {Component[]}
 */
export function componentsOf(root) {
  /** @type {Map<string, Component>} */
  const found = new Map();
  for (const [path, { version = '', license, integrity, dev }] of lockedPackages(root)) {
    const manifest = join(root, path, 'package.json');
    if (!existsSync(manifest)) continue;
    const name = nameOf(path);
    const own = license ?? JSON.parse(readFileSync(manifest, 'utf8')).license;
    const component = { name, version, license: read.get(name) ?? String(own ?? 'none'), integrity, isDevelopment: dev === true };
    found.set(`${name}@${version}`, component);
  }
  return [...found.values()].sort((one, other) => one.name.localeCompare(other.name) || one.version.localeCompare(other.version));
}

/** Whether one of the licenses offered is permitted. @param {Component} component */
export function isPermitted({ name, license }) {
  if (read.has(name)) return true;
  const text = license.replace(/[()]/g, '');
  return text.split(' OR ').some((choice) => choice.split(' AND ').every((one) => permitted.has(one)));
}

/** Returns a bill of materials (CycloneDX 1.6). @param {readonly Component[]} components */
export const billOf = (components) => ({
  bomFormat: 'CycloneDX',
  specVersion: '1.6',
  version: 1,
  metadata: { component: { type: 'application', name: 'firm-suite' } },
  components: components.map(({ name, version, license, integrity, isDevelopment }) => {
    const purl = `pkg:npm/${name.replace('@', '%40')}@${version}`;
    const [, algorithm, hash] = /^(sha\d+)-(\S+)/.exec(integrity ?? '') ?? [];
    return {
      type: 'library',
      'bom-ref': purl,
      name,
      version,
      purl,
      scope: isDevelopment ? 'excluded' : 'required',
      licenses: [{ expression: license }],
      ...(hash && { hashes: [{ alg: algorithm?.replace('sha', 'SHA-'), content: Buffer.from(hash, 'base64').toString('hex') }] }),
    };
  }),
});

/** Returns every package.json of the workspace, from the root, as npm has locked them. @param {string} root */
export function manifestPaths(root) {
  const { packages } = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8'));
  return Object.keys(packages)
    .filter((path) => !path.includes('node_modules/'))
    .map((folder) => join(folder, 'package.json'));
}
