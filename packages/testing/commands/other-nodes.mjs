// @ts-check
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { run } from './run.mjs';

/** Versions that the suite is tested on in addition to the one that runs the tests. */
const versions = ['22.23.3', '24.21.0'];

const root = fileURLToPath(new URL('../../..', import.meta.url));
const folder = join(root, 'node_modules/.cache/other-nodes');

/**
 * Executables of other versions of Node, from npm's packages of the runtime, which are no dependency of the suite.
 * @returns {{ name: string, program: () => Promise<string> }[]}
 */
export function otherNodes() {
  return versions
    .filter((version) => version.split('.')[0] !== process.versions.node.split('.')[0])
    .map((version) => ({ name: `Node ${version}`, program: () => fetched(version) }));
}

/** @param {string} version @throws when the registry does not return it */
async function fetched(version) {
  const own = join(folder, version);
  const name = `node-${process.platform}-${process.arch}`;
  const program = join(own, 'node_modules', name, 'bin/node');
  if (existsSync(program)) return program;
  mkdirSync(own, { recursive: true });
  writeFileSync(join(own, 'package.json'), '{ "private": true }');
  const words = [
    'install',
    '--ignore-scripts',
    '--no-audit',
    '--no-fund',
    '--no-package-lock',
    '--prefix',
    own,
    `${name}@${version}`,
  ];
  if (!(await run('npm', words)) || !existsSync(program)) throw new Error(`${name}@${version} could not be installed.`);
  return program;
}
