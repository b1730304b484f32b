import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import type { IncomingHttpHeaders } from 'node:http';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { emptyFolder } from '../../test/databases';
import { envConfigFor } from '../api/env-config';
import { certificate } from '../gateway/certificate';
import { ask, freePorts, startGateway } from '../gateway/fixture-gateway';
import { createEdge, type EdgeHost } from './edge.mjs';
import { MANIFEST_FILE, makeRelease } from './make-release';
import type { ReleaseHost } from './release-hosts';

type Gateway = Awaited<ReturnType<typeof startGateway>>;

const domain = 'suite.localhost';
const output = emptyFolder();
const at = (path: string) => join(output, path);
const text = (path: string) => readFileSync(at(path), 'utf8');
let gateway: Gateway;
let hosts: ReleaseHost[];

beforeAll(async () => {
  gateway = await startGateway({ topology: 'preview' });
  ({ hosts } = await makeRelease({
    assembled: gateway.output,
    output,
    root: output,
    platforms: [`https://127.0.0.1:${gateway.previewPort}`],
    domain,
    environments: ['prod', 'qa'],
    port: gateway.previewPort,
    onespace: false,
    configOf: envConfigFor,
  }));
});
afterAll(() => gateway.close());

test('each environment has a folder per host, with the zones that exist there', () => {
  expect(text('prod/hub/home/index.html')).toContain('<h1>home</h1>');
  expect(text('qa/security/wisp/index.html')).toContain('<h1>wisp</h1>');
  expect(() => text('prod/hub/internal/index.html')).toThrow('ENOENT');
  expect(() => text('prod/hub/home/404/index.html')).toThrow('ENOENT');
});

test('§7 each zone has the environment config of its environment', () => {
  const config = JSON.parse(text('qa/hub/iq/clients/.env/fe_envConfig.json'));
  expect(config).toEqual(envConfigFor({ environment: 'qa', domain, label: 'hub', port: gateway.previewPort }));
  expect(JSON.parse(text('prod/accounts/login/.env/fe_envConfig.json')).ENV_NAME).toBe('prod');
});

test('web servers pass no cookies to or from the hosts of websites', async () => {
  const websites = (rules: string, part: RegExp) => rules.split(part).filter((block) => /[*]\.sites\.localhost/.test(block));
  const [nginx = ''] = websites(text('rules/nginx.conf'), /^server \{/m).slice(-1);
  expect(nginx).toContain('proxy_set_header Cookie "";');
  expect(nginx).toContain('proxy_hide_header Set-Cookie;');
  expect(nginx).not.toContain('api.');
  const [caddy = ''] = websites(text('rules/Caddyfile'), /^}\n/m);
  expect(caddy).toMatch(/header_up -Cookie\n\s*header_down -Set-Cookie/);
  expect(caddy).not.toContain('api.');
});

test('the manifest contains the size and hash of every file', () => {
  const { version, files } = JSON.parse(text(MANIFEST_FILE));
  const bytes = readFileSync(at('prod/hub/home/index.html'));
  expect(version).toMatch(/^[0-9a-f]{12}$/);
  expect(files['prod/hub/home/index.html']).toEqual({
    bytes: bytes.length,
    sha256: createHash('sha256').update(bytes).digest('hex'),
  });
});

test('rules for Cloudflare Pages and Netlify are within their limits', () => {
  for (const kind of ['netlify', 'cloudflare']) {
    for (const { folder } of hosts) {
      const lines = text(`rules/${kind}/${folder}/_headers`).trim().split('\n');
      expect(lines.filter((line) => line.startsWith('/')).length).toBeLessThanOrEqual(100);
      expect(Math.max(...lines.map((line) => line.length))).toBeLessThanOrEqual(2000);
      expect(text(`rules/${kind}/${folder}/_redirects`)).not.toMatch(/[{}]/);
    }
  }
});

/** Headers that the rules set. */
const RULED = [
  'location',
  'content-type',
  'content-security-policy',
  'cache-control',
  'retry-after',
  'access-control-allow-origin',
  'x-content-type-options',
  'referrer-policy',
  'permissions-policy',
  'integrity-policy',
  'cross-origin-opener-policy',
  'cross-origin-resource-policy',
  'strict-transport-security',
];

/** Web servers send their own body for a sentence or a redirect. */
const ABOUT_BODY = ['content-type', 'content-security-policy'];

const pick = (headers: IncomingHttpHeaders, names: string[]) =>
  Object.fromEntries(names.flatMap((name) => (headers[name] ? [[name, headers[name]]] : [])));

/** Returns the body, decompressed and with JSON parsed. */
function bodyOf({ headers, body }: { headers: IncomingHttpHeaders; body: Buffer }): unknown {
  const text = (headers['content-encoding'] === 'gzip' ? gunzipSync(body) : body).toString();
  return headers['content-type']?.startsWith('application/json') ? JSON.parse(text) : text;
}

/** A firm's website, used like a label. */
const SITE = 'a-firm.sites';

/** On this machine websites are not below the suite's domain. */
const hostOf = (label: string) => (label === SITE ? `${SITE}.localhost` : `${label}.${domain}`);

const requests: [path: string, label?: string][] = [
  ['/'],
  ['/?utm=1'],
  ['/home'],
  ['/home?a=b'],
  ['/home/'],
  ['/home/index.html'],
  ['/home/nothing-here'],
  ['/home/.env/fe_envConfig.json'],
  ['/home/.env/other'],
  ['/home/build.json'],
  ['/home/index.html.br'],
  ['/offer/public/'],
  ['/offer/public/nothing-here'],
  ['/offer/'],
  ['/_suite/_next/static/chunks/0shared.js'],
  ['/_suite/_next/static/chunks/0nothing.js'],
  ['/nothing-here'],
  ['/maintenance.html'],
  ['/login/'],
  ['/internal/'],
  ['/auth-redirect/lock.html', 'accounts'],
  ['/login/', 'accounts'],
  ['/home/', 'accounts'],
  ['/chat/', 'ai'],
  ['/flags/eval/client/e30'],
  ['/session/caches'],
  ['/home/', 'qa-hub'],
  ['/', SITE],
];

describe('served by CloudFront with the program at its edge', () => {
  type Edge = ReturnType<typeof createEdge>;
  let edgeHosts: Record<string, EdgeHost>;
  beforeAll(() => {
    edgeHosts = JSON.parse(text('rules/aws/edge/hosts.json'));
  });
  const byPath = (path: string, label: string, edge: Edge) => {
    const [uri = '', querystring = ''] = path.split('?');
    const headers = { 'x-suite-host': [{ value: `${label}.${domain}` }] };
    const passed = edge.request({ uri, querystring, method: 'GET', headers });
    if ('status' in passed) return passed;
    const file = at(`${label.startsWith('qa-') ? 'qa' : 'prod'}/${label.replace('qa-', '')}${passed.uri}`);
    const isThere = existsSync(file);
    const answer = edge.response(passed, { status: isThere ? '200' : '403', headers: {} });
    return { ...answer, ...(isThere && { body: readFileSync(file, 'utf8') }) };
  };
  const ofPages = requests.filter(([path, label = 'hub']) => !/^\/(flags|session)\//.test(path) && label !== SITE);

  test.each(ofPages)('%s gets the same response as from the gateway', async (path, label = 'hub') => {
    const address = `https://${label}.${domain}:${gateway.previewPort}/`;
    const expected = await ask(address, { path, headers: { Accept: 'text/html' } });
    const found = byPath(path, label, createEdge(edgeHosts, false));
    const isPage = expected.status === 200 || expected.headers['content-type']?.startsWith('text/html');
    const own = expected.status === 404 ? [...ABOUT_BODY, 'cache-control'] : ABOUT_BODY;
    const compared = isPage ? RULED : RULED.filter((header) => !own.includes(header));
    const headers = Object.fromEntries(Object.entries(found.headers).map(([name, [first]]) => [name, first?.value]));
    expect({ status: Number(found.status), ...pick(headers, compared) }).toEqual({
      status: expected.status,
      ...pick(expected.headers, compared),
    });
    if (isPage && found.body && !path.endsWith('.json')) expect(found.body).toBe(expected.text);
  });

  test('under maintenance every page is the maintenance page, and assets are served', () => {
    const edge = createEdge(edgeHosts, true);
    expect(byPath('/home/', 'hub', edge)).toMatchObject({
      status: '503',
      headers: { 'retry-after': [{ value: expect.any(String) }] },
    });
    expect(byPath('/_suite/_next/static/chunks/0shared.js', 'hub', edge).status).toBe('200');
  });

  test('its description lists every host, and refers only to paths of the release', () => {
    const { hosts: named } = JSON.parse(text('rules/aws/hosts.auto.tfvars.json'));
    expect(Object.keys(named)).toEqual(hosts.map(({ name }) => name));
    expect(named[`qa-hub.${domain}`]).toEqual({ folder: 'qa/hub', api: `qa-api.${domain}` });
    const isInstalled = spawnSync('terraform', ['version']).status === 0;
    if (isInstalled)
      expect(spawnSync('terraform', ['fmt', '-check', '-diff', at('rules/aws/main.tf')]).stdout.toString()).toBe('');
  });
});

test('GitHub Pages gets the name of the host, and pages that contain their own policy', () => {
  const own = (path: string) => text(`rules/github-pages/prod/hub/${path}`);
  expect(own('CNAME')).toBe(`hub.${domain}\n`);
  const policy = hosts.find(({ folder }) => folder === 'prod/hub')?.policies['/home/index.html'];
  const [, content = ''] = /http-equiv="Content-Security-Policy" content="([^"]*)"/.exec(own('home/index.html')) ?? [];
  const directives = (policy = '') =>
    policy
      .split(';')
      .map((part) => part.trim())
      .filter(Boolean);
  expect(directives(content)).toEqual(directives(policy).filter((part) => !part.startsWith('frame-ancestors')));
  expect(own('index.html')).toContain('url=/home/');
});

/** Tests a web server with the rules of the release on its own port. The names and ports in addresses are the gateway's. */
function serving(name: string, program: string, start: (port: number, folder: string) => ChildProcess): void {
  const isInstalled = spawnSync('sh', ['-c', `command -v ${program}`]).status === 0;
  const suite = isInstalled ? describe : describe.skip;
  suite(`served by ${name}${isInstalled ? '' : ' (left out: it is not installed)'}`, () => {
    let server: ChildProcess;
    let port: number;
    beforeAll(async () => {
      port = await freePorts([0, 1]);
      const folder = emptyFolder();
      const { cert, key } = await certificate(folder);
      writeFileSync(join(folder, 'cert.pem'), cert);
      writeFileSync(join(folder, 'key.pem'), key);
      server = start(port, folder);
      await listening(server, port);
    });
    afterAll(async () => {
      const ended = new Promise((resolve) => server.once('exit', resolve));
      server.kill('SIGTERM');
      await ended;
    });

    const answers = async (path: string, label: string, headers = {}) => {
      const host = `${hostOf(label)}:${gateway.previewPort}`;
      const response = (from: number) => ask(`https://${hostOf(label)}:${from}/`, { path, headers: { Host: host, ...headers } });
      return { expected: await response(gateway.previewPort), found: await response(port) };
    };

    test.each(requests)('%s gets the same response as from the gateway', async (path, label = 'hub') => {
      const { expected, found } = await answers(path, label, { 'Accept-Encoding': 'gzip', Accept: 'text/html' });
      const isPage = expected.status === 200 || expected.headers['content-type']?.startsWith('text/html');
      const own = expected.status === 404 ? [...ABOUT_BODY, 'cache-control'] : ABOUT_BODY;
      const compared = isPage ? RULED : RULED.filter((header) => !own.includes(header));
      const ruled = ({ status, headers }: typeof found) => ({ status, ...pick(headers, compared) });
      expect(ruled(found)).toEqual(ruled(expected));
      if (isPage) expect(bodyOf(found)).toEqual(bodyOf(expected));
    });

    test('pages are compressed for clients that accept it', async () => {
      const { found } = await answers('/home/', 'hub', { 'Accept-Encoding': 'gzip' });
      expect(pick(found.headers, ['content-encoding', 'vary'])).toEqual({ 'content-encoding': 'gzip', vary: 'Accept-Encoding' });
      const { found: plain } = await answers('/home/', 'hub');
      expect(plain.headers['content-encoding']).toBeUndefined();
    });

    test('pages only allow reading', async () => {
      const host = `hub.${domain}:${gateway.previewPort}`;
      const { status } = await ask(`https://hub.${domain}:${port}/home/`, { method: 'POST', headers: { Host: host } });
      expect(status).toBe(405);
    });

    test('while the file maintenance exists, pages are the maintenance page and assets are served', async () => {
      writeFileSync(at('maintenance'), '');
      writeFileSync(join(gateway.dataFolder, 'maintenance'), '');
      const page = await answers('/home/', 'hub');
      const asset = await answers('/_suite/_next/static/chunks/0shared.js', 'hub');
      rmSync(at('maintenance'));
      rmSync(join(gateway.dataFolder, 'maintenance'));
      expect(page.found.status).toBe(503);
      expect(page.found.text).toBe(page.expected.text);
      for (const header of ['retry-after', 'cache-control', 'content-security-policy']) {
        expect(page.found.headers[header]).toBe(page.expected.headers[header]);
      }
      expect(asset.found.status).toBe(200);
    });
  });
}

serving('nginx', 'nginx', (port, folder) => {
  const rules = text('rules/nginx.conf')
    .replaceAll(`listen ${gateway.previewPort} `, `listen 127.0.0.1:${port} `)
    .replace('listen 80;', `listen 127.0.0.1:${port + 1};`)
    .replaceAll(/ *listen \[::\].*\n/g, '');
  writeFileSync(
    join(folder, 'firm-suite-tls.conf'),
    `ssl_certificate ${join(folder, 'cert.pem')};\nssl_certificate_key ${join(folder, 'key.pem')};\n`,
  );
  for (const part of ['body', 'proxy']) mkdirSync(join(folder, part));
  writeFileSync(
    join(folder, 'nginx.conf'),
    `daemon off; master_process off; pid ${folder}/pid; error_log ${folder}/errors;
events {}
http {
  access_log off;
  client_body_temp_path ${folder}/body; proxy_temp_path ${folder}/proxy; fastcgi_temp_path ${folder}/f; uwsgi_temp_path ${folder}/u; scgi_temp_path ${folder}/s;
${rules}
}`,
  );
  return spawn('nginx', ['-p', folder, '-c', join(folder, 'nginx.conf')], { stdio: 'inherit' });
});

serving('Caddy', 'caddy', (port, folder) => {
  writeFileSync(join(folder, 'firm-suite-tls'), `tls ${join(folder, 'cert.pem')} ${join(folder, 'key.pem')}\n`);
  const rules = text('rules/Caddyfile')
    .replaceAll(`localhost:${gateway.previewPort} {`, `localhost:${port} {`)
    .replaceAll(`localhost:${gateway.previewPort},`, `localhost:${port},`);
  writeFileSync(
    join(folder, 'Caddyfile'),
    `{\n\tadmin off\n\tauto_https disable_redirects\n\tdefault_bind 127.0.0.1\n}\n${rules}`,
  );
  return spawn('caddy', ['run', '--config', join(folder, 'Caddyfile'), '--adapter', 'caddyfile'], {
    cwd: folder,
    stdio: 'ignore',
    env: { ...process.env, HOME: folder, XDG_DATA_HOME: folder, XDG_CONFIG_HOME: folder },
  });
});

/** @throws when the server ends instead of listening */
async function listening(server: ChildProcess, port: number): Promise<void> {
  for (;;) {
    if (server.exitCode !== null) throw new Error(`The server ended with ${server.exitCode}.`);
    const answer = await ask(`https://hub.${domain}:${port}/`).catch(() => undefined);
    if (answer) return;
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
}
