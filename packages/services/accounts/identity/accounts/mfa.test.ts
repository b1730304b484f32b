import { onOneDatabase } from '@suite/host/test/databases';
import { addPerson, Person } from '@suite/host/test/person';
import { openTestPlatform, type TestPlatform } from '@suite/host/test/test-platform';
import { generate } from 'otplib/functional';
import { DEMO_PASSWORD, demoCompanies } from '../demo/demo-people';

const companyId = demoCompanies.harborlineAccounting.id;
const names = { firstName: 'Pat', lastName: 'Doe' };

onOneDatabase('two-factor authentication', (kind) => {
  let platform: TestPlatform;
  beforeAll(async () => {
    platform = await openTestPlatform(kind);
  });
  afterAll(() => platform.close());
  const nextStep = () => {
    platform.time.now += 90_000;
  };
  beforeEach(nextStep);

  const codeOf = (secret: string, seconds = 0) => generate({ secret, epoch: Math.floor(platform.time.now / 1000) + seconds });

  /** Creates a person on their account page. */
  async function account() {
    const me = await (await addPerson(platform, { companyId })).signIn();
    const path = (rest: string) => `/identity/v1/users/${me.id}${rest}`;
    return {
      me,
      state: async () => (await me.send(path('/mfa'))).body,
      begin: (password = DEMO_PASSWORD) => me.send(path('/mfa-secrets'), { body: { password } }),
      confirm: (code: string, headers = {}) => me.send(path('/mfa-confirmations'), { body: { code }, headers }),
      verify: (body: object) => me.send(path('/mfa-verifications'), { body }),
      renewCodes: (headers = {}) => me.send(path('/recovery-codes'), { method: 'POST', headers }),
      turn: (hasEnabledMfa: boolean) => me.send(path(''), { method: 'PUT', body: { ...names, hasEnabledMfa } }),
      signIn: async (more: Record<string, string>) => {
        const response = await new Person(platform, me.id, me.email).browser.submit(me.email, more);
        return response.ok ? 'in' : (await response.json()).code;
      },
    };
  }

  /** Creates a person who has turned it on, with their secret and codes. */
  async function enrolled() {
    const one = await account();
    const { secret } = (await one.begin()).body;
    const { recoveryCodes } = (await one.confirm(await codeOf(secret))).body;
    expect((await one.turn(true)).status).toBe(200);
    nextStep();
    return { ...one, secret, recoveryCodes: recoveryCodes as string[] };
  }

  it('§3 is set up with a password and code, applies once it is turned on, and is then required', async () => {
    const { me, state, begin, confirm, turn, signIn } = await account();
    expect(await state()).toEqual({ hasEnabledMfa: false, recoveryCodesLeft: 0 });
    const { secret, uri } = (await begin()).body;
    expect(secret).toMatch(/^[A-Z2-7]{32,}$/);
    expect(new URL(uri)).toMatchObject({ protocol: 'otpauth:', host: 'totp' });
    expect(decodeURIComponent(uri)).toContain(me.email);
    expect(new URL(uri).searchParams.get('secret')).toBe(secret);
    expect(new URL(uri).searchParams.get('issuer')).toBe('Firm Suite');
    // Nothing is in effect yet.
    expect((await turn(true)).body.code).toBe('mfa_secret_not_confirmed');
    expect(await signIn({})).toBe('in');
    const { recoveryCodes } = (await confirm(await codeOf(secret))).body;
    expect(new Set(recoveryCodes).size).toBe(10);
    for (const code of recoveryCodes) expect(code).toMatch(/^([a-z2-7]{4}-){5}[a-z2-7]{4}$/);
    expect(await signIn({})).toBe('in');
    expect((await turn(true)).body.hasEnabledMfa).toBe(true);
    expect(await state()).toEqual({ hasEnabledMfa: true, recoveryCodesLeft: 10 });
    expect(await signIn({})).toBe('mfa_required');
    // The code was used up by confirming.
    expect(await signIn({ mfaCode: await codeOf(secret) })).toBe('wrong_mfa_code');
    nextStep();
    expect(await signIn({ mfaCode: await codeOf(secret) })).toBe('in');
  });

  it('wrong passwords are counted and then have to wait, and the account does not change', async () => {
    const { begin, confirm } = await account();
    for (let i = 0; i < 5; i++) expect(await begin('wrong')).toMatchObject({ status: 400, body: { code: 'wrong_password' } });
    const throttled = await begin();
    expect(throttled).toMatchObject({ status: 429, body: { code: 'throttled', retryAfterSeconds: 30 } });
    expect(throttled.headers.get('Retry-After')).toBe('30');
    expect((await confirm('123456')).body.code).toBe('mfa_not_started');
    platform.time.now += 30_000;
    expect((await begin()).status).toBe(200);
  });

  it('wrong codes at confirmation are counted and then have to wait', async () => {
    const { begin, confirm } = await account();
    const { secret } = (await begin()).body;
    for (let i = 0; i < 5; i++) expect(await confirm('000000')).toMatchObject({ status: 400, body: { code: 'wrong_mfa_code' } });
    expect((await confirm(await codeOf(secret))).status).toBe(429);
    platform.time.now += 30_000;
    expect((await confirm(await codeOf(secret))).status).toBe(200);
  });

  it('after a new start, the earlier secret confirms nothing', async () => {
    const { begin, confirm } = await account();
    const first = (await begin()).body.secret;
    const second = (await begin()).body.secret;
    expect((await confirm(await codeOf(first))).status).toBe(400);
    expect((await confirm(await codeOf(second))).status).toBe(200);
    expect((await confirm(await codeOf(second))).body.code).toBe('mfa_not_started');
  });

  it('a repeated confirmation gets the same codes, and another one with that key gets none', async () => {
    const { begin, confirm } = await account();
    const code = await codeOf((await begin()).body.secret);
    const key = { 'Idempotency-Key': 'confirm-1' };
    const first = await confirm(code, key);
    expect(first.status).toBe(200);
    expect((await confirm(code, key)).body).toEqual(first.body);
    expect(await confirm('000000', key)).toMatchObject({ status: 409, body: { code: 'idempotency_key_reused' } });
    expect(await confirm(code)).toMatchObject({ status: 409, body: { code: 'mfa_not_started' } });
  });

  it('two confirmations at once with one key both get the same codes', async () => {
    const { begin, confirm } = await account();
    const code = await codeOf((await begin()).body.secret);
    const [a, b] = await Promise.all([1, 2].map(() => confirm(code, { 'Idempotency-Key': 'confirm-2' })));
    expect([a?.status, b?.status]).toEqual([200, 200]);
    expect(a?.body).toEqual(b?.body);
  });

  it('accepts codes of the steps before and after once each, and no others', async () => {
    const { secret, signIn } = await enrolled();
    expect(await signIn({ mfaCode: await codeOf(secret, -60) })).toBe('wrong_mfa_code');
    const before = await codeOf(secret, -30);
    expect(await signIn({ mfaCode: before })).toBe('in');
    expect(await signIn({ mfaCode: before })).toBe('wrong_mfa_code');
    expect(await signIn({ mfaCode: await codeOf(secret, 30) })).toBe('in');
    // Its step is before the one that was used.
    expect(await signIn({ mfaCode: await codeOf(secret) })).toBe('wrong_mfa_code');
  });

  describe('recovery codes', () => {
    it('sign in once each, in any spelling', async () => {
      const { recoveryCodes, signIn, state } = await enrolled();
      const [first = '', second = ''] = recoveryCodes;
      expect(await signIn({ recoveryCode: ` ${first.toUpperCase().replaceAll('-', ' ')} ` })).toBe('in');
      expect(await signIn({ recoveryCode: first })).toBe('wrong_mfa_code');
      expect((await state()).recoveryCodesLeft).toBe(9);
      const both = await Promise.all([1, 2].map(() => signIn({ recoveryCode: second })));
      expect(both.sort()).toEqual(['in', 'wrong_mfa_code']);
      expect((await state()).recoveryCodesLeft).toBe(8);
    });

    it('need the password', async () => {
      const { recoveryCodes, signIn } = await enrolled();
      expect(await signIn({ password: 'wrong', recoveryCode: recoveryCodes[0] ?? '' })).toBe('wrong_credentials');
      expect(await signIn({ recoveryCode: recoveryCodes[0] ?? '' })).toBe('in');
    });

    it('belong to their owner only', async () => {
      const { recoveryCodes } = await enrolled();
      const other = await enrolled();
      expect(await other.signIn({ recoveryCode: recoveryCodes[0] ?? '' })).toBe('wrong_mfa_code');
    });

    it('are renewed once after a verification, which invalidates the earlier ones', async () => {
      const { secret, recoveryCodes, renewCodes, verify, signIn, state } = await enrolled();
      expect(await renewCodes()).toMatchObject({ status: 409, body: { code: 'mfa_verification_needed' } });
      expect((await verify({ code: await codeOf(secret) })).status).toBe(204);
      const { status, body } = await renewCodes();
      expect(status).toBe(200);
      expect(body.recoveryCodes).toHaveLength(10);
      expect((await renewCodes()).status).toBe(409);
      expect(await signIn({ recoveryCode: recoveryCodes[0] ?? '' })).toBe('wrong_mfa_code');
      expect(await signIn({ recoveryCode: body.recoveryCodes[0] })).toBe('in');
      expect((await state()).recoveryCodesLeft).toBe(9);
    });

    it('verify somebody who lost the authenticator and then turns it off or sets up another', async () => {
      const { secret, recoveryCodes, verify, turn, begin, confirm, signIn } = await enrolled();
      expect((await begin()).body.code).toBe('mfa_verification_needed');
      expect((await verify({ recoveryCode: recoveryCodes[0] })).status).toBe(204);
      expect(await verify({ recoveryCode: recoveryCodes[0] })).toMatchObject({ status: 400, body: { code: 'wrong_mfa_code' } });
      const other = (await begin()).body.secret;
      expect((await confirm(await codeOf(other))).status).toBe(200);
      nextStep();
      expect(await signIn({ mfaCode: await codeOf(secret) })).toBe('wrong_mfa_code');
      expect(await signIn({ mfaCode: await codeOf(other) })).toBe('in');
      nextStep();
      expect((await verify({ code: await codeOf(other) })).status).toBe(204);
      expect((await turn(false)).body.hasEnabledMfa).toBe(false);
      expect(await signIn({})).toBe('in');
    });

    it('are throttled at verification if wrong', async () => {
      const { recoveryCodes, verify } = await enrolled();
      for (let i = 0; i < 5; i++) expect((await verify({ recoveryCode: 'aaaa-aaaa-aaaa-aaaa-aaaa-aaaa' })).status).toBe(400);
      expect((await verify({ recoveryCode: recoveryCodes[0] })).status).toBe(429);
    });

    it('a verification counts only in its own session', async () => {
      const { me, secret, verify } = await enrolled();
      const second = await new Person(platform, me.id, me.email).signIn({ mfaCode: await codeOf(secret) });
      nextStep();
      expect((await verify({ code: await codeOf(secret) })).status).toBe(204);
      const body = { ...names, hasEnabledMfa: false };
      expect((await second.send(`/identity/v1/users/${me.id}`, { method: 'PUT', body })).status).toBe(409);
    });
  });

  it('secrets, codes and passwords cannot be read from stored calls', async () => {
    const { me, begin, confirm, verify, renewCodes } = await account();
    const password = await me.send(`/identity/v1/users/${me.id}/mfa-secrets`, {
      body: { password: DEMO_PASSWORD },
      headers: { 'Idempotency-Key': 'the-key-of-the-secret' },
    });
    const { secret, uri } = password.body;
    const { recoveryCodes } = (await confirm(await codeOf(secret), { 'Idempotency-Key': 'the-key-of-the-codes' })).body;
    nextStep();
    await verify({ code: await codeOf(secret) });
    const renewed = (await renewCodes({ 'Idempotency-Key': 'the-key-of-the-renewal' })).body.recoveryCodes;
    expect((await begin('wrong')).status).toBe(400);
    const { rows } = await platform.pool.query('SELECT * FROM kernel.idempotency_keys WHERE caller = $1', [me.id]);
    expect(rows).toHaveLength(3);
    const saved = rows
      .flatMap((row) => Object.values(row))
      .map((value) => (Buffer.isBuffer(value) ? value.toString('latin1') : String(value)));
    const codes = [...recoveryCodes, ...renewed];
    for (const hidden of [secret, uri, ...codes, ...codes.map((code) => code.replaceAll('-', '')), DEMO_PASSWORD, 'the-key-of']) {
      for (const value of saved) expect(value).not.toContain(hidden);
    }
    const stored = await platform.pool.query(
      `SELECT encode(code_hash, 'escape') AS hash FROM identity.recovery_codes WHERE user_id = $1`,
      [me.id],
    );
    expect(stored.rows).toHaveLength(10);
    for (const { hash } of stored.rows) expect(codes.map((code) => code.replaceAll('-', ''))).not.toContain(hash);
  });
});
