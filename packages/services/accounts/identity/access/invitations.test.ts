import { Browser } from '@suite/host/test/browser';
import { onOneDatabase } from '@suite/host/test/databases';
import { invitationToken, mailsTo } from '@suite/host/test/mailbox';
import { addPerson, addToCompany, demoPerson, type Person } from '@suite/host/test/person';
import { openTestPlatform, type TestPlatform } from '@suite/host/test/test-platform';
import { newestFacts } from '@suite/kernel/facts/append-fact';
import { MILLISECONDS_PER_DAY } from '@suite/values/day-length';
import { decodeJwt } from 'jose';
import { generate } from 'otplib/functional';
import type { Role } from '../contract/access';
import { DEMO_PASSWORD, demoCompanies, demoPeople } from '../demo/demo-people';

const { olivia, liam, mia } = demoPeople;
const { harborlineAccounting, brightfield } = demoCompanies;
const HOUR = 3_600_000;
const fresh = { account: 'new', firstName: 'Ida', lastName: 'Holt', password: 'a password of her own' };
const existing = { account: 'existing', password: DEMO_PASSWORD };

onOneDatabase('§6 invitations', (kind) => {
  let platform: TestPlatform;
  let administrator: Person;
  beforeAll(async () => {
    platform = await openTestPlatform(kind);
    administrator = await demoPerson(platform, olivia).signIn();
  });
  afterAll(() => platform.close());

  // Gives every mail and membership a different time.
  beforeEach(() => {
    platform.time.now += 1;
  });

  let count = 0;
  const newAddress = () => `ida-${++count}@invited.example`;
  const invite = (emails: string[], more: { role?: Role; groupIds?: string[] } = {}) =>
    administrator.send('/access/v1/invitations', { body: { emails, role: 'member', ...more } });
  const invited = async (email: string, more: { role?: Role; groupIds?: string[] } = {}) => {
    expect(await invite([email], more)).toMatchObject({ status: 200 });
    return invitationToken(platform, email);
  };
  const open = async (token: string) => {
    const response = await new Browser(platform).send(`/identity/v1/invitations/${token}`);
    return { status: response.status, body: await response.json() };
  };
  const accept = async (token: string, body: object, browser = new Browser(platform)) => {
    const response = await browser.send(`/identity/v1/invitations/${token}/acceptances`, { body });
    return { status: response.status, body: await response.json() };
  };
  /** Returns the claims of the tokens for the address that an acceptance leads to. */
  const claimsAfter = async (redirectTo: string, browser: Browser) => {
    const tokens = await (await browser.exchange(new URL(redirectTo).searchParams.get('auth_code') ?? '')).json();
    return decodeJwt<{ companyId: string; rights: string; userId: string; email: string }>(tokens.access_token);
  };
  /** Counts the facts that somebody joined the firm. */
  const joined = async (userId: string) =>
    (await newestFacts(platform.database, { companyId: harborlineAccounting.id, types: ['person.joined'], limit: 500 })).filter(
      ({ data }) => data.userId === userId,
    ).length;
  const listed = async (find: string) => (await administrator.send(`/access/v1/invitations?find=${find}`)).body;
  const person = async (find: string) => (await administrator.send(`/access/v1/people?find=${find}`)).body.people[0];

  describe('a link', () => {
    it('shows the firm, the inviter, and whether the address has an account', async () => {
      const email = newAddress();
      const token = await invited(email);
      expect(await open(token)).toEqual({
        status: 200,
        body: {
          companyName: harborlineAccounting.name,
          invitedBy: 'Olivia Hart',
          email,
          hasAccount: false,
          expiresAt: new Date(platform.time.now + 7 * MILLISECONDS_PER_DAY).toISOString(),
        },
      });
      const known = await addPerson(platform, { companyId: brightfield.id });
      expect((await open(await invited(known.email))).body).toMatchObject({ hasAccount: true });
    });

    it('that was never sent is unknown, whatever its token', async () => {
      for (const token of ['x', '%00', "'%20OR%201=1--", 'a'.repeat(5000)]) {
        expect(await open(token)).toMatchObject({ status: 404, body: { code: 'not_found' } });
        expect(await accept(token, fresh)).toMatchObject({ status: 404 });
      }
    });

    it('works for seven days, and again once it is sent again', async () => {
      const email = newAddress();
      const token = await invited(email);
      platform.time.now += 7 * MILLISECONDS_PER_DAY - 1;
      expect((await open(token)).status).toBe(200);
      platform.time.now += 1;
      expect(await open(token)).toMatchObject({ status: 410, body: { code: 'invitation_expired' } });
      expect(await accept(token, fresh)).toMatchObject({ status: 410, body: { code: 'invitation_expired' } });
      await administrator.signIn();
      const { invitations } = await listed(email);
      expect(invitations).toMatchObject([{ email, isExpired: true }]);
      expect((await administrator.send(`/access/v1/invitations/${invitations[0].id}/mails`, { method: 'POST' })).status).toBe(
        204,
      );
      const again = await invitationToken(platform, email);
      expect(again).not.toBe(token);
      expect(await open(token)).toMatchObject({ status: 404 });
      expect(await open(again)).toMatchObject({ status: 200 });
      expect((await listed(email)).invitations).toMatchObject([{ isExpired: false }]);
    });

    it('that was revoked shows this, and is no longer listed', async () => {
      const email = newAddress();
      const token = await invited(email);
      const { invitations } = await listed(email);
      const revoke = () => administrator.send(`/access/v1/invitations/${invitations[0].id}`, { method: 'DELETE' });
      expect((await revoke()).status).toBe(204);
      expect(await open(token)).toMatchObject({ status: 410, body: { code: 'invitation_revoked' } });
      expect(await accept(token, fresh)).toMatchObject({ status: 410, body: { code: 'invitation_revoked' } });
      expect((await revoke()).status).toBe(404);
      expect(await listed(email)).toEqual({ invitations: [], total: 0 });
      platform.time.now += 1;
      expect((await invite([email])).body).toEqual([{ email, outcome: 'invited' }]);
      expect((await open(await invitationToken(platform, email))).status).toBe(200);
    });

    it('from before a second invitation stops working', async () => {
      const email = newAddress();
      const first = await invited(email);
      platform.time.now += 1;
      expect((await invite([email], { role: 'administrator' })).body).toEqual([{ email, outcome: 'invited-again' }]);
      const second = await invitationToken(platform, email);
      expect(await open(first)).toMatchObject({ status: 404 });
      expect(await open(second)).toMatchObject({ status: 200 });
      expect(await listed(email)).toMatchObject({ total: 1, invitations: [{ role: 'administrator' }] });
    });
  });

  it('a person who accepts sees what the firm has connected', async () => {
    const browser = new Browser(platform);
    const { body } = await accept(await invited(newAddress()), fresh, browser);
    const tokens = await (await browser.exchange(new URL(body.redirectTo).searchParams.get('auth_code') ?? '')).json();
    const { userId, iqId } = decodeJwt<{ userId: string; iqId: string }>(tokens.access_token);
    const response = await browser.send(`/insights/users?UnifiedId=${userId}`, { token: tokens.access_token });
    expect(await response.json()).toMatchObject({ data: { unifiedId: userId, organizationId: iqId, firstName: 'Ida' } });
  });

  describe('a new account', () => {
    it('joins with the role and groups of the invitation, whatever the body contains, and is signed in', async () => {
      const email = newAddress();
      const group = await administrator.send('/access/v1/groups', { body: { name: 'Kept', apps: { wisp: 'blocked' } } });
      const gone = await administrator.send('/access/v1/groups', { body: { name: 'Gone' } });
      const token = await invited(email, { groupIds: [group.body.id, gone.body.id, group.body.id] });
      await administrator.send(`/access/v1/groups/${gone.body.id}`, { method: 'DELETE' });
      const browser = new Browser(platform);
      const tampered = { role: 'administrator', companyId: brightfield.id, email: 'other@invited.example', groupIds: [] };
      const accepted = await accept(token, { ...fresh, ...tampered }, browser);
      expect(accepted.status).toBe(200);
      const claims = await claimsAfter(accepted.body.redirectTo, browser);
      expect(claims).toMatchObject({ email, companyId: harborlineAccounting.id });
      expect(claims.rights.split(',')).not.toContain('admin');
      expect(claims.rights.split(',')).not.toContain('app:wisp');
      expect(await person(email)).toMatchObject({ role: 'member', groups: [{ name: 'Kept' }], firstName: 'Ida' });
      expect(await open(token)).toMatchObject({ status: 410, body: { code: 'invitation_used' } });
      expect(await listed(email)).toEqual({ invitations: [], total: 0 });
    });

    it.each([
      ['a short password', { ...fresh, password: 'short' }, 'password'],
      ['no name', { ...fresh, firstName: ' ' }, 'firstName'],
    ])('with %s is rejected, and the invitation stays open', async (_case, body, field) => {
      const token = await invited(newAddress());
      expect(await accept(token, body)).toMatchObject({ status: 400, body: { fields: { [field]: expect.any(String) } } });
      expect((await open(token)).status).toBe(200);
    });

    it('joins once if the link is accepted several times at once', async () => {
      const email = newAddress();
      const token = await invited(email);
      const answers = await Promise.all([1, 2, 3].map((n) => accept(token, { ...fresh, firstName: `Ida ${n}` })));
      expect(answers.map(({ status }) => status).sort()).toEqual([200, 410, 410]);
      expect(answers.flatMap(({ body }) => body.code ?? [])).toEqual(['invitation_used', 'invitation_used']);
      expect((await administrator.send(`/access/v1/people?find=${email}`)).body.total).toBe(1);
    });

    it('if two firms invite one address at once, the second acceptance learns of the account', async () => {
      const email = newAddress();
      const token = await invited(email);
      const elsewhere = await (await addPerson(platform, { companyId: brightfield.id, role: 'administrator' })).signIn();
      platform.time.now += 1;
      await elsewhere.send('/access/v1/invitations', { body: { emails: [email], role: 'member' } });
      const other = await invitationToken(platform, email);
      const answers = await Promise.all([accept(token, fresh), accept(other, fresh)]);
      expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
      expect(answers.flatMap(({ body }) => body.code ?? [])).toEqual(['account_exists']);
    });

    it('is not created for an address that has one', async () => {
      const { email } = await addPerson(platform, { companyId: brightfield.id });
      const token = await invited(email);
      expect(await accept(token, fresh)).toMatchObject({ status: 409, body: { code: 'account_exists' } });
      expect((await open(token)).status).toBe(200);
    });

    it('cannot be created from another site', async () => {
      const token = await invited(newAddress());
      const browser = new Browser(platform);
      browser.origin = 'https://elsewhere.example';
      expect(await accept(token, fresh, browser)).toMatchObject({ status: 403 });
    });
  });

  describe('an existing account', () => {
    it('proves itself with its password, joins, and is signed in to the firm it joined', async () => {
      const known = await addPerson(platform, { companyId: brightfield.id });
      const token = await invited(known.email);
      platform.time.now += 1;
      expect(await accept(token, { ...existing, password: 'wrong' })).toMatchObject({
        status: 400,
        body: { code: 'wrong_credentials' },
      });
      expect((await open(token)).status).toBe(200);
      const browser = new Browser(platform);
      const accepted = await accept(token, existing, browser);
      expect(accepted.status).toBe(200);
      expect(await claimsAfter(accepted.body.redirectTo, browser)).toMatchObject({
        userId: known.id,
        companyId: harborlineAccounting.id,
      });
      await known.signIn();
      expect(known.claims.companyId).toBe(harborlineAccounting.id);
      expect(await joined(known.id)).toBe(1);
      const { body } = await known.send(`/identity/v3/users/${known.id}/companies`);
      expect(body.map(({ id }: { id: string }) => id)).toEqual([brightfield.id, harborlineAccounting.id]);
    });

    it('without a company becomes a member of its first', async () => {
      const token = await invited(mia.email);
      const browser = new Browser(platform);
      const accepted = await accept(token, existing, browser);
      expect(await claimsAfter(accepted.body.redirectTo, browser)).toMatchObject({ companyId: harborlineAccounting.id });
    });

    it('with MFA needs a code or a recovery code, each usable once', async () => {
      const token = await invited(liam.email);
      expect(await accept(token, existing)).toMatchObject({ status: 400, body: { code: 'mfa_required' } });
      expect(await accept(token, { ...existing, mfaCode: '000000' })).toMatchObject({ body: { code: 'wrong_mfa_code' } });
      const mfaCode = await generate({ secret: liam.mfaSecret, epoch: Math.floor(platform.time.now / 1000) });
      expect(await accept(token, { ...existing, mfaCode })).toMatchObject({ status: 200 });
      expect(await accept(token, { ...existing, mfaCode })).toMatchObject({ status: 410, body: { code: 'invitation_used' } });
    });

    it('wrong passwords are throttled like those on the sign-in page', async () => {
      const known = await addPerson(platform, { companyId: brightfield.id });
      const token = await invited(known.email);
      for (let i = 0; i < 5; i++) expect((await accept(token, { ...existing, password: 'wrong' })).status).toBe(400);
      expect(await accept(token, existing)).toMatchObject({ status: 429, body: { code: 'throttled', retryAfterSeconds: 30 } });
      expect((await known.browser.submit(known.email)).status).toBe(429);
    });

    it('that was deactivated everywhere returns with an invitation from another firm', async () => {
      const known = await addPerson(platform, { companyId: brightfield.id });
      await platform.pool.query('UPDATE identity.memberships SET deactivated_at = now() WHERE user_id = $1', [known.id]);
      expect((await known.browser.submit(known.email)).status).toBe(409);
      const browser = new Browser(platform);
      const accepted = await accept(await invited(known.email), existing, browser);
      expect(accepted.status).toBe(200);
      expect(await claimsAfter(accepted.body.redirectTo, browser)).toMatchObject({ companyId: harborlineAccounting.id });
    });

    it('that was deactivated in the firm after the invitation cannot join', async () => {
      const known = await addPerson(platform, { companyId: brightfield.id });
      const token = await invited(known.email);
      await addToCompany(platform, known.id, { companyId: harborlineAccounting.id });
      const put = await administrator.send(`/access/v1/people/${known.id}`, {
        method: 'PUT',
        body: { version: 1, status: 'deactivated' },
      });
      expect(put.status).toBe(200);
      expect(await accept(token, existing)).toMatchObject({ status: 409, body: { code: 'account_deactivated' } });
      expect(await person(known.email)).toMatchObject({ status: 'deactivated' });
    });

    it('an existing member keeps their role', async () => {
      const known = await addPerson(platform, { companyId: brightfield.id });
      const token = await invited(known.email, { role: 'administrator' });
      await addToCompany(platform, known.id, { companyId: harborlineAccounting.id });
      expect((await accept(token, existing)).status).toBe(200);
      expect(await person(known.email)).toMatchObject({ role: 'member' });
      expect(await joined(known.id)).toBe(0);
    });
  });

  describe('many addresses', () => {
    // Mails sent more than an hour ago don't count for the firm.
    beforeEach(async () => {
      platform.time.now += HOUR;
      await administrator.signIn();
    });

    it('100 at once are each reported once as new, already invited, member or deactivated', async () => {
      const member = await addPerson(platform, { companyId: harborlineAccounting.id });
      const left = await addPerson(platform, { companyId: harborlineAccounting.id });
      await platform.pool.query('UPDATE identity.memberships SET deactivated_at = now() WHERE user_id = $1', [left.id]);
      const before = newAddress();
      await invited(before);
      const many = Array.from({ length: 94 }, (_, n) => `many-${n}@invited.example`);
      const given = [member.email, many[0] ?? '', ` ${(many[0] ?? '').toUpperCase()} `, left.email, before, ...many, before];
      expect(given).toHaveLength(100);
      const { status, body } = await invite(given);
      expect(status).toBe(200);
      expect(body).toEqual([
        { email: member.email, outcome: 'member' },
        { email: many[0], outcome: 'invited' },
        { email: left.email, outcome: 'deactivated' },
        { email: before, outcome: 'invited-again' },
        ...many.slice(1).map((email) => ({ email, outcome: 'invited' })),
      ]);
      expect(await mailsTo(platform, 'many-')).toHaveLength(94);
      expect(await mailsTo(platform, member.email)).toEqual([]);
      expect(await mailsTo(platform, left.email)).toEqual([]);
      const page = (await administrator.send('/access/v1/invitations?find=MANY-&limit=200&offset=50')).body;
      expect(page.total).toBe(94);
      expect(page.invitations).toHaveLength(44);
      expect((await invite([...many, ...many.slice(0, 7)])).status).toBe(400);
      expect((await invite([])).status).toBe(400);
    });

    it('one invalid address rejects all, and the error names it', async () => {
      const good = newAddress();
      const { status, body } = await invite([good, 'nobody']);
      expect(status).toBe(400);
      expect(Object.keys(body.fields)).toEqual(['emails.1']);
      expect((await listed(good)).total).toBe(0);
    });

    it('if two administrators invite the same people at once, each address has one open invitation', async () => {
      const second = await (await addPerson(platform, { companyId: harborlineAccounting.id, role: 'administrator' })).signIn();
      const emails = Array.from({ length: 40 }, newAddress);
      const both = await Promise.all([
        invite(emails),
        second.send('/access/v1/invitations', { body: { emails: [...emails].reverse(), role: 'member' } }),
      ]);
      expect(both.map(({ status }) => status)).toEqual([200, 200]);
      const outcomes = both.flatMap(({ body }) => body.map(({ outcome }: { outcome: string }) => outcome));
      expect(outcomes.filter((outcome) => outcome === 'invited')).toHaveLength(40);
      expect(outcomes.filter((outcome) => outcome === 'invited-again')).toHaveLength(40);
    });
  });

  describe('the mail', () => {
    it('starts no line or header with a name', async () => {
      const hostile = 'Ann\r\nBcc: all@people.example\n\nhttps://evil.example <b>&amp;\u2028now';
      const teller = await (
        await addPerson(platform, { companyId: harborlineAccounting.id, role: 'administrator', firstName: hostile })
      ).signIn();
      await platform.pool.query('UPDATE identity.companies SET name = $1 WHERE id = $2', [
        `Firm\r\nTo: x@people.example`,
        harborlineAccounting.id,
      ]);
      const email = newAddress();
      try {
        expect((await teller.send('/access/v1/invitations', { body: { emails: [email], role: 'member' } })).status).toBe(200);
      } finally {
        await platform.pool.query('UPDATE identity.companies SET name = $1 WHERE id = $2', [
          harborlineAccounting.name,
          harborlineAccounting.id,
        ]);
      }
      const [mail = ''] = await mailsTo(platform, email);
      const [head = '', ...body] = mail.split('\r\n\r\n');
      expect(head).not.toMatch(/^Bcc:/im);
      expect(head.match(/^To:/gim)).toHaveLength(1);
      expect(head).toMatch(/^Content-Type: multipart\/alternative/im);
      const lines = body.join('\n\n').split(/\r?\n|\u2028/);
      expect(lines).toContainEqual(
        expect.stringContaining('Ann Bcc: all@people.example https://evil.example <b>&amp; now Doe invites'),
      );
      expect(lines.filter((line) => line.startsWith('http'))).toEqual([expect.stringContaining('/invite/')]);
    });

    it('is sent if the invitation is committed, and not if it is rolled back', async () => {
      const email = newAddress();
      const logged = jest.spyOn(console, 'error').mockReturnValue();
      await platform.pool.query(`
        CREATE FUNCTION refuse() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN RAISE EXCEPTION 'full'; END $$;
        CREATE CONSTRAINT TRIGGER refuse AFTER INSERT ON identity.invitations DEFERRABLE INITIALLY DEFERRED
          FOR EACH ROW EXECUTE FUNCTION refuse()`);
      try {
        expect((await invite([email])).status).toBe(500);
      } finally {
        logged.mockRestore();
        await platform.pool.query('DROP TRIGGER refuse ON identity.invitations; DROP FUNCTION refuse');
      }
      expect(await mailsTo(platform, email)).toEqual([]);
      expect((await listed(email)).total).toBe(0);
      await invited(email);
      expect(await mailsTo(platform, email)).toHaveLength(1);
    });

    it('is not sent twice if a call is repeated with its key', async () => {
      const email = newAddress();
      const send = () =>
        administrator.send('/access/v1/invitations', {
          body: { emails: [email], role: 'member' },
          headers: { 'Idempotency-Key': 'once' },
        });
      expect((await send()).body).toEqual([{ email, outcome: 'invited' }]);
      expect((await send()).body).toEqual([{ email, outcome: 'invited' }]);
      expect(await mailsTo(platform, email)).toHaveLength(1);
    });
  });
});
