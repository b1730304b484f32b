// @ts-check
import { createRequire } from 'node:module';
import { dirname, join, relative } from 'node:path';

/**
 * Returns the replacement for `cookies-next/client` in a build: its functions without the unused hooks and provider, which can't
 * be tree-shaken from a CommonJS module. The path is resolved from the session's folder, wherever npm has installed it, and is
 * relative to a zone's folder, because Turbopack accepts no absolute path.
 * @param {string} root the folder that contains `packages` and `zones/<host>/<zone>`
 */
export function clientCookies(root) {
  const entry = createRequire(join(root, 'packages/session/package.json')).resolve('cookies-next/client');
  return join('../../..', relative(root, join(dirname(entry), 'cookie-functions.js')));
}
