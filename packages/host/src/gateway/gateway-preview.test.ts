import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { connect } from 'node:tls';
import { ask, startGateway } from './fixture-gateway';

type Running = Awaited<ReturnType<typeof startGateway>>;

let gateway: Running;
const policyAt = async (address: string, directive: string) => {
  const policy = String((await ask(address)).headers['content-security-policy']);
  return policy.split('; ').find((part) => part.startsWith(`${directive} `));
};
const at = (host: string, path = '/', running = gateway) => `https://${host}:${running.previewPort}${path}`;

beforeAll(async () => {
  gateway = await startGateway({ topology: 'preview' });
});
afterAll(() => gateway.close());

test('hosts differ by name, in every deployed environment and under any domain', async () => {
  for (const prefix of ['', 'dev-', 'qa-', 'stg-', 'uat-']) {
    expect((await ask(at(`${prefix}hub.suite.localhost`, '/home/'))).text).toContain('<h1>home</h1>');
    expect((await ask(at(`${prefix}ai.suite.localhost`, '/chat/'))).text).toContain('<h1>chat</h1>');
  }
  expect((await ask(at('qa-accounts.customer.example', '/login/'))).text).toContain('<h1>login</h1>');
});

test('a host of an environment that is not served is unknown, including its pages, config, redirects, streams and API', async () => {
  const production = await startGateway({ topology: 'preview', environments: ['prod'] });
  try {
    expect((await ask(at('hub.suite.localhost', '/home/', production))).status).toBe(200);
    const unknown = await ask(at('elsewhere.example', '/', production));
    const paths = ['/', '/home/', '/home/.env/fe_envConfig.json', '/login/', '/flags/eval/dev/e30', '/session/caches'];
    for (const host of ['dev-hub', 'qa-hub', 'stg-hub', 'uat-hub', 'dev-api', 'dev-accounts']) {
      for (const path of paths) {
        const { status, text, headers } = await ask(at(`${host}.suite.localhost`, path, production));
        expect([host, path, status, text]).toEqual([host, path, 404, unknown.text]);
        expect(headers).not.toHaveProperty('location');
      }
    }
  } finally {
    await production.close();
  }
});

test('a zone is only served by its own host', async () => {
  expect((await ask(at('hub.suite.localhost', '/chat/'))).status).toBe(404);
  expect((await ask(at('accounts.suite.localhost', '/profile/'))).status).toBe(404);
});

test('the paths of home and login redirect to them from every host, in the environment of the host', async () => {
  const ways = (host: string, path: string) => ask(at(host, path));
  expect(await ways('qa-ai.suite.localhost', '/home/?a=1')).toMatchObject({
    status: 302,
    headers: { location: at('qa-hub.suite.localhost', '/home/?a=1') },
  });
  for (const host of ['hub', 'security', 'websites']) {
    expect((await ways(`${host}.suite.localhost`, '/login/')).headers.location).toBe(at('accounts.suite.localhost', '/login/'));
  }
  expect((await ways('hub.suite.localhost', '/home/')).status).toBe(200);
  expect((await ways('accounts.suite.localhost', '/login/')).status).toBe(200);
});

test('any page may read the build of a zone, and nothing else of it', async () => {
  const { status, headers, text } = await ask(at('dev-ai.suite.localhost', '/chat/build.json'));
  expect(status).toBe(200);
  expect(headers['access-control-allow-origin']).toBe('*');
  expect(headers['cache-control']).toBe('no-cache');
  expect(JSON.parse(text)).toEqual({ version: expect.stringMatching(/^[0-9a-f]{12}$/), laidAt: expect.any(String) });
  for (const path of ['/chat/', '/chat/.env/fe_envConfig.json', '/chat/404.html']) {
    expect((await ask(at('dev-ai.suite.localhost', path))).headers).not.toHaveProperty('access-control-allow-origin');
  }
});

test('flag streams are served by the page’s host, from the platform of its environment', async () => {
  const { text, headers } = await ask(at('qa-accounts.suite.localhost', '/flags/eval/qa/e30?h=1'));
  expect(text).toBe(`platform ${at('qa-api.suite.localhost', '/flags/eval/qa/e30?h=1')}`);
  expect(headers).toHaveProperty('x-content-type-options');
  expect((await ask(at('hub.suite.localhost', '/flags/sdk/goals/prod'))).status).toBe(404);
});

test('the root of a host redirects to its first zone', async () => {
  expect(await ask(at('hub.suite.localhost'))).toMatchObject({ status: 302, headers: { location: '/home/' } });
  expect(await ask(at('accounts.suite.localhost'))).toMatchObject({ status: 302, headers: { location: '/identity/profile/' } });
});

test('each environment has its own config and its own origins in the policy', async () => {
  const { text } = await ask(at('stg-hub.suite.localhost', '/home/.env/fe_envConfig.json'));
  expect(JSON.parse(text)).toMatchObject({ ENV_NAME: 'staging', API_BASE_URL: at('stg-api.suite.localhost', '') });
  const policy = String((await ask(at('stg-accounts.suite.localhost', '/login/'))).headers['content-security-policy']);
  const formAction = policy.split('; ').find((part) => part.startsWith('form-action'));
  expect(formAction).toContain(`form-action 'self' ${at('stg-api.suite.localhost', '')} ${at('stg-hub.suite.localhost', '')} `);
  expect(policy).not.toContain('/qa-');
});

test('§4 every host may frame the lock page of its environment, and no other page may', async () => {
  for (const prefix of ['', 'qa-']) {
    const hosts = ['hub', 'accounts', 'security', 'onespace', 'websites', 'exit', 'ai', 'solutions'];
    const origins = hosts.map((host) => at(`${prefix}${host}.suite.localhost`, ''));
    const lock = at(`${prefix}accounts.suite.localhost`, '/auth-redirect/lock.html');
    expect((await ask(lock)).status).toBe(200);
    expect(await policyAt(lock, 'frame-ancestors')).toBe(`frame-ancestors ${origins.join(' ')}`);
    const home = at(`${prefix}hub.suite.localhost`, '/home/');
    expect(await policyAt(home, 'frame-src')).toBe(`frame-src ${new URL(lock).origin}`);
    for (const page of [
      home,
      at(`${prefix}accounts.suite.localhost`, '/auth-redirect/'),
      at('accounts.suite.localhost', '/lock.html'),
    ])
      expect(await policyAt(page, 'frame-ancestors')).toBe("frame-ancestors 'none'");
  }
});

test('§6 a zone for lower environments does not exist in the others', async () => {
  expect((await ask(at('dev-hub.suite.localhost', '/internal/'))).status).toBe(200);
  for (const host of ['hub', 'qa-hub']) {
    expect((await ask(at(`${host}.suite.localhost`, '/internal/'))).status).toBe(404);
    expect((await ask(at(`${host}.suite.localhost`, '/internal'))).status).toBe(404);
  }
});

test('the API host is the platform', async () => {
  const api = at('qa-api.suite.localhost', '/health');
  expect(await ask(api)).toMatchObject({ status: 200, text: `platform ${api}` });
});

test('deployed hosts require https from now on', async () => {
  for (const address of [at('hub.suite.localhost', '/home/'), at('api.suite.localhost', '/')]) {
    expect((await ask(address)).headers['strict-transport-security']).toBe('max-age=31536000; includeSubDomains');
  }
});

test.each(['localhost', 'shop.suite.localhost', 'test-hub.suite.localhost'])('%s is not a host of the suite', async (host) => {
  const { status, text } = await ask(at(host, '/home/'));
  expect(status).toBe(404);
  expect(text).toBe(`The suite has no host of this name. Its home is ${at('hub.suite.localhost', '/home/')}\n`);
});

test('the certificate is valid for every name of the suite', async () => {
  const socket = connect({
    port: gateway.previewPort,
    host: '127.0.0.1',
    servername: 'hub.suite.localhost',
    rejectUnauthorized: false,
  });
  await new Promise((resolve, reject) => socket.once('secureConnect', resolve).once('error', reject));
  expect(socket.getPeerCertificate().subjectaltname).toBe(
    'DNS:localhost, DNS:suite.localhost, DNS:*.suite.localhost, DNS:*.sites.localhost',
  );
  socket.destroy();
});

describe('under maintenance', () => {
  const file = () => join(gateway.dataFolder, 'maintenance');
  beforeAll(() => writeFileSync(file(), ''));
  afterAll(() => rmSync(file()));

  test.each(['/home/', '/home/nowhere', '/', '/home/.env/fe_envConfig.json'])('%s returns the maintenance page', async (path) => {
    const { status, headers, text } = await ask(at('qa-hub.suite.localhost', path), { headers: { 'Accept-Encoding': 'br' } });
    expect(status).toBe(503);
    expect(headers).toMatchObject({
      'retry-after': '300',
      'cache-control': 'no-store',
      'content-type': 'text/html; charset=utf-8',
    });
    expect(headers['content-security-policy']).toMatch(/^default-src 'none'; style-src 'sha256-[\w+/=]+'; form-action 'none'/);
    expect(text).toContain('<h1>We are working on this</h1>');
  });

  test('assets and the platform respond as before, and everything does afterwards', async () => {
    expect((await ask(at('hub.suite.localhost', '/_suite/_next/static/chunks/0shared.js'))).status).toBe(200);
    expect((await ask(at('api.suite.localhost', '/health'))).status).toBe(200);
    rmSync(file());
    expect((await ask(at('hub.suite.localhost', '/home/'))).status).toBe(200);
    writeFileSync(file(), '');
  });
});

describe('in one-space mode', () => {
  let onespace: Running;
  beforeAll(async () => {
    onespace = await startGateway({ topology: 'preview', onespace: true });
  });
  afterAll(() => onespace.close());

  test('§2 one host serves all zones except four, which keep their address', async () => {
    const host = (path: string) => ask(at('qa-onespace.suite.localhost', path, onespace));
    for (const path of ['/home/', '/apps/', '/chat/', '/wisp/', '/core/home/']) expect((await host(path)).status).toBe(200);
    expect((await host('/login/')).headers.location).toBe(at('qa-accounts.suite.localhost', '/login/', onespace));
    const accounts = await ask(at('qa-accounts.suite.localhost', '/home/', onespace));
    expect(accounts.headers.location).toBe(at('qa-onespace.suite.localhost', '/home/', onespace));
    for (const path of ['/auth-redirect/', '/error-redirect/', '/identity/profile/']) {
      expect((await host(path)).status).toBe(404);
      expect((await ask(at('qa-accounts.suite.localhost', path, onespace))).status).toBe(200);
    }
    expect((await host('/_suite/_next/static/chunks/0chat.js')).status).toBe(200);
  });

  test('§4 the lock page keeps its address too', async () => {
    const accounts = at('qa-accounts.suite.localhost', '', onespace);
    const one = at('qa-onespace.suite.localhost', '', onespace);
    expect((await ask(`${one}/auth-redirect/lock.html`)).status).toBe(404);
    expect(await policyAt(`${one}/home/`, 'frame-src')).toBe(`frame-src ${accounts}`);
    expect(await policyAt(`${accounts}/login/`, 'frame-src')).toBe(`frame-src ${accounts}`);
    const framed = await policyAt(`${accounts}/auth-redirect/lock.html`, 'frame-ancestors');
    expect(framed?.split(' ').slice(1).sort()).toEqual([accounts, one]);
  });

  test('its root redirects to core home, and its config says that the mode is on', async () => {
    expect((await ask(at('onespace.suite.localhost', '/', onespace))).headers.location).toBe('/core/home/');
    const { text } = await ask(at('onespace.suite.localhost', '/chat/.env/fe_envConfig.json', onespace));
    expect(JSON.parse(text)).toMatchObject({ ONESPACE: 'true', ONESPACE_BASE_URL: at('onespace.suite.localhost', '', onespace) });
  });
});
