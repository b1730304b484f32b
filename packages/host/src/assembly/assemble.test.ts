import { existsSync, mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { Failure } from '@suite/kernel/errors/failure';
import { type ZoneName, zoneNames } from '@suite/zones/zones';
import { assemble } from './assemble';
import { writeExports } from './fixture-export';
import type { Hosting } from './hosting';
import { filesUnder } from './lay-file';
import { sites } from './site';

const output = mkdtempSync(join(tmpdir(), 'assembled-'));
const exports = writeExports();
const run = () => assemble({ exportOf: exports.exportOf, output, sites: sites() });
const at = (path: string) => join(output, path);
const text = (path: string) => readFileSync(at(path), 'utf8');
const siteOf = (label: string, onespace = false) => {
  const hosting: Hosting = JSON.parse(text('hosting.json'));
  return hosting.sites.find((site) => site.label === label && site.onespace === onespace);
};

beforeAll(run);
afterAll(() => {
  for (const folder of [output, exports.folder]) rmSync(folder, { recursive: true });
});

test('every zone is under its base path on its host', () => {
  expect(text('hosts/hub/home/index.html')).toContain('<h1>home</h1>');
  expect(text('hosts/hub/accesshub/appmanager/index.html')).toContain('<h1>app-manager</h1>');
  expect(text('hosts/accounts/login/404.html')).toContain('Not found');
  expect(text('hosts/ai/chat/index.html')).toContain('<h1>chat</h1>');
});

test('the assets of all zones of a host are merged into one folder', () => {
  const chunks = filesUnder(at('hosts/security/_suite/_next')).filter((file) => file.endsWith('.js'));
  expect(chunks).toEqual(['0devices.js', '0shared.js', '0training.js', '0wisp.js'].map((file) => `static/chunks/${file}`));
});

test('documents and shared scripts refer to the merged folder, whatever base path each zone was built under', () => {
  expect(text('hosts/hub/profile/index.html')).toContain('src="/_suite/_next/static/chunks/0profile.js"');
  expect(text('hosts/hub/_suite/_next/static/chunks/0shared.js')).toContain('self.base = "/_suite/_next/"');
});

test('§2 the one-space host has every zone but the four that keep their address', () => {
  const own: ZoneName[] = ['login', 'auth-redirect', 'error-redirect', 'identity-profile'];
  const served = siteOf('onespace', true)?.zones.map(({ name }) => name);
  expect(served).toEqual(zoneNames.filter((name) => !own.includes(name)));
  expect(text('onespace/home/index.html')).toContain('<h1>home</h1>');
  expect(existsSync(at('onespace/login'))).toBe(false);
});

test('text files have compressed siblings', () => {
  for (const file of [
    'hosts/hub/home/index.html',
    'hosts/hub/_suite/_next/static/chunks/0shared.js',
    'onespace/home/index.html',
  ]) {
    expect(brotliDecompressSync(readFileSync(at(`${file}.br`))).toString()).toBe(text(file));
    expect(gunzipSync(readFileSync(at(`${file}.gz`))).toString()).toBe(text(file));
  }
});

test('the hosting config has the redirects, the caching and a policy for each document', () => {
  const hub = siteOf('hub');
  expect(hub?.redirects).toContainEqual({ from: '/', to: '/home/', status: 302 });
  expect(hub?.redirects).toContainEqual({ from: '/offer/public', to: '/offer/public/', status: 308 });
  expect(hub?.redirects).toContainEqual({ from: '/login/', to: '{login}/login/', status: 302 });
  expect(hub?.cache).toEqual({ '/': 'no-cache', '/_suite/': 'public, max-age=31536000, immutable' });
  expect(hub?.policies['/home/index.html']).toContain("connect-src 'self' {api}");
  const accounts = siteOf('accounts');
  expect(hub?.policies['/home/index.html']).toContain("frame-src {lock}; form-action 'self'; frame-ancestors 'none'");
  expect(accounts?.policies['/auth-redirect/lock.html']).toContain('frame-ancestors {apps}');
  expect(accounts?.policies['/auth-redirect/index.html']).toContain("frame-ancestors 'none'");
  expect(hub?.zones.find(({ name }) => name === 'internal')?.environments).toEqual(['local', 'dev']);
  expect(siteOf('onespace', true)?.redirects).toContainEqual({ from: '/', to: '/core/home/', status: 302 });
});

test('the hosting config has the headers of every response, for named hosts', () => {
  const hosting: Hosting = JSON.parse(text('hosting.json'));
  expect(hosting.headers).toEqual({
    'X-Content-Type-Options': 'nosniff',
    'Referrer-Policy': 'strict-origin',
    'Permissions-Policy': 'unload=()',
    'Content-Security-Policy': "default-src 'none'; frame-ancestors 'none'; base-uri 'none'; form-action 'none'",
    'Integrity-Policy': 'blocked-destinations=(script)',
    'Cross-Origin-Opener-Policy': 'same-origin',
    'Cross-Origin-Resource-Policy': 'same-origin',
    'Strict-Transport-Security': 'max-age=31536000; includeSubDomains',
  });
});

test('a private zone lists the zones that a browser may prerender or prefetch, and no public one', () => {
  const document = text('hosts/hub/home/index.html');
  const rules = JSON.parse(/<script type="speculationrules">(.*?)<\/script>/.exec(document)?.[1] ?? '');
  const pathsOf = (kind: 'prerender' | 'prefetch') =>
    rules[kind][0].where.href_matches.map(({ pathname }: { pathname: string }) => pathname);
  expect(pathsOf('prerender')).toEqual(['/iq/dashboard/', '/iq/clients/']);
  const paths = pathsOf('prefetch');
  expect(paths).toEqual(expect.arrayContaining(['/core/home/', '/iq/reports/']));
  expect(paths).not.toContain('/iq/clients/');
  for (const path of ['/home/', '/login/', '/offer/public/']) expect(paths).not.toContain(path);
  expect(rules.prefetch[0].eagerness).toBe('moderate');
  expect(text('hosts/accounts/login/index.html')).not.toContain('speculationrules');
});

test('every zone publishes its build on each host that serves it', () => {
  const { version, laidAt } = JSON.parse(text('hosts/hub/home/build.json'));
  expect(version).toMatch(/^[0-9a-f]{12}$/);
  expect(new Date(laidAt).toISOString()).toBe(laidAt);
  expect(JSON.parse(text('onespace/home/build.json')).version).toBe(version);
  expect(JSON.parse(text('hosts/hub/offer/public/build.json')).version).not.toBe(
    JSON.parse(text('hosts/hub/offer/build.json')).version,
  );
  expect(siteOf('hub')?.zones.find(({ name }) => name === 'home')?.build).toBe('/home/build.json');
});

test('every host has a self-contained maintenance page', () => {
  for (const folder of ['hosts/hub', 'hosts/accounts', 'onespace']) {
    const page = text(`${folder}/maintenance.html`);
    expect(page).toContain('<a href="">Try again</a>');
    expect(page).not.toMatch(/<script|<link|src=/);
  }
  expect(siteOf('hub')?.maintenance).toMatchObject({ page: '/maintenance.html', status: 503, headers: { 'Retry-After': '300' } });
});

test('a host whose zones are not built yet has its maintenance page and no redirect', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'assembled-'));
  const some = sites().map((site) => ({ ...site, zones: site.zones.filter(({ name }) => name === 'home') }));
  await assemble({ exportOf: exports.exportOf, output: folder, sites: some });
  const { sites: rules }: Hosting = JSON.parse(readFileSync(join(folder, 'hosting.json'), 'utf8'));
  expect(rules.find(({ label }) => label === 'security')?.redirects).not.toContainEqual(expect.objectContaining({ from: '/' }));
  expect(existsSync(join(folder, 'hosts/security/maintenance.html'))).toBe(true);
  rmSync(folder, { recursive: true });
});

describe('on repeated assembly', () => {
  test('nothing is written when nothing has changed', async () => {
    const times = () => filesUnder(output).map((file) => [file, statSync(at(file)).mtimeMs]);
    const before = times();
    await run();
    expect(times()).toEqual(before);
  });

  test('a changed document replaces the old one everywhere, including its compressed files', async () => {
    const versionOf = (zone: string) => JSON.parse(text(`hosts/hub/${zone}/build.json`)).version;
    const before = [versionOf('home'), versionOf('profile')];
    exports.add('home', 'index.html', `<p>${'new '.repeat(400)}</p>`);
    await run();
    for (const file of ['hosts/hub/home/index.html', 'onespace/home/index.html']) {
      expect(text(file)).toContain('new new');
      expect(brotliDecompressSync(readFileSync(at(`${file}.br`))).toString()).toBe(text(file));
    }
    expect(versionOf('home')).not.toBe(before[0]);
    expect(versionOf('profile')).toBe(before[1]);
  });

  test('assets of an earlier build stay for open pages, documents do not', async () => {
    exports.add('offer', '_next/static/chunks/0later.js', 'later');
    exports.add('offer', 'old/index.html', 'old');
    await run();
    rmSync(join(exports.exportOf('offer'), '_next/static/chunks/0later.js'));
    rmSync(join(exports.exportOf('offer'), 'old'), { recursive: true });
    await run();
    expect(text('hosts/hub/_suite/_next/static/chunks/0later.js')).toBe('later');
    expect(existsSync(at('hosts/hub/offer/old/index.html'))).toBe(false);
    expect(text('hosts/hub/offer/public/index.html')).toContain('<h1>offer-public</h1>');
  });
});

describe('refuses', () => {
  const refusal = async (change: (exports: ReturnType<typeof writeExports>) => void) => {
    const own = writeExports();
    change(own);
    const folder = join(own.folder, 'assembled');
    const failure = await assemble({ exportOf: own.exportOf, output: folder, sites: sites() }).catch((error: unknown) => error);
    rmSync(own.folder, { recursive: true });
    expect(failure).toBeInstanceOf(Failure);
    return String(failure);
  };

  test('different bytes under one name', async () => {
    const message = await refusal(({ add }) => add('profile', '_next/static/chunks/0shared.js', 'other'));
    expect(message).toMatch(/_next\/static\/chunks\/0shared\.js of zone profile differs/);
  });

  test('a zone without an export', async () => {
    const message = await refusal(({ exportOf }) => rmSync(exportOf('wisp'), { recursive: true }));
    expect(message).toContain('Zone wisp is not built. Run: npm run build');
  });

  test('a file under the base path of another zone', async () => {
    expect(await refusal(({ add }) => add('offer', 'public/index.html', ''))).toContain('public/index.html of zone offer');
  });
});
