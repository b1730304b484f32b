// @ts-check
import { spawnSync } from 'node:child_process';
import { run } from './run.mjs';

const HOW =
  'No Chromium was found and none could be installed. Install Chromium or Chrome, or set PLAYWRIGHT_CHROMIUM_EXECUTABLE_PATH to one.';

/**
 * Makes sure that a working Chromium exists: the system's, otherwise Playwright's download, otherwise Debian's package if this
 * process may install it. Needs installed dependencies.
 */
export async function ensureChromium() {
  await ensureSome();
  await addHeadlessShell();
}

async function ensureSome() {
  if (await hasChromium()) return;
  await run('npx', ['playwright', 'install', 'chromium']);
  if (await hasChromium()) return;
  if (canInstall()) {
    await run('apt-get', ['update', '-qq']);
    await run('apt-get', [...INSTALL, 'chromium']);
  }
  if (!(await hasChromium())) throw new Error(HOW);
}

const INSTALL = ['install', '-y', '-qq', '--no-install-recommends'];

const canInstall = () => process.getuid?.() === 0 && works('apt-get');

/** Installs the headless shell beside Debian's Chromium: stories run faster with it, and run without it, too. */
async function addHeadlessShell() {
  const { findChromium, findHeadlessShell } = await import('@suite/testing/find-chromium');
  if (findChromium() !== '/usr/bin/chromium' || findHeadlessShell() !== '/usr/bin/chromium' || !canInstall()) return;
  await run('apt-get', [...INSTALL, 'chromium-headless-shell']);
}

async function hasChromium() {
  const { findChromium } = await import('@suite/testing/find-chromium');
  const { chromium } = await import('@playwright/test');
  return works(findChromium() ?? chromium.executablePath());
}

/** @param {string} program */
const works = (program) => spawnSync(program, ['--version'], { stdio: 'ignore' }).status === 0;
