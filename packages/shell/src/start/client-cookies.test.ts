/** @jest-environment node */
import { existsSync, mkdirSync, mkdtempSync, realpathSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { clientCookies } from '../../client-cookies.mjs';

test.each(['node_modules', 'packages/session/node_modules'])('cookies-next is found when npm installs it in %s', (folder) => {
  const root = realpathSync(mkdtempSync(join(tmpdir(), 'hoisted-')));
  mkdirSync(join(root, 'packages/session'), { recursive: true });
  writeFileSync(join(root, 'packages/session/package.json'), '{}');
  const installed = join(root, folder, 'cookies-next');
  mkdirSync(join(installed, 'lib/client'), { recursive: true });
  const exports = { './client': './lib/client/index.js' };
  writeFileSync(join(installed, 'package.json'), JSON.stringify({ name: 'cookies-next', exports }));
  writeFileSync(join(installed, 'lib/client/index.js'), '');
  expect(clientCookies(root)).toBe(`../../../${folder}/cookies-next/lib/client/cookie-functions.js`);
});

test('the file exists in the installed version', () => {
  const root = join(__dirname, '../../..');
  expect(existsSync(join(root, 'zones/hub/home', clientCookies(root)))).toBe(true);
});
