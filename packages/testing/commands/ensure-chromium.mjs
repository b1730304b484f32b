// @ts-check
import { spawnSync } from 'node:child_process';
import { run } from './run.mjs';

const HOW =
  'No Chromium was found and none could be installed. Install Chromium or Chrome, or set PLAYWRIGHT_CHROMIUM_EXECUTABLE_PATH to one.';

/**
 * Makes sure that there is a Chromium that runs: the system's, else Playwright's download, else
 * Debian's package where this process may install it. Needs an installed tree.
 */
export async function ensureChromium() {
  if (await hasChromium()) return;
  await run('npx', ['playwright', 'install', 'chromium']);
  if (await hasChromium()) return;
  if (process.getuid?.() === 0 && works('apt-get')) {
    await run('apt-get', ['update', '-qq']);
    await run('apt-get', ['install', '-y', '-qq', '--no-install-recommends', 'chromium']);
  }
  if (!(await hasChromium())) throw new Error(HOW);
}

async function hasChromium() {
  const { findChromium } = await import('@suite/testing/find-chromium');
  const { chromium } = await import('@playwright/test');
  return works(findChromium() ?? chromium.executablePath());
}

/** @param {string} program */
const works = (program) => spawnSync(program, ['--version'], { stdio: 'ignore' }).status === 0;
