import { createHmac } from 'node:crypto';
import { Browser } from '@suite/host/test/browser';
import { onOneDatabase } from '@suite/host/test/databases';
import { openTestPlatform, type TestPlatform } from '@suite/host/test/test-platform';
import { decodeJwt } from 'jose';
import { demoPeople } from '../demo/demo-people';

const { olivia } = demoPeople;
const encode = (value: object | string) =>
  Buffer.from(typeof value === 'string' ? value : JSON.stringify(value)).toString('base64url');

onOneDatabase('the bearer of an access token', (kind) => {
  let platform: TestPlatform;
  let browser: Browser;
  let token: string;
  let idToken: string;
  beforeAll(async () => {
    platform = await openTestPlatform(kind);
    browser = new Browser(platform);
    ({ access_token: token, id_token: idToken } = await browser.signIn(olivia.email));
  });
  afterAll(() => platform.close());

  const call = (bearer: string, caller = browser) => caller.send(`/identity/v1/users/${olivia.id}`, { token: bearer });

  it('is accepted', async () => {
    expect((await call(token)).status).toBe(200);
  });

  /** Returns the token with other claims and its original header. */
  const tampered = (claims: string) => [token.split('.')[0], encode(claims), token.split('.')[2]].join('.');
  const unsigned = () => `${encode({ alg: 'none', typ: 'at+jwt' })}.${token.split('.')[1]}.`;
  const signedByPublicKey = async () => {
    const { keys } = await (await browser.send('/identity/v1/.well-known/jwks.json')).json();
    const body = `${encode({ alg: 'HS256', typ: 'at+jwt', kid: keys[0].kid })}.${token.split('.')[1]}`;
    return `${body}.${createHmac('sha256', JSON.stringify(keys[0])).update(body).digest('base64url')}`;
  };

  const bad: [string, () => string | Promise<string>][] = [
    ['cut', () => token.slice(0, -5)],
    ['not a JWT', () => 'abc'],
    ['two parts of three', () => token.split('.').slice(0, 2).join('.')],
    ['unsigned', unsigned],
    ['signed with the public key as a secret', signedByPublicKey],
    ['of other claims', () => tampered(JSON.stringify({ ...decodeJwt(token), userId: demoPeople.noah.id }))],
    ['of text for exp', () => tampered(JSON.stringify({ ...decodeJwt(token), exp: '9999999999' }))],
    ['of an infinite exp', () => tampered(JSON.stringify(decodeJwt(token)).replace(/"exp":\d+/, '"exp":1e999'))],
    ['an id token', () => idToken],
  ];
  it.each(bad)('is rejected with a token that is %s', async (_case, make) => {
    const response = await call(await make());
    expect(response.status).toBe(401);
    expect(response.headers.get('WWW-Authenticate')).toBe('Bearer');
    expect(await response.json()).toEqual({ code: 'unauthorized', message: expect.any(String) });
  });

  it('is rejected without a token', async () => {
    expect((await browser.send(`/identity/v1/users/${olivia.id}`)).status).toBe(401);
  });

  it("is rejected with another environment's token", async () => {
    const environments = [
      'https://qa-api.suite.example',
      'https://api.suite.example',
      'https://localhost:3100',
      'http://localhost:3200',
    ];
    const answers = await Promise.all(environments.map(async (api) => (await call(token, new Browser(platform, api))).status));
    expect(answers).toEqual([401, 401, 401, 401]);
  });

  it("is rejected once the person has left the token's company", async () => {
    const { access_token, refresh_token } = await browser.signIn(demoPeople.noah.email);
    const path = `/identity/v1/users/${demoPeople.noah.id}`;
    await platform.database.execute(`DELETE FROM identity.memberships WHERE user_id = '${demoPeople.noah.id}'`);
    expect((await browser.send(path, { token: access_token })).status).toBe(401);
    const renewed = await (await browser.refresh(refresh_token)).json();
    expect(decodeJwt(renewed.access_token)).toMatchObject({ companyId: '' });
    expect((await browser.send(path, { token: renewed.access_token })).status).toBe(200);
  });

  it('§9 is rejected after 3600 s', async () => {
    platform.time.now += 3_601_000;
    expect((await call(token)).status).toBe(401);
  });
});
