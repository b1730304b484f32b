import { randomBytes } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { DEMO_PASSWORD, demoAccounts, demoPeople } from '@services/identity/demo/demo-people';
import { companies, signingKeys, users } from '@services/identity/schema/accounts';
import { serviceNames } from '@suite/contract/services';
import { createLogger } from '@suite/env/logger';
import { Browser } from '../../test/browser';
import { freshFolder, onEachDatabase, onOneDatabase, onPostgres } from '../../test/databases';
import { openTestPlatform, type TestPlatform } from '../../test/test-platform';
import { builtPaths } from '../api/endpoints';
import { openPlatform } from './open-platform';

const unbuilt = serviceNames.filter((name) => !builtPaths.has(name));

const { olivia } = demoPeople;

onEachDatabase('the platform', (kind) => {
  let platform: TestPlatform;
  let browser: Browser;
  beforeAll(async () => {
    platform = await openTestPlatform(kind);
    browser = new Browser(platform);
  });
  afterAll(() => platform.close());

  it.each([
    ['/health', { status: 'ok' }],
    ['/ready', { status: 'ready' }],
  ])('responds to %s at any address', async (path, body) => {
    for (const origin of ['http://localhost:3100', 'http://10.0.0.1']) {
      const response = await platform.fetch(new Request(origin + path));
      expect(response.status).toBe(200);
      expect(await response.json()).toEqual(body);
    }
  });

  it('§5 refuses an address that belongs to no environment', async () => {
    const response = await platform.fetch(new Request('https://elsewhere.example/identity/v1/oauth2/authorize'));
    expect(response.status).toBe(400);
    expect(await response.json()).toMatchObject({ code: 'invalid_request' });
  });

  it('§5 refuses an address of a foreign domain, so that no mail links to it', async () => {
    const own = await openTestPlatform(kind, { seed: false, domains: ['suite.example'] });
    try {
      expect((await new Browser(own, 'https://qa-api.suite.example').send('/openapi.json')).status).toBe(200);
      const foreign = await new Browser(own, 'https://qa-api.elsewhere.example').send('/openapi.json');
      expect(foreign.status).toBe(400);
      expect((await new Browser(own).send('/openapi.json')).status).toBe(200);
    } finally {
      await own.close();
    }
  });

  it('refuses an environment that is not served like an unknown host, for every kind of call', async () => {
    const production = await openTestPlatform(kind, { environments: ['prod'] });
    try {
      const calls: [string, object?][] = [
        ['/.env/fe_envConfig.json'],
        ['/identity/v1/.well-known/openid-configuration'],
        ['/identity/v1/sign-ins', { body: { email: olivia.email, password: DEMO_PASSWORD, redirectUri: 'x' } }],
        ['/identity/v1/oauth2/token', { form: { grant_type: 'refresh_token', refresh_token: 'x' } }],
        ['/identity/v2/password-resets', { body: { email: olivia.email } }],
        ['/internal/v1/services'],
        ['/flags/sdk/evalx/dev/contexts/e30'],
        ['/nothing'],
      ];
      const unknown = await production.fetch(new Request('https://elsewhere.example/'));
      const refusal = [unknown.status, await unknown.text(), null];
      for (const origin of ['https://dev-api.suite.example', 'https://stg-api.suite.example', 'http://localhost:3100']) {
        const stranger = new Browser(production, origin);
        for (const [path, send] of calls) {
          const response = await stranger.send(path, send);
          const actual = [response.status, await response.text(), response.headers.get('Access-Control-Allow-Origin')];
          expect([origin, path, ...actual]).toEqual([origin, path, ...refusal]);
        }
      }
      // A page of that environment can't sign in at the served one either.
      const own = new Browser(production, 'https://api.suite.example');
      own.origin = 'https://dev-hub.suite.example';
      const foreign = await own.send('/.env/fe_envConfig.json');
      expect(foreign.headers.get('Access-Control-Allow-Origin')).toBeNull();
      expect((await own.submit(olivia.email)).status).toBe(403);
      own.origin = 'https://hub.suite.example';
      expect((await own.submit(olivia.email)).status).toBe(200);
    } finally {
      await production.close();
    }
  });

  it.each(unbuilt.flatMap((name) => [`/${name}`, `/${name}/v1/x`]))(
    '§7 returns 501 for the service %s, which is not built',
    async (path) => {
      const response = await browser.send(path);
      expect(response.status).toBe(501);
      expect(await response.json()).toMatchObject({ code: 'not_built' });
    },
  );

  it.each(['/', '/nothing', '/identity/v1/nothing', '/insights/nothing', '/identityx'])('returns 404 at %s', async (path) => {
    const response = await browser.send(path);
    expect(response.status).toBe(404);
    expect(await response.json()).toEqual({ code: 'not_found', message: expect.any(String) });
  });

  it('§7 serves the environment config of the address', async () => {
    const response = await new Browser(platform, 'https://uat-api.suite.example').send('/.env/fe_envConfig.json');
    expect(await response.json()).toMatchObject({ ENV_NAME: 'uat', API_BASE_URL: 'https://uat-api.suite.example' });
  });

  describe('across origins', () => {
    const preflight = (api: string, origin: string) =>
      platform.fetch(
        new Request(`${api}/identity/v1/users/x`, {
          method: 'OPTIONS',
          headers: {
            Origin: origin,
            'Access-Control-Request-Method': 'PUT',
            'Access-Control-Request-Headers': 'authorization,x-handle-locally',
          },
        }),
      );
    const allowed = async (api: string, origin: string) =>
      (await preflight(api, origin)).headers.get('Access-Control-Allow-Origin');

    it.each([
      ['http://localhost:3100', 'http://localhost:3027'],
      ['https://qa-api.suite.example', 'https://qa-accounts.suite.example'],
      ['https://api.suite.localhost:8443', 'https://ai.suite.localhost:8443'],
    ])('%s allows %s, with credentials', async (api, origin) => {
      const response = await preflight(api, origin);
      expect(response.status).toBe(204);
      expect(response.headers.get('Access-Control-Allow-Origin')).toBe(origin);
      expect(response.headers.get('Access-Control-Allow-Credentials')).toBe('true');
      expect(response.headers.get('Access-Control-Allow-Headers')).toMatch(/Authorization.*X-Handle-Locally/);
    });

    it.each([
      ['http://localhost:3100', 'http://localhost:3028'],
      ['http://localhost:3100', 'https://localhost:3000'],
      ['http://localhost:3100', 'null'],
      ['https://qa-api.suite.example', 'https://hub.suite.example'],
      ['https://qa-api.suite.example', 'https://qa-hub.suite.example.evil.example'],
      ['https://qa-api.suite.example', 'https://qa-hub.suite.example:8443'],
    ])('%s does not allow %s', async (api, origin) => {
      expect(await allowed(api, origin)).toBeNull();
    });

    it('a failure can be read by the zone that caused it', async () => {
      const response = await browser.send('/identity/v1/users/x');
      expect(response.status).toBe(401);
      expect(response.headers.get('Access-Control-Allow-Origin')).toBe('http://localhost:3000');
    });
  });

  describe('invalid bodies', () => {
    const send = (body: string, type = 'application/json') =>
      platform.fetch(
        new Request('http://localhost:3100/identity/v1/sign-ins', { method: 'POST', body, headers: { 'Content-Type': type } }),
      );

    it.each([
      ['cut JSON', '{"email":'],
      ['no JSON', 'email=a'],
      ['no object', '"text"'],
      ['nothing', ''],
      ['a list', '[]'],
    ])('%s returns 400', async (_case, body) => {
      const response = await send(body);
      expect(response.status).toBe(400);
      expect(await response.json()).toMatchObject({ code: 'invalid_request' });
    });

    it('JSON with another media type returns 400, because a page of another site could send it without a preflight', async () => {
      expect((await send('{}', 'text/plain')).status).toBe(400);
    });

    it('a body above 1 MiB returns 413', async () => {
      const response = await send(JSON.stringify({ email: 'x'.repeat(1_048_576) }));
      expect(response.status).toBe(413);
      expect(await response.json()).toMatchObject({ code: 'payload_too_large' });
    });
  });

  describe('an Idempotency-Key', () => {
    const rename = async (firstName: string, key: string, person: { id: string; email: string } = olivia) => {
      const { access_token: token } = await browser.signIn(person.email);
      const body = { firstName, lastName: 'Hart', hasEnabledMfa: false };
      const headers = { 'Idempotency-Key': key };
      return browser.send(`/identity/v1/users/${person.id}`, { method: 'PUT', token, body, headers });
    };

    it('returns the first response again, without repeating the write', async () => {
      const first = await rename('Una', 'k1');
      await rename('Due', 'k2');
      const again = await rename('Una', 'k1');
      expect([again.status, await again.json()]).toEqual([first.status, await first.json()]);
      const [user] = await platform.database.select().from(users).where(undefined).orderBy(users.id).limit(1);
      expect(user?.firstName).toBe('Due');
    });

    it('with another body returns 409', async () => {
      await rename('Tria', 'k3');
      const response = await rename('Quattro', 'k3');
      expect(response.status).toBe(409);
      expect(await response.json()).toMatchObject({ code: 'idempotency_key_reused' });
    });

    it('is separate for each person', async () => {
      await rename('Olivia', 'k4');
      expect((await rename('Noah', 'k4', demoPeople.noah)).status).toBe(200);
    });

    it('of a failed call can be used again', async () => {
      expect((await rename(' ', 'k5')).status).toBe(400);
      expect((await rename('Olivia', 'k5')).status).toBe(200);
    });

    it('has at most 200 characters', async () => {
      expect((await rename('Olivia', 'k'.repeat(201))).status).toBe(400);
    });
  });
});

onEachDatabase('the demo data', (kind) => {
  it('is created once, is the same after every start, and contains the accounts that the start-up prints', async () => {
    const first = await openTestPlatform(kind);
    const { dataFolder, databaseUrl } = first;
    await first.close();
    const again = await openTestPlatform(kind, { dataFolder, databaseUrl });
    expect(await again.database.$count(users)).toBe(4);
    expect(await again.database.$count(companies)).toBe(4);
    for (const { email, password, mfaSecret } of demoAccounts()) {
      const response = await new Browser(again).submit(email, { password });
      expect(response.status).toBe(mfaSecret ? 400 : 200);
    }
    await again.close();
  });

  it('is omitted when not requested, and in production', async () => {
    const bare = await openTestPlatform(kind, { seed: false });
    expect(await bare.database.$count(users)).toBe(0);
    const { dataFolder, databaseUrl } = bare;
    await bare.close();
    const before = process.env.NODE_ENV;
    Object.assign(process.env, { NODE_ENV: 'production' });
    const production = await openTestPlatform(kind, { dataFolder, databaseUrl });
    Object.assign(process.env, { NODE_ENV: before });
    expect(await production.database.$count(users)).toBe(0);
    await production.close();
  });
});

onEachDatabase('tokens', (kind) => {
  it('stay valid after a restart, because the keys are in the database', async () => {
    const first = await openTestPlatform(kind);
    const { access_token: token } = await new Browser(first).signIn(olivia.email);
    const { dataFolder, databaseUrl } = first;
    await first.close();
    const again = await openTestPlatform(kind, { dataFolder, databaseUrl });
    const response = await new Browser(again).send(`/identity/v1/users/${olivia.id}`, { token });
    expect(response.status).toBe(200);
    expect(await again.database.$count(signingKeys)).toBe(1);
    await again.close();
  });
});

onOneDatabase('the encryption key', (kind) => {
  it('must be the one that the database was created with, or the start says what to do', async () => {
    const first = await openTestPlatform(kind, { seed: false });
    const { dataFolder, databaseUrl } = first;
    await first.close();
    const path = join(dataFolder, 'token-key');
    const own = readFileSync(path, 'utf8');
    const reopen = () => openTestPlatform(kind, { dataFolder, databaseUrl, seed: false });
    writeFileSync(path, randomBytes(32).toString('base64'));
    await expect(reopen()).rejects.toThrow(/is of another installation: set the key that this database was made with[^\n]*$/);
    writeFileSync(path, randomBytes(10).toString('base64'));
    await expect(reopen()).rejects.toThrow('token-key holds no key: give it 32 bytes in base64.');
    writeFileSync(path, own);
    await (await reopen()).close();
  });
});

onPostgres('several platforms that start at once', (kind) => {
  it('share one set of tables, keys and demo data, and accept each other’s tokens', async () => {
    const probe = await openTestPlatform(kind, { seed: false });
    await probe.close();
    const logger = createLogger('error');
    const tokenKey = readFileSync(join(probe.dataFolder, 'token-key'), 'utf8');
    const open = () => openPlatform({ dataFolder: freshFolder(), databaseUrl: probe.databaseUrl, tokenKey, seed: true, logger });
    const platforms = await Promise.all([open(), open(), open()]);
    const [one, two] = platforms;
    if (!one || !two) throw new Error('not opened');
    expect(await one.database.$count(users)).toBe(4);
    expect(await one.database.$count(signingKeys)).toBe(1);
    const { access_token: token } = await new Browser(one).signIn(olivia.email);
    expect((await new Browser(two).send(`/identity/v1/users/${olivia.id}`, { token })).status).toBe(200);
    await Promise.all(platforms.map((platform) => platform.close()));
  });
});
