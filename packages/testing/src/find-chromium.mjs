// @ts-check
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { childEnvironment } from '@suite/env/node';

/** Command names on Linux systems and of Google Chrome. */
const names = ['chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome'];

/** Where applications are installed that are not on the PATH. */
const places = [
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
];

/**
 * Returns the Chromium to test with: the one in PLAYWRIGHT_CHROMIUM_EXECUTABLE_PATH, otherwise the system's; if undefined,
 * Playwright uses its own download.
 * @returns {string | undefined}
 */
export function findChromium() {
  return given() ?? [...onPath(names), ...places].find((path) => existsSync(path));
}

/** Debian's name and Google's. */
const shells = ['chromium-headless-shell', 'chrome-headless-shell'];

/**
 * Returns the headless build of Chromium if there is one: a story takes an eighth less time. Unlike a person's browser, it has no
 * back/forward cache and prerenders nothing.
 * @returns {string | undefined}
 */
export function findHeadlessShell() {
  return given() ?? onPath(shells).find((path) => existsSync(path)) ?? findChromium();
}

const given = () => childEnvironment({}).PLAYWRIGHT_CHROMIUM_EXECUTABLE_PATH || undefined;

/** @param {readonly string[]} programs */
function onPath(programs) {
  const { PATH = '' } = childEnvironment({});
  return PATH.split(delimiter).flatMap((folder) => programs.map((name) => join(folder, name)));
}
