import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const root = join(__dirname, '../../../..');
const page = readFileSync(join(root, 'docs/security/inputs.md'), 'utf8');
const folders = ['', 'packages/', 'packages/services/', 'packages/testing/src/patterns/'];

test('each file that the list of inputs names exists', () => {
  const named = [...page.matchAll(/`([\w./-]+\.(?:ts|json|txt))`/g)].map(([, path = '']) => path);
  expect(named.length).toBeGreaterThan(20);
  expect(named.filter((path) => !folders.some((folder) => existsSync(join(root, folder + path))))).toEqual([]);
});
