// @ts-check
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { childEnvironment } from '@suite/env/node';

/** What Linux systems and Google call it. */
const names = ['chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome'];

/** Where applications lie that are not on the PATH. */
const places = [
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
];

/**
 * The Chromium to test with: the one that PLAYWRIGHT_CHROMIUM_EXECUTABLE_PATH names, else the
 * system's; undefined leaves Playwright to its own download.
 * @returns {string | undefined}
 */
export function findChromium() {
  return given() ?? [...onPath(names), ...places].find((path) => existsSync(path));
}

/** Debian's name, and that of what Google publishes. */
const shells = ['chromium-headless-shell', 'chrome-headless-shell'];

/**
 * The same without all that a window needs, where there is one: a story costs an eighth less. It keeps no pages for Back and
 * renders none ahead as a person's browser does.
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
