import { createHash } from 'node:crypto';
import { rmSync } from 'node:fs';
import { zones } from '@suite/zones/zones';
import { writeExports } from './fixture-export';
import { guardScripts } from './guard-scripts';
import { readExport } from './zone-export';

const CHUNKS = '_next/static/chunks';
const exports = writeExports(['home', 'profile', 'auth-redirect']);
const runtimeTag = `<script src="/__base__/${CHUNKS}/turbopack-0run.js" async=""></script>`;
for (const name of ['home', 'profile', 'auth-redirect'] as const) {
  const { basePath } = zones[name];
  exports.add(name, `${CHUNKS}/turbopack-0run.js`, '"the runtime";');
  exports.add(name, `${CHUNKS}/0late-${name}.js`, `"loaded late by ${name}";`);
  exports.add(
    name,
    'index.html',
    `<html><head><link rel="preload" as="script" href="${basePath}/${CHUNKS}/0${name}.js"/>` +
      `<script src="${basePath}/${CHUNKS}/0${name}.js" async=""></script>${runtimeTag.replace('/__base__', basePath)}</head></html>`,
  );
}
afterAll(() => rmSync(exports.folder, { recursive: true }));

const guarded = (...names: ('home' | 'profile' | 'auth-redirect')[]) =>
  guardScripts(
    names.map((name) => readExport(name, exports.exportOf(name))),
    true,
  );

const hashOf = (bytes: Buffer | undefined) => createHash('sha256').update(String(bytes)).digest('base64');

test('a document has the hash of each script that it loads or preloads', () => {
  const [home] = guarded('home', 'profile');
  const html = String(home?.read('index.html'));
  const named = [...html.matchAll(/(?:src|href)="\/_suite\/([^"]+)" integrity="sha256-([^"]+)" crossorigin=""/g)];
  expect(named).toHaveLength(3);
  for (const [, file = '', hash] of named) expect([file, hash]).toEqual([file, hashOf(home?.read(file))]);
});

test('the runtime has the hashes of scripts that several zones share, and a document those of its zone’s other scripts', () => {
  const [home, profile] = guarded('home', 'profile');
  const runtime = home?.assets.find((file) => file.includes('turbopack-')) ?? '';
  const text = String(home?.read(runtime));
  const late = hashOf(home?.read(`${CHUNKS}/0late-home.js`));
  expect(text).toContain(` ${hashOf(home?.read(`${CHUNKS}/0shared.js`))} `);
  expect(text).not.toContain(late);
  expect(text.endsWith('"the runtime";')).toBe(true);
  expect(profile?.read(runtime)).toEqual(home?.read(runtime));
  // Names are cut to their distinguishing prefix: 0home, 0late-home, 0late-profile, 0profile, 0shared.
  expect(/data-own="([^"]+)"/.exec(String(home?.read('index.html')))?.[1]?.split(' ')).toContain('0late-h');
  expect(String(home?.read('index.html'))).toContain(`0late-h ${late}`);
  expect(String(profile?.read('index.html'))).not.toContain(late);
});

test('modules that packages ship unbundled, such as SDKs, have their hashes in an import map', () => {
  exports.add('home', '_next/static/media/sdk.0a1b2c.js', 'export const sdk = 1;');
  const [home, profile] = guarded('home', 'profile');
  const hash = hashOf(home?.read('_next/static/media/sdk.0a1b2c.js'));
  expect(String(home?.read('index.html'))).toContain(
    `<script type="importmap">{"integrity":{"/_suite/_next/static/media/sdk.0a1b2c.js":"sha256-${hash}"}}</script>`,
  );
  expect(String(profile?.read('index.html'))).not.toContain('importmap');
});

test('the runtime gets a new name when a shared script changes, because browsers cache it forever', () => {
  const nameOf = () => guarded('home', 'profile')[0]?.assets.find((file) => file.includes('turbopack-'));
  const before = nameOf();
  expect(before).not.toContain('0run');
  expect(nameOf()).toBe(before);
  for (const name of ['home', 'profile'] as const) exports.add(name, `${CHUNKS}/0shared.js`, '"changed";');
  expect(nameOf()).not.toBe(before);
});

test('while zones are missing, a document does not change when one is added', () => {
  const [alone] = guardScripts([readExport('home', exports.exportOf('home'))], false);
  const [beside] = guardScripts(
    (['home', 'profile'] as const).map((name) => readExport(name, exports.exportOf(name))),
    false,
  );
  expect(String(beside?.read('index.html'))).toBe(String(alone?.read('index.html')));
});

test('a document without the frame of a zone has the hash of its script too', () => {
  const [zone] = guarded('auth-redirect');
  expect(String(zone?.read('lock.html'))).toContain(
    `<script src="lock-frame.js" integrity="sha256-${hashOf(zone?.read('lock-frame.js'))}" crossorigin=""></script>`,
  );
  expect(String(zone?.read('lock.html'))).not.toContain('addEventListener');
});

test('a document that refers to a script missing from its zone is refused', () => {
  exports.add('profile', 'index.html', `<script src="/profile/${CHUNKS}/0gone.js" async=""></script>`);
  const [profile] = guarded('profile');
  expect(() => profile?.read('index.html')).toThrow('index.html of zone profile loads');
});
