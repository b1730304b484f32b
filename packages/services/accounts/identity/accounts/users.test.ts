import { Browser } from '@suite/host/test/browser';
import { onOneDatabase } from '@suite/host/test/databases';
import { openTestPlatform, type TestPlatform } from '@suite/host/test/test-platform';
import { generate } from 'otplib/functional';
import { demoPeople } from '../demo/demo-people';

const { olivia, noah, liam } = demoPeople;

onOneDatabase("the caller's own account", (kind) => {
  let platform: TestPlatform;
  let browser: Browser;
  beforeAll(async () => {
    platform = await openTestPlatform(kind);
    browser = new Browser(platform);
  });
  afterAll(() => platform.close());

  const account = (id: string) => `/identity/v1/users/${id}`;
  const put = (id: string, token: string, body: object, headers = {}) =>
    browser.send(account(id), { method: 'PUT', token, body, headers });
  const names = { firstName: 'Olivia', lastName: 'Hart' };

  it('§7 can be read and renamed, and other accounts cannot', async () => {
    const { access_token: token } = await browser.signIn(olivia.email);
    const read = await browser.send(account(olivia.id), { token });
    expect(await read.json()).toEqual({ id: olivia.id, email: olivia.email, ...names, hasEnabledMfa: false });
    const renamed = await put(olivia.id, token, { firstName: ' Ольга ', lastName: 'O’Hart', hasEnabledMfa: false });
    expect(await renamed.json()).toMatchObject({ firstName: 'Ольга', lastName: 'O’Hart' });
    expect((await browser.send(account(noah.id), { token })).status).toBe(404);
    expect((await put(noah.id, token, { ...names, hasEnabledMfa: false })).status).toBe(404);
    expect((await browser.send(account('not-an-id'), { token })).status).toBe(404);
  });

  it.each([
    ['an empty name', { ...names, firstName: ' ', hasEnabledMfa: false }, 'firstName'],
    ['a name of 201 characters', { ...names, lastName: 'x'.repeat(201), hasEnabledMfa: false }, 'lastName'],
    ['text for a flag', { ...names, hasEnabledMfa: 'true' }, 'hasEnabledMfa'],
  ])('refuses %s', async (_case, body, field) => {
    const { access_token: token } = await browser.signIn(olivia.email);
    const response = await put(olivia.id, token, body);
    expect(response.status).toBe(400);
    expect(await response.json()).toMatchObject({ code: 'invalid_request', fields: { [field]: expect.any(String) } });
  });

  it('refuses a NUL character, which databases cannot store', async () => {
    const { access_token: token } = await browser.signIn(olivia.email);
    const response = await put(olivia.id, token, { ...names, firstName: 'a\u0000b', hasEnabledMfa: false });
    expect(response.status).toBe(400);
    expect(await response.json()).toMatchObject({ code: 'invalid_request', message: expect.stringContaining('cannot be kept') });
  });

  it('§3 MFA cannot be switched on without a confirmed secret', async () => {
    const { access_token: token } = await browser.signIn(olivia.email);
    const response = await put(olivia.id, token, { ...names, hasEnabledMfa: true });
    expect(response.status).toBe(409);
    expect(await response.json()).toMatchObject({ code: 'mfa_secret_not_confirmed' });
  });

  describe('with MFA', () => {
    const code = (seconds = 0) => generate({ secret: liam.mfaSecret, epoch: Math.floor(platform.time.now / 1000) + seconds });
    const nextStep = () => {
      platform.time.now += 90_000;
    };
    beforeEach(nextStep);

    it('asks for the code after the password, and accepts it', async () => {
      const response = await browser.submit(liam.email);
      expect(response.status).toBe(400);
      expect(await response.json()).toMatchObject({ code: 'mfa_required' });
      expect((await browser.submit(liam.email, { mfaCode: await code() })).status).toBe(200);
    });

    it('does not reveal that a wrong password would have needed a code', async () => {
      const response = await browser.submit(liam.email, { password: 'not it', mfaCode: await code() });
      expect(await response.json()).toMatchObject({ code: 'wrong_credentials' });
    });

    it('accepts a code only once', async () => {
      const mfaCode = await code();
      expect((await browser.submit(liam.email, { mfaCode })).status).toBe(200);
      const again = await browser.submit(liam.email, { mfaCode });
      expect(again.status).toBe(400);
      expect(await again.json()).toMatchObject({ code: 'wrong_mfa_code' });
    });

    it('accepts a code for only one of two simultaneous sign-ins', async () => {
      const mfaCode = await code();
      const statuses = await Promise.all([1, 2, 3].map(async () => (await browser.submit(liam.email, { mfaCode })).status));
      expect(statuses.sort()).toEqual([200, 400, 400]);
    });

    it('accepts the code again when the same sign-in request is repeated', async () => {
      const body = { email: liam.email, password: 'Suite-demo-1', mfaCode: await code() };
      const send = (key: string) => browser.send('/identity/v1/sign-ins', { body, headers: { 'Idempotency-Key': key } });
      const statuses = [await send('a'), await send('a'), await send('b')].map(({ status }) => status);
      expect(statuses).toEqual([200, 200, 400]);
    });

    it('accepts only the codes of the current, previous and next time step', async () => {
      const submit = async (seconds: number) => (await browser.submit(liam.email, { mfaCode: await code(seconds) })).status;
      expect(await submit(-60)).toBe(400);
      expect(await submit(60)).toBe(400);
      expect(await submit(-30)).toBe(200);
      expect(await submit(30)).toBe(200);
    });

    it('throttles wrong codes, and a request without a code does not reset the limit', async () => {
      nextStep();
      for (let i = 0; i < 5; i++) {
        await browser.submit(liam.email);
        expect((await browser.submit(liam.email, { mfaCode: '000000' })).status).toBe(400);
      }
      expect((await browser.submit(liam.email)).status).toBe(429);
      platform.time.now += 7_200_000;
    });

    it('can be switched off only once, within 5 minutes after a verification', async () => {
      const { access_token: token } = await browser.signIn(liam.email, { mfaCode: await code() });
      const off = async () => (await put(liam.id, token, { firstName: 'Liam', lastName: 'Quay', hasEnabledMfa: false })).status;
      const verify = async (mfaCode: string) =>
        (await browser.send(`${account(liam.id)}/mfa-verifications`, { token, body: { code: mfaCode } })).status;
      expect(await off()).toBe(409);
      expect(await verify('000000')).toBe(400);
      nextStep();
      expect(await verify(await code())).toBe(204);
      platform.time.now += 300_000;
      expect(await off()).toBe(409);
      expect(await verify(await code())).toBe(204);
      platform.time.now += 299_999;
      expect(await off()).toBe(200);
      const on = await put(liam.id, token, { firstName: 'Liam', lastName: 'Quay', hasEnabledMfa: true });
      expect(on.status).toBe(200);
      expect(await off()).toBe(409);
    });

    it('throttles verifications', async () => {
      const { access_token: token } = await browser.signIn(liam.email, { mfaCode: await code() });
      const verify = () => browser.send(`${account(liam.id)}/mfa-verifications`, { token, body: { code: '000000' } });
      for (let i = 0; i < 5; i++) expect((await verify()).status).toBe(400);
      expect((await verify()).headers.get('Retry-After')).toBe('30');
    });
  });
});
