// @ts-check
import { createRequire } from 'node:module';
import { dirname, join, relative } from 'node:path';

/**
 * What `cookies-next/client` stands for in a build: its functions without its hooks and provider, which cannot be left
 * out of a CommonJS module and nobody uses. It is found as Node finds it from the session's folder, wherever npm has
 * installed it, and named from a zone's folder, because Turbopack takes no absolute path.
 * @param {string} root the folder that contains `packages` and `zones/<host>/<zone>`
 */
export function clientCookies(root) {
  const entry = createRequire(join(root, 'packages/session/package.json')).resolve('cookies-next/client');
  return join('../../..', relative(root, join(dirname(entry), 'cookie-functions.js')));
}
