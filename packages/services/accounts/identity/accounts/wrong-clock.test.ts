import { Browser } from '@suite/host/test/browser';
import { onOneDatabase } from '@suite/host/test/databases';
import { mailsTo } from '@suite/host/test/mailbox';
import { openTestPlatform, type TestPlatform } from '@suite/host/test/test-platform';
import { MILLISECONDS_PER_DAY } from '@suite/values/day-length';
import { generate } from 'otplib/functional';
import { demoPeople } from '../demo/demo-people';

const HOUR = 3_600_000;
const YEAR = 365 * MILLISECONDS_PER_DAY;
const { olivia, liam } = demoPeople;

onOneDatabase('a clock that was set back', (kind) => {
  let platform: TestPlatform;
  let browser: Browser;
  beforeAll(async () => {
    platform = await openTestPlatform(kind);
    browser = new Browser(platform);
  });
  afterAll(() => platform.close());

  const mfaCode = () => generate({ secret: liam.mfaSecret, epoch: Math.floor(platform.time.now / 1000) });

  it('does not make a sign-in code valid again, used or not', async () => {
    const [used, unused] = [await browser.code(olivia.email), await browser.code(olivia.email)];
    expect((await browser.exchange(used)).status).toBe(200);
    platform.time.now -= HOUR;
    expect((await browser.exchange(used)).status).toBe(400);
    expect((await browser.exchange(unused)).status).toBe(400);
    platform.time.now += HOUR;
  });

  it('does not extend the life of a reset link', async () => {
    await browser.send('/identity/v2/password-resets', { body: { email: olivia.email } });
    const [mail = ''] = await mailsTo(platform, olivia.email);
    const [, token] = /reset-password\?token=([\w-]{43})/.exec(mail) ?? [];
    platform.time.now -= HOUR;
    const response = await browser.send(`/identity/v2/password-resets/${token}`, {
      method: 'PUT',
      body: { password: 'a longer new password' },
    });
    expect(await response.json()).toMatchObject({ code: 'reset_token_expired' });
    platform.time.now += HOUR;
  });

  it('does not block an authenticator that was last used while the clock was ahead', async () => {
    platform.time.now += YEAR;
    expect((await browser.submit(liam.email, { mfaCode: await mfaCode() })).status).toBe(200);
    platform.time.now -= YEAR;
    const code = await mfaCode();
    expect((await browser.submit(liam.email, { mfaCode: code })).status).toBe(200);
    expect((await browser.submit(liam.email, { mfaCode: code })).status).toBe(400);
  });

  it('invalidates the proof of two-factor authentication', async () => {
    platform.time.now += HOUR;
    const { access_token: token } = await browser.signIn(liam.email, { mfaCode: await mfaCode() });
    platform.time.now += 60_000;
    const account = `/identity/v1/users/${liam.id}`;
    const body = { code: await mfaCode() };
    expect((await browser.send(`${account}/mfa-verifications`, { token, body })).status).toBe(204);
    await platform.pool.query("UPDATE identity.sessions SET mfa_verified_at = mfa_verified_at + interval '1 hour'");
    const off = { firstName: 'Liam', lastName: 'Quay', hasEnabledMfa: false };
    expect((await browser.send(account, { method: 'PUT', token, body: off })).status).toBe(409);
  });
});
