import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { isInstalled } from './installed';

const root = mkdtempSync(join(tmpdir(), 'installed-'));
afterAll(() => rmSync(root, { recursive: true }));

const lock = (path: string, packages: object) => writeFileSync(join(root, path), JSON.stringify({ packages }));
const zod = { version: '4.0.0', resolved: 'https://registry/zod', integrity: 'sha512-a' };
const zone = { resolved: 'zones/hub/home', link: true };
const expected = {
  '': { name: 'suite' },
  'zones/hub/home': { version: '1.0.0' },
  'node_modules/zod': zod,
  'node_modules/@zone/home': zone,
  'node_modules/for-another-system': { version: '1.0.0', optional: true },
};

test('packages are not installed on a fresh clone', () => {
  lock('package-lock.json', expected);
  expect(isInstalled(root)).toBe(false);
});

test.each([
  ['what the lockfile asks for', { 'node_modules/zod': zod, 'node_modules/@zone/home': zone }, true],
  ['another version', { 'node_modules/zod': { ...zod, version: '4.0.1' }, 'node_modules/@zone/home': zone }, false],
  ['other bytes', { 'node_modules/zod': { ...zod, integrity: 'sha512-b' }, 'node_modules/@zone/home': zone }, false],
  ['no link to a new zone', { 'node_modules/zod': zod }, false],
])('with %s', (_, installed, expected) => {
  mkdirSync(join(root, 'node_modules'), { recursive: true });
  lock('node_modules/.package-lock.json', installed);
  expect(isInstalled(root)).toBe(expected);
});
