import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { menuOf } from './zone-menus';
import { zoneNames, zoneOfPath, zoneRow } from './zones';

const folder = join(__dirname, '../../../zones');
const directories = (path: string) =>
  readdirSync(path, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && !entry.name.startsWith('.'))
    .map(({ name }) => name);

test('every row has a folder and every folder has a row', () => {
  const folders = directories(folder).flatMap((host) => directories(join(folder, host)).map((zone) => `${host}/${zone}`));
  expect(folders.sort()).toEqual(zoneNames.map((name) => `${zoneRow(name).host}/${name}`).sort());
});

test('no two zones share a base path, even on different hosts, because one-space mode serves them on one host', () => {
  expect(new Set(zoneNames.map((name) => zoneRow(name).basePath)).size).toBe(zoneNames.length);
});

test.each(zoneNames)('%s is the package in its own folder, built from its own row', (name) => {
  const zone = join(folder, zoneRow(name).host, name);
  expect(JSON.parse(readFileSync(join(zone, 'package.json'), 'utf8'))).toMatchObject({ name: `@zone/${name}`, exports: {} });
  expect(readFileSync(join(zone, 'next.config.mjs'), 'utf8')).toContain(`zoneConfig('${name}')`);
  expect(readFileSync(join(zone, 'app/layout.tsx'), 'utf8')).toContain(`zone="${name}"`);
  expect(existsSync(join(zone, 'app/not-found.tsx'))).toBe(true);
  expect(readFileSync(join(zone, 'app/page.tsx'), 'utf8')).toContain("from '../pages'");
  expect(readFileSync(join(zone, 'pages.tsx'), 'utf8')).toMatch(new RegExp(`zone="${name}"|ViewsOf<'${name}'`));
});

test('every listed app has a one-line description and an icon', () => {
  const listed = zoneNames.filter((name) => zoneRow(name).category);
  expect(listed.filter((name) => !menuOf(name).icon)).toEqual([]);
  const lines = listed.map((name) => menuOf(name).about ?? '');
  expect(lines.filter((line) => line.length < 10 || line.length > 36)).toEqual([]);
});

/** Returns the code and styles that make a folder a zone: without its pages, features and static files (`public`). */
function ownSource(zone: string): string[] {
  const notSource = ['pages.tsx', 'features', 'public', 'e2e', 'node_modules', 'out', '.next', '.turbo'];
  return readdirSync(zone, { withFileTypes: true }).flatMap((entry) => {
    if (notSource.includes(entry.name)) return [];
    if (entry.isDirectory()) return ownSource(join(zone, entry.name));
    return /(?<!\.d)\.(?:[jt]sx?|mjs|css)$/.test(entry.name) ? [join(zone, entry.name)] : [];
  });
}

test.each(zoneNames)('%s has fewer than 40 lines outside of its pages and features', (name) => {
  const files = ownSource(join(folder, zoneRow(name).host, name));
  const lines = files.map((file) => readFileSync(file, 'utf8').trimEnd().split('\n').length);
  expect(files.length).toBeGreaterThan(4);
  expect(lines.reduce((sum, count) => sum + count, 0)).toBeLessThan(40);
});

test.each(zoneNames)('%s is found by its own paths', (name) => {
  const { basePath } = zoneRow(name);
  expect([basePath, `${basePath}/`, `${basePath}/x.js`].map(zoneOfPath)).toEqual([name, name, name]);
});
