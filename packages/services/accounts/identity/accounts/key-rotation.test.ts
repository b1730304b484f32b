import { Browser } from '@suite/host/test/browser';
import { onOneDatabase } from '@suite/host/test/databases';
import { openTestPlatform, type TestPlatform } from '@suite/host/test/test-platform';
import { decodeProtectedHeader } from 'jose';
import { demoPeople } from '../demo/demo-people';
import { PUBLISHED_BEFORE, replaceKeys, rotateKeys } from './signing-keys';

const { noah } = demoPeople;

onOneDatabase('a new signing key', (kind) => {
  let platform: TestPlatform;
  let browser: Browser;
  beforeEach(async () => {
    platform = await openTestPlatform(kind);
    browser = new Browser(platform);
  });
  afterEach(() => platform.close());

  const kids = async (): Promise<string[]> => {
    const { keys } = await (await browser.send('/identity/v1/.well-known/jwks.json')).json();
    return keys.map(({ kid }: { kid: string }) => kid);
  };
  const keyOf = (token: string) => decodeProtectedHeader(token).kid;
  const status = async (token: string) => (await browser.send(`/identity/v1/users/${noah.id}`, { token })).status;

  it('is published before it signs, and signs nobody out: tokens of the old one stay valid until they expire', async () => {
    const old = await browser.signIn(noah.email);
    const [first] = await kids();
    await rotateKeys(platform.database, platform.time.now);
    platform.time.now += 60_000;
    const both = await kids();
    expect(both).toEqual([expect.any(String), first]);
    const meanwhile = await (await browser.refresh(old.refresh_token)).json();
    expect(keyOf(meanwhile.access_token)).toBe(first);

    platform.time.now += PUBLISHED_BEFORE;
    const [second] = both;
    const renewed = await (await browser.refresh(meanwhile.refresh_token)).json();
    expect([renewed.access_token, renewed.refresh_token, renewed.id_token].map(keyOf)).toEqual([second, second, second]);
    expect(await status(meanwhile.access_token)).toBe(200);
    expect(await status(renewed.access_token)).toBe(200);
    expect((await browser.refresh(renewed.refresh_token)).status).toBe(200);
  });

  it('that replaces all others because they may be compromised ends every token within a minute', async () => {
    const old = await browser.signIn(noah.email);
    await replaceKeys(platform.database);
    platform.time.now += 60_000;
    expect(await status(old.access_token)).toBe(401);
    expect((await browser.refresh(old.refresh_token)).status).toBe(400);
    expect(await status((await browser.signIn(noah.email)).access_token)).toBe(200);
  });

  it('that does not exist is not looked up for every invented token', async () => {
    const { access_token: token } = await browser.signIn(noah.email);
    const [, ...rest] = token.split('.');
    const invented = Buffer.from(JSON.stringify({ alg: 'ES256', typ: 'at+jwt', kid: 'invented' })).toString('base64url');
    const query = jest.spyOn(platform.pool, 'query');
    const before = query.mock.calls.length;
    for (let i = 0; i < 5; i++) expect(await status([invented, ...rest].join('.'))).toBe(401);
    expect(query.mock.calls.length).toBe(before);
    query.mockRestore();
  });
});
