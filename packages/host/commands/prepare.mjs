// @ts-check
import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, existsSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
// @boundaries-ignore Loaded before packages are installed.
import { Failure } from '../../kernel/src/errors/failure.js';
import { fromBundle } from './bundle.mjs';
import { isInstalled } from './installed.js';
import { run } from './processes.mjs';

/** @import { ZoneName } from '@suite/zones/zones' */

export const root = fileURLToPath(new URL('../../..', import.meta.url));

export const output = join(root, 'dist');

/** The assembled suite beside development servers, without their zones. */
export const devOutput = join(root, 'zones/.build/suite');

const turbo = join(root, 'node_modules/turbo/bin/turbo');

/** Installs the packages of the lockfile if they are missing. */
export async function install() {
  if (isInstalled(root)) return;
  console.log('Installing packages …');
  await run('npm', ['ci'], { cwd: root, failure: 'npm ci failed, see above; mend that and run the command again.' });
}

/**
 * Builds the zones that have changed and assembles them. Needs an installed tree.
 * @param {readonly ZoneName[]} [without] zones that something else serves, or that are built later
 * @param {string} [into] where they are assembled
 */
export async function build(without = [], into = output) {
  console.log('Building the zones that have changed; the first time takes some minutes …');
  await run(process.execPath, buildArguments(['@zone/*', ...without.map((name) => `!@zone/${name}`)]), {
    cwd: root,
    failure: 'The build failed, see above.',
    env: await environment(),
  });
  await assemble(without, into);
}

/** @param {readonly ZoneName[]} without zones that are not built @param {string} [into] */
export async function assemble(without, into = output) {
  // Files that are the same in both are not compressed again.
  if (into === devOutput && !existsSync(into) && existsSync(output)) cpSync(output, into, { recursive: true });
  const { assembleSuite } = await fromBundle('assemble-suite');
  await assembleSuite(root, into, without);
}

/**
 * Builds one zone while this process does other things.
 * @param {ZoneName} name
 * @param {AbortSignal} signal ends the build
 */
export async function buildZone(name, signal) {
  const child = spawn(process.execPath, buildArguments([`@zone/${name}`]), {
    cwd: root,
    env: await environment(),
    stdio: ['ignore', 'ignore', 'pipe'],
    // In its own process group, which ends as a whole, because turbo's launcher doesn't forward signals.
    detached: true,
  });
  let text = '';
  child.stderr.on('data', (chunk) => {
    text += chunk;
  });
  const end = () => child.pid && process.kill(-child.pid, 'SIGKILL');
  signal.addEventListener('abort', end, { once: true });
  const [code] = await once(child, 'close');
  signal.removeEventListener('abort', end);
  signal.throwIfAborted();
  if (code !== 0) throw new Failure(`${text}\nThe zone ${name} could not be built, see above; the others go on.`);
}

/**
 * Returns the zones whose build is not cached, because no build of the same sources exists.
 * @returns {Promise<ZoneName[]>}
 */
export async function unbuiltZones() {
  const args = buildArguments(['@zone/*'], ['--dry=json']);
  const { stdout } = await promisify(execFile)(process.execPath, args, {
    cwd: root,
    env: await environment(),
    maxBuffer: 2 ** 28,
  });
  /** @type {{ tasks: { package: string, cache: { status: string } }[] }} */
  const { tasks } = JSON.parse(stdout.slice(stdout.indexOf('{')));
  const unbuilt = tasks.filter((task) => task.package.startsWith('@zone/') && task.cache.status !== 'HIT');
  return unbuilt.map((task) => /** @type {ZoneName} */ (task.package.slice('@zone/'.length)));
}

/** @param {readonly string[]} packages @param {readonly string[]} [more] */
const buildArguments = (packages, more = ['--ui=stream', '--output-logs=errors-only', '--concurrency=100%']) => [
  turbo,
  'run',
  'build',
  ...more,
  ...packages.map((name) => `--filter=${name}`),
];

async function environment() {
  const { childEnvironment } = await import('@suite/env/node');
  return childEnvironment({ TURBO_TELEMETRY_DISABLED: '1', TURBO_NO_UPDATE_NOTIFIER: '1' });
}
