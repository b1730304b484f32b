import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { Browser } from '@suite/host/test/browser';
import { onOneDatabase } from '@suite/host/test/databases';
import { openTestPlatform, type TestPlatform } from '@suite/host/test/test-platform';
import { demoPeople } from '../demo/demo-people';

const { olivia, noah, mia } = demoPeople;
const password = 'a longer new password';

onOneDatabase('resetting a password', (kind) => {
  let platform: TestPlatform;
  let browser: Browser;
  beforeAll(async () => {
    platform = await openTestPlatform(kind);
    browser = new Browser(platform);
  });
  afterAll(() => platform.close());
  beforeEach(() => {
    platform.time.now += 7_200_000;
  });

  const outbox = () => join(platform.dataFolder, 'outbox');
  const mails = async () => {
    await platform.settled();
    try {
      return readdirSync(outbox()).filter((name) => name.endsWith('.eml'));
    } catch {
      return [];
    }
  };
  const ask = (email: string, headers = {}) => browser.send('/identity/v2/password-resets', { body: { email }, headers });
  const newMail = async (email: string) => {
    const before = new Set(await mails());
    expect((await ask(email)).status).toBe(202);
    const [name = ''] = (await mails()).filter((mail) => !before.has(mail));
    return readFileSync(join(outbox(), name), 'utf8').replaceAll('=\r\n', '').replaceAll('=3D', '=');
  };
  const tokenOf = (mail: string) => /reset-password\?token=([\w-]{43})/.exec(mail)?.[1] ?? '';
  const set = (token: string, body: object = { password }, headers = {}) =>
    browser.send(`/identity/v2/password-resets/${token}`, { method: 'PUT', body, headers });

  it('§7 responds the same whether or not the address exists, and mails only existing ones', async () => {
    const before = (await mails()).length;
    const unknown = await ask('nobody@harborline.example');
    expect(unknown.status).toBe(202);
    expect(await unknown.text()).toBe('');
    expect(await mails()).toHaveLength(before);
    const known = await ask(olivia.email);
    expect(known.status).toBe(202);
    expect([...known.headers]).toEqual([...unknown.headers]);
    expect(await mails()).toHaveLength(before + 1);
  });

  it('writes a mail that only the operator can read, with a link to the login zone', async () => {
    const mail = await newMail(olivia.email);
    expect(mail).toContain(`To: ${olivia.email}`);
    expect(mail).toContain('Hello Olivia,');
    expect(mail).toMatch(/^http:\/\/localhost:3015\/login\/#\/reset-password\?token=[\w-]{43}\r$/m);
    const [name = ''] = readdirSync(outbox());
    expect(statSync(join(outbox(), name)).mode & 0o077).toBe(0);
  });

  it('stores no token that could be read from the database', async () => {
    const token = tokenOf(await newMail(olivia.email));
    const { rows } = await platform.database.execute('SELECT * FROM identity.password_resets');
    expect(JSON.stringify(rows)).not.toContain(token);
    expect(rows.some((row) => Buffer.from(token).equals(row.token_hash as Buffer))).toBe(false);
  });

  it('§7 sets the new password, ends every session, and works once', async () => {
    const phone = await browser.signIn(noah.email);
    const laptop = await new Browser(platform).signIn(noah.email);
    const pendingCode = await browser.code(noah.email);
    const earlier = tokenOf(await newMail(noah.email));
    const token = tokenOf(await newMail(noah.email));
    expect((await set(token)).status).toBe(204);
    expect((await browser.submit(noah.email)).status).toBe(400);
    expect((await browser.submit(noah.email, { password })).status).toBe(200);
    for (const { access_token, refresh_token } of [phone, laptop]) {
      expect((await browser.refresh(refresh_token)).status).toBe(400);
      expect((await browser.send(`/identity/v1/users/${noah.id}`, { token: access_token })).status).toBe(401);
    }
    expect((await browser.exchange(pendingCode)).status).toBe(400);
    for (const used of [token, earlier]) {
      const again = await set(used);
      expect(again.status).toBe(400);
      expect(await again.json()).toMatchObject({ code: 'reset_token_invalid' });
    }
  });

  it('lifts the throttling of sign-ins', async () => {
    for (let i = 0; i < 6; i++) await browser.submit(olivia.email, { password: 'not it' });
    expect((await browser.submit(olivia.email)).status).toBe(429);
    await set(tokenOf(await newMail(olivia.email)));
    expect((await browser.submit(olivia.email, { password })).status).toBe(200);
    expect((await new Browser(platform).submit(olivia.email, { password })).status).toBe(200);
  });

  it('rejects a link after 30 minutes with the same error each time', async () => {
    const token = tokenOf(await newMail(mia.email));
    platform.time.now += 1_800_000;
    for (const response of [await set(token), await set(token)]) {
      expect(response.status).toBe(400);
      expect(await response.json()).toMatchObject({ code: 'reset_token_expired' });
    }
  });

  it('rejects a password that is too short, and the link stays valid', async () => {
    const token = tokenOf(await newMail(mia.email));
    expect(await (await set(token, { password: 'short' })).json()).toMatchObject({ fields: { password: expect.any(String) } });
    const common = await set(token, { password: 'Mia@cedarworks-2026' });
    expect(await common.json()).toMatchObject({ code: 'invalid_request', message: expect.stringContaining('too easy to guess') });
    expect((await set(token)).status).toBe(204);
  });

  it.each(['x', 'x'.repeat(43), '%00'])('rejects the made-up token %s', async (token) => {
    expect(await (await set(token)).json()).toMatchObject({ code: 'reset_token_invalid' });
  });

  it('a call repeated with its Idempotency-Key does nothing twice', async () => {
    const before = (await mails()).length;
    const headers = { 'Idempotency-Key': 'one' };
    const answers = await Promise.all([ask(mia.email, headers), ask(mia.email, headers)]);
    expect(answers.map(({ status }) => status)).toEqual([202, 202]);
    const sent = await mails();
    expect(sent).toHaveLength(before + 1);
    const token = tokenOf(await newMail(mia.email));
    expect((await set(token, { password }, headers)).status).toBe(204);
    expect((await set(token, { password }, headers)).status).toBe(204);
  });

  it('mails an address five times, and responds the same after that', async () => {
    const stranger = new Browser(platform);
    const response = async () => {
      const { status, headers } = await stranger.send('/identity/v2/password-resets', { body: { email: noah.email } });
      return [status, headers.get('Retry-After')];
    };
    const before = (await mails()).length;
    for (let n = 0; n < 8; n++) expect(await response()).toEqual([202, null]);
    expect(await mails()).toHaveLength(before + 5);
    platform.time.now += 3_600_001;
    await response();
    expect(await mails()).toHaveLength(before + 6);
  });

  it('mails a known browser of the owner five times, too, however often others requested it', async () => {
    const own = new Browser(platform);
    expect((await own.submit(olivia.email, { password })).status).toBe(200);
    const askFrom = async (from: Browser) =>
      (await from.send('/identity/v2/password-resets', { body: { email: olivia.email } })).status;
    for (let n = 0; n < 8; n++) await askFrom(new Browser(platform));
    const before = (await mails()).length;
    for (let n = 0; n < 8; n++) expect(await askFrom(own)).toBe(202);
    expect(await mails()).toHaveLength(before + 5);
  });
});
