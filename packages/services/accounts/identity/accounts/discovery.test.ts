import { Browser } from '@suite/host/test/browser';
import { onOneDatabase } from '@suite/host/test/databases';
import { openTestPlatform, type TestPlatform } from '@suite/host/test/test-platform';
import { createLocalJWKSet, jwtVerify } from 'jose';
import { companies, memberships, users } from '../schema/accounts';
import { hashPassword } from './password';

onOneDatabase('discovery', (kind) => {
  let platform: TestPlatform;
  beforeAll(async () => {
    platform = await openTestPlatform(kind);
  });
  afterAll(() => platform.close());

  it.each([
    ['http://localhost:3100', 'http://localhost:3100'],
    ['https://localhost:3100', 'https://localhost:3100'],
    ['https://stg-api.suite.example', 'https://stg-api.suite.example'],
    ['https://qa-api.suite.localhost:8443', 'https://qa-api.suite.localhost:8443'],
  ])('§7 at %s returns the endpoints of that environment', async (api, origin) => {
    const response = await new Browser(platform, api).send('/identity/v1/.well-known/openid-configuration');
    expect(response.headers.get('Cache-Control')).toBe('max-age=300, stale-while-revalidate=86400');
    expect(await response.json()).toMatchObject({
      issuer: `${origin}/identity/v1`,
      authorization_endpoint: `${origin}/identity/v1/oauth2/authorize`,
      token_endpoint: `${origin}/identity/v1/oauth2/token`,
      jwks_uri: `${origin}/identity/v1/.well-known/jwks.json`,
    });
  });

  it('publishes the keys that verify the tokens, without their private parts', async () => {
    const browser = new Browser(platform, 'https://qa-api.suite.example');
    const { access_token, id_token } = await browser.signIn('olivia@harborline.example');
    const jwks = await (await browser.send('/identity/v1/.well-known/jwks.json')).json();
    expect(jwks.keys[0]).not.toHaveProperty('d');
    const keys = createLocalJWKSet(jwks);
    const expected = { issuer: 'https://qa-api.suite.example/identity/v1', audience: 'https://qa-api.suite.example' };
    const currentDate = new Date(platform.time.now);
    const { payload, protectedHeader } = await jwtVerify(access_token, keys, { ...expected, currentDate });
    expect(payload.keyId).toBe(protectedHeader.kid);
    await jwtVerify(id_token, keys, { ...expected, currentDate });
  });

  const authorize = async (query: string, api = 'http://localhost:3100') => {
    const response = await new Browser(platform, api).send(`/identity/v1/oauth2/authorize${query}`);
    return [response.status, response.headers.get('Location')];
  };

  it('§4 authorize leads to the login zone with the redirect_uri', async () => {
    const address = encodeURIComponent('http://localhost:3000/home/#/dashboard');
    expect(await authorize(`?redirect_uri=${address}`)).toEqual([302, `http://localhost:3015/login/?redirect_uri=${address}#/`]);
    expect(await authorize('')).toEqual([302, 'http://localhost:3015/login/#/']);
    expect(await authorize('', 'https://api.suite.example')).toEqual([302, 'https://accounts.suite.example/login/#/']);
  });

  it('§4 authorize does not pass on a bad redirect_uri, and the login zone can show that', async () => {
    const bad = [
      'https://evil.example/',
      '//evil.example',
      '/\\evil.example',
      'javascript:alert(1)',
      'http://localhost:3000/homes/',
    ];
    for (const address of bad) {
      expect(await authorize(`?redirect_uri=${encodeURIComponent(address)}`)).toEqual([
        302,
        'http://localhost:3015/login/?error=redirect_uri_not_allowed#/',
      ]);
    }
  });

  it('§9 an access token fits into a cookie even with the longest names', async () => {
    const long = { firstName: '蘭'.repeat(200), lastName: '\u{20BB7}'.repeat(100), email: `${'e'.repeat(241)}@long.example` };
    const [user] = await platform.database
      .insert(users)
      .values({ ...long, passwordHash: await hashPassword('Suite-demo-1') })
      .returning();
    const segments = ['iq', 'of', 'ac', 'fp', 'sk', 'os', 'mw'];
    const [company] = await platform.database.insert(companies).values({ name: 'Long', segments }).returning();
    if (!user || !company) throw new Error('not inserted');
    await platform.database.insert(memberships).values({ userId: user.id, companyId: company.id });
    const { access_token } = await new Browser(platform, 'https://stg-api.suite.localhost:8443').signIn(long.email);
    expect(`__Secure-staging-access_token=${access_token}`.length).toBeLessThan(4096);
  });
});
