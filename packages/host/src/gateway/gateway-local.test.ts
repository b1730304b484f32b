import { once } from 'node:events';
import { mkdirSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { Failure } from '@suite/kernel/errors/failure';
import { existsIn, zoneNames, zones } from '@suite/zones/zones';
import { ask, startGateway } from './fixture-gateway';

let gateway: Awaited<ReturnType<typeof startGateway>>;
let home: string;
let hub: string;

beforeAll(async () => {
  gateway = await startGateway({ topology: 'local', without: ['wisp'] });
  hub = `http://localhost:${gateway.portBase}`;
  home = `${hub}/home/`;
});
afterAll(() => gateway.close());

describe('a page', () => {
  test('is served on the port of its zone and revalidated before every use', async () => {
    const { status, headers, text } = await ask(home);
    expect(status).toBe(200);
    expect(text).toContain('<h1>home</h1>');
    expect(headers).toMatchObject({
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'no-cache',
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'strict-origin',
    });
    expect(headers['strict-transport-security']).toBeUndefined();
  });

  test('is not sent again while it is unchanged', async () => {
    const { headers } = await ask(home);
    const again = await ask(home, { headers: { 'If-None-Match': String(headers.etag) } });
    expect(again).toMatchObject({ status: 304, text: '' });
    expect(again.headers['content-security-policy']).toBe(headers['content-security-policy']);
    expect((await ask(home, { headers: { 'If-None-Match': '"other"' } })).status).toBe(200);
  });

  test('has a policy that names the API of its environment and no unsafe script', async () => {
    const policy = String((await ask(home)).headers['content-security-policy']);
    expect(policy).toContain(`connect-src 'self' http://localhost:${gateway.portBase + 100};`);
    expect(policy).toMatch(/script-src 'self'( 'sha256-[\w+/=]+')+;/);
    expect(policy).not.toContain('unsafe');
  });

  test('may frame the lock page of the accounts zones', async () => {
    const policy = String((await ask(home)).headers['content-security-policy']);
    expect(policy).toContain(`frame-src http://localhost:${gateway.portBase + 16};`);
    expect(policy).toContain("frame-ancestors 'none'");
  });

  test('is compressed with an encoding that the browser accepts', async () => {
    const encoded = (accept: string) => ask(home, { headers: { 'Accept-Encoding': accept } });
    const [plain, br, gz, noBr] = [await ask(home), await encoded('gzip, br'), await encoded('gzip'), await encoded('br;q=0, *')];
    expect(br.headers).toMatchObject({ 'content-encoding': 'br', vary: 'Accept-Encoding' });
    expect(brotliDecompressSync(br.body).toString()).toBe(plain.text);
    expect(gunzipSync(gz.body).toString()).toBe(plain.text);
    expect(noBr.headers['content-encoding']).toBe('gzip');
    expect(plain.headers['content-encoding']).toBeUndefined();
  });

  test('responds to HEAD without a body, and to no other method', async () => {
    const head = await ask(home, { method: 'HEAD' });
    expect(head).toMatchObject({ status: 200, text: '' });
    expect(Number(head.headers['content-length'])).toBeGreaterThan(0);
    for (const method of ['POST', 'PUT', 'DELETE']) {
      const refused = await ask(home, { method });
      expect(refused.status).toBe(405);
      expect(refused.headers.allow).toBe('GET, HEAD');
    }
  });
});

describe('redirects', () => {
  test.each([
    ['/home', 308, '/home/'],
    ['/home?auth_code=a%2Fb', 308, '/home/?auth_code=a%2Fb'],
    ['/', 302, '/home/'],
    ['/home/404', 308, '/home/404/'],
  ])('%s → %s %s', async (path, status, location) => {
    expect(await ask(hub + path)).toMatchObject({ status, headers: { location } });
  });

  test('the paths of home and login redirect to them from every port', async () => {
    const chat = `http://localhost:${gateway.portBase + 26}`;
    expect(await ask(`${chat}/home/`)).toMatchObject({ status: 302, headers: { location: home } });
    const login = `http://localhost:${gateway.portBase + 15}/login/`;
    expect((await ask(`${chat}/login/`)).headers.location).toBe(login);
    expect((await ask(`${hub}/login/`)).headers.location).toBe(login);
  });

  test('a base path within another one is redirected to its own trailing slash', async () => {
    const offerPublic = `http://localhost:${gateway.portBase + 12}/offer/public`;
    expect(await ask(offerPublic)).toMatchObject({ status: 308, headers: { location: '/offer/public/' } });
  });
});

describe('not found', () => {
  test("a path under the zone returns the zone's own page with status 404", async () => {
    const { status, text, headers } = await ask(`${home}nowhere/`);
    expect(status).toBe(404);
    expect(text).toContain('<h1>Not found</h1>');
    expect(headers['content-security-policy']).toContain('script-src');
  });

  test.each([
    ['/apps/', 21],
    ['/apps', 21],
    ['/rightexit/', 25],
    ['/iq/clients/?a=1', 5],
  ])('%s on the port of home redirects to the port of its zone', async (path, offset) => {
    const [, base, query = ''] = /^([^?]*?)\/?(\?.*)?$/.exec(path) ?? [];
    const location = `http://localhost:${gateway.portBase + offset}${base}/${query}`;
    expect(await ask(hub + path)).toMatchObject({ status: 302, headers: { location } });
  });

  test.each(['/profile/none.js', '/homestead/', '/_suite/_next/static/chunks/none.js', '/favicon.ico'])(
    '%s on the port of home is not found',
    async (path) => {
      expect(await ask(hub + path)).toMatchObject({ status: 404, text: 'There is nothing at this address.\n' });
    },
  );

  test('a browser that opens an unknown path gets a page with a link back', async () => {
    const { status, text } = await ask(`${hub}/homestead/`, { headers: { accept: 'text/html,*/*' } });
    expect(status).toBe(404);
    expect(text).toContain('<h1>There is nothing at this address</h1>');
    expect(text).toContain('<a href="/">');
  });

  test.each([
    '/home/../../../hosting.json',
    '/home/%2e%2e/%2e%2e/hosting.json',
    '/home/..%2f..%2f..%2fhosting.json',
    '/_suite/..%2f..%2f..%2fhosting.json',
    '/_suite/%5c..%5c..%5chosting.json',
    '/home/%00',
    '/home/%ff',
    '//etc/passwd',
    '/home/index.html.br',
    '/home/.hidden',
  ])('%s does not leave the served folder', async (path) => {
    const { status, text } = await ask(home, { path });
    expect(status).toBe(404);
    expect(text).not.toContain('"sites"');
  });

  test.each(['/_suite', '/home'])('the name of the config does not allow a path out of %s', async (start) => {
    const folder = join(gateway.output, '.env');
    mkdirSync(folder, { recursive: true });
    writeFileSync(join(folder, 'fe_envConfig.json'), '{}');
    expect((await ask(home, { path: `${start}/..%2f..%2f..%2f.env/fe_envConfig.json` })).status).toBe(404);
  });
});

test('§4 the lock page is framed by the ports of the suite and runs its own script', async () => {
  const lock = `http://localhost:${gateway.portBase + 16}/auth-redirect/lock.html`;
  const { status, text, headers } = await ask(lock);
  expect(status).toBe(200);
  expect(text).toContain('<script src="lock-frame.js" integrity="sha256-');
  const ports = zoneNames.filter((name) => existsIn(name, 'local')).map((name) => gateway.portBase + zones[name].port);
  expect(headers['content-security-policy']).toBe(
    "default-src 'none'; script-src 'self'; form-action 'none'; " +
      `frame-ancestors ${ports.map((port) => `http://localhost:${port}`).join(' ')}; base-uri 'none'; require-trusted-types-for 'script'; trusted-types 'none'`,
  );
  const script = await ask(new URL('lock-frame.js', lock).href);
  expect(script).toMatchObject({ status: 200, headers: { 'content-type': 'text/javascript; charset=utf-8' } });
});

test('an asset is cached forever', async () => {
  const { status, headers, text } = await ask(`${hub}/_suite/_next/static/chunks/0shared.js`);
  expect(status).toBe(200);
  expect(text).toContain('shared');
  expect(headers).toMatchObject({
    'cache-control': 'public, max-age=31536000, immutable',
    'content-type': 'text/javascript; charset=utf-8',
  });
});

test('§7 the environment config is served beside the page', async () => {
  const { status, headers, text } = await ask(`${home}.env/fe_envConfig.json`);
  expect(status).toBe(200);
  expect(headers).toMatchObject({ 'content-type': 'application/json; charset=utf-8', 'cache-control': 'no-cache' });
  expect(JSON.parse(text)).toMatchObject({ ENV_NAME: 'local', API_BASE_URL: `http://localhost:${gateway.portBase + 100}` });
});

test('the platform responds on its own port', async () => {
  const api = `http://localhost:${gateway.portBase + 100}/identity/v1/x?y=1`;
  expect(await ask(api)).toMatchObject({ status: 200, text: `platform ${api}` });
});

test('a host with another name gets the address of the suite', async () => {
  const { status, text } = await ask(`http://evil.example:${gateway.portBase}/home/`);
  expect(status).toBe(404);
  expect(text).toContain(`http://localhost:${gateway.portBase}/home/`);
});

test('the port of a zone that something else serves is free', async () => {
  const wisp = createServer().listen(gateway.portBase + 18, '127.0.0.1');
  await new Promise((resolve, reject) => wisp.once('listening', resolve).once('error', reject));
  await new Promise((resolve) => wisp.close(resolve));
});

test('cookies of all environments together fit into a request', async () => {
  const cookie = Array.from({ length: 15 }, (_, index) => `token${index}=${'x'.repeat(3000)}`).join('; ');
  expect((await ask(home, { headers: { Cookie: cookie } })).status).toBe(200);
});

test('a taken port is reported with the setting that moves it', async () => {
  const second = startGateway({ topology: 'local', portBase: gateway.portBase });
  await expect(second).rejects.toThrow(Failure);
  await expect(second).rejects.toThrow(`Port ${gateway.portBase} is taken. Stop what uses it, or set SUITE_PORT_BASE`);
});

test('a zone gives up its port to another server, and the others stay', async () => {
  const own = await startGateway({ topology: 'local' });
  const origin = (name: 'chat' | 'home') => `http://localhost:${own.portBase + zones[name].port}`;
  expect((await ask(`${origin('chat')}/chat/`)).status).toBe(200);
  await own.release('chat');
  const server = createServer((_, response) => response.end('next dev')).listen(own.portBase + zones.chat.port, '127.0.0.1');
  await once(server, 'listening');
  expect((await ask(`${origin('chat')}/chat/`)).text).toBe('next dev');
  expect((await ask(`${origin('home')}/home/`)).status).toBe(200);
  server.close();
  await own.release('chat');
  await own.close();
});
