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
  const { PATH = '', PLAYWRIGHT_CHROMIUM_EXECUTABLE_PATH: given } = childEnvironment({});
  if (given) return given;
  const onPath = PATH.split(delimiter).flatMap((folder) => names.map((name) => join(folder, name)));
  return [...onPath, ...places].find((path) => existsSync(path));
}
