// @ts-check
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { fromBundle } from './bundle.mjs';
import { isInstalled } from './installed.js';
import { run } from './processes.mjs';

/** @import { ZoneName } from '@suite/zones/zones' */

/** Top of the tree. */
export const root = fileURLToPath(new URL('../../..', import.meta.url));

/** Where the assembled suite stands. */
export const output = join(root, 'dist');

/** Installs the packages of the lockfile, when they are not there. */
export async function install() {
  if (isInstalled(root)) return;
  console.log('Installing packages …');
  await run('npm', ['ci'], { cwd: root, failure: 'npm ci failed, see above; mend that and run the command again.' });
}

/**
 * Builds the zones that have changed and lays all of them as they are served. Needs an installed tree.
 * @param {readonly ZoneName[]} [without] zones that something else serves
 */
export async function build(without = []) {
  const { childEnvironment } = await import('@suite/env/node');
  console.log('Building the zones that have changed; the first time takes some minutes …');
  const args = ['run', 'build', '--ui=stream', '--output-logs=errors-only', '--concurrency=100%', '--filter=@zone/*'];
  await run(
    process.execPath,
    [join(root, 'node_modules/turbo/bin/turbo'), ...args, ...without.map((name) => `--filter=!@zone/${name}`)],
    {
      cwd: root,
      failure: 'The build failed, see above.',
      env: childEnvironment({ TURBO_TELEMETRY_DISABLED: '1', TURBO_NO_UPDATE_NOTIFIER: '1' }),
    },
  );
  const { assembleSuite } = await fromBundle('assemble-suite');
  await assembleSuite(root, output, without);
}
