import { createHash } from 'node:crypto';
import { existsSync, readFileSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { emptyFolder } from '../../test/databases';
import { envConfigFor } from '../api/env-config';
import { assemble } from '../assembly/assemble';
import { writeExports } from '../assembly/fixture-export';
import { sites } from '../assembly/site';
import { CURRENT, draftFolder, goBack, keepRelease } from './keep-releases';
import { MANIFEST_FILE, type Manifest, makeRelease } from './make-release';
import { releaseCommand } from './release-command';

const folder = emptyFolder();
let count = 0;

/** Creates a release of tiny zones. Each build gives home another asset. */
async function release(build: string): Promise<string> {
  const exports = writeExports(['home', 'login']);
  exports.add('home', `_next/static/chunks/0${build}.js`, `// ${build}`);
  exports.add('home', 'index.html', `<!doctype html><title>${build}</title>`);
  const assembled = join(emptyFolder(), 'dist');
  const built = sites().map((site) => ({ ...site, zones: site.zones.filter(({ name }) => name === 'home' || name === 'login') }));
  await assemble({ exportOf: exports.exportOf, output: assembled, sites: built });
  const { version } = await makeRelease({
    assembled,
    output: draftFolder(folder),
    root: '/srv/firm-suite/current',
    platforms: ['https://127.0.0.1:8443'],
    domain: 'firm.example',
    environments: ['prod'],
    port: 0,
    onespace: false,
    configOf: envConfigFor,
  });
  // Releases made within one tick of the clock would have no order.
  utimesSync(join(draftFolder(folder), MANIFEST_FILE), ++count, count);
  keepRelease(folder, version);
  return version;
}

const current = (path: string) => join(folder, CURRENT, path);
const home = () => readFileSync(current('prod/hub/home/index.html'), 'utf8');
const hasAssetOf = (build: string) => existsSync(current(`prod/hub/_suite/_next/static/chunks/0${build}.js`));

test('a release has the assets of the five before it, and a rollback restores the same bytes', async () => {
  const versions: string[] = [];
  for (const build of ['a', 'b', 'c', 'd', 'e', 'f', 'g']) versions.push(await release(build));
  expect(home()).toContain('<title>g</title>');
  expect(['a', 'b', 'c', 'd', 'e', 'f', 'g'].map(hasAssetOf)).toEqual([false, true, true, true, true, true, true]);

  expect(goBack(folder)).toBe(versions[5]);
  expect(home()).toContain('<title>f</title>');
  const { files }: Manifest = JSON.parse(readFileSync(current(MANIFEST_FILE), 'utf8'));
  for (const [file, { bytes, sha256 }] of Object.entries(files)) {
    const found = readFileSync(current(file));
    expect([file, found.length, createHash('sha256').update(found).digest('hex')]).toEqual([file, bytes, sha256]);
  }

  expect(await release('g')).toBe(versions[6]);
  expect(home()).toContain('<title>g</title>');
});

test('a rollback without an earlier release reports it', () => {
  const alone = emptyFolder();
  writeFileSync(join(alone, 'note'), '');
  expect(() => goBack(alone)).toThrow(`${alone} has no release before the current one.`);
});

test('output that an interrupted start left without most zones is not released', async () => {
  const exports = writeExports(['home']);
  const assembled = join(emptyFolder(), 'dist');
  const built = sites().map((site) => ({ ...site, zones: site.zones.filter(({ name }) => name === 'home') }));
  await assemble({ exportOf: exports.exportOf, output: assembled, sites: built });
  const options = {
    domain: 'firm.example',
    env: 'prod',
    config: undefined,
    port: '443',
    onespace: false,
    root: '/srv/firm-suite',
  };
  const lines = releaseCommand({ ...options, platform: 'https://127.0.0.1:8443', assembled, folder: emptyFolder() });
  await expect(lines.next()).rejects.toThrow(
    /^.*dist is not complete: a command that still runs, or ended early, has not built these apps: .*and 24 more\. Wait for it, or run: npm run build$/,
  );
});
