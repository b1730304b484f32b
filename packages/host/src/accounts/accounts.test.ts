import { hashPassword } from '@services/identity/accounts/password';
import { DEMO_PASSWORD, demoCompanies, demoPeople } from '@services/identity/demo/demo-people';
import { auditEntries } from '@services/identity/schema/access';
import { companies, users } from '@services/identity/schema/accounts';
import { importRuns } from '@services/ledger/schema/import';
import { files, storedFiles } from '@suite/kernel/files/schema';
import { eq } from 'drizzle-orm';
import { decodeJwt } from 'jose';
import { Browser } from '../../test/browser';
import { emptyFolder, onOneDatabase } from '../../test/databases';
import { invitationToken, mailsTo } from '../../test/mailbox';
import { addPerson, addToCompany, demoPerson, Person } from '../../test/person';
import { openTestPlatform, type TestPlatform } from '../../test/test-platform';
import { generateCompany } from '../demo/generated/generate-company';
import { type AccountsOrder, accountsCommand } from './accounts-command';
import { createAdministrator } from './create-administrator';
import { setOperator } from './operators';

const { olivia, noah, mia, liam } = demoPeople;
const { harborlineAccounting, brightfield, quaystone } = demoCompanies;
const password = 'a password of her own';

async function linesOf(order: AccountsOrder): Promise<string[]> {
  const lines: string[] = [];
  for await (const line of accountsCommand(order)) lines.push(line);
  return lines;
}

onOneDatabase('accounts at the terminal', (kind) => {
  let platform: TestPlatform;
  afterEach(() => platform.close());

  /** Runs the command between two platforms, as the embedded database requires. */
  async function run(words: string[], more: Partial<AccountsOrder> = {}): Promise<string[]> {
    const { dataFolder, databaseUrl } = platform;
    await platform.close();
    try {
      return await linesOf({ words, readPassword: async () => password, dataFolder, databaseUrl, ...more });
    } finally {
      platform = await openTestPlatform(kind, { dataFolder, databaseUrl, seed: false });
    }
  }
  const rightsOf = async (email: string, secret = password) => {
    const { access_token } = await new Browser(platform).signIn(email, { password: secret });
    return decodeJwt<{ rights: string }>(access_token).rights.split(',');
  };
  /** Returns the same browser session on the current platform. */
  const again = (person: Person) => Object.assign(new Person(platform, person.id, person.email), { tokens: person.tokens });
  const first = { email: ' Ada@Firm.test ', company: 'Acme Accounting' };

  describe('create-administrator', () => {
    it('creates the first account of an empty database, which signs in and administers its company', async () => {
      platform = await openTestPlatform(kind, { seed: false });
      expect(await run(['create-administrator'], { ...first, operator: true })).toEqual([
        'created  account  ada@firm.test',
        'created  company  Acme Accounting',
        'ada@firm.test is an administrator and an operator.',
      ]);
      expect(await rightsOf('ada@firm.test')).toEqual(expect.arrayContaining(['admin', 'operator', 'app:app-manager']));
      const [ada] = await platform.database.select().from(users);
      const person = await new Person(platform, ada?.id ?? '', 'ada@firm.test').signIn({ password });
      expect((await person.send('/access/v1/people')).body.people).toMatchObject([{ email: 'ada@firm.test', status: 'active' }]);
      const { entries } = (await person.send('/access/v1/audit')).body;
      expect(entries).toMatchObject([
        { actor: 'Operator at the terminal', action: 'account.operator', subject: 'ada Administrator' },
        { actor: 'Operator at the terminal', action: 'person.joined', subject: 'ada Administrator' },
      ]);
      // Nobody else can sign in: a database with an account gets no demo data.
      expect(await platform.database.$count(users)).toBe(1);
    });

    it('makes a member or a deactivated person of a company its administrator, without asking for a password', async () => {
      platform = await openTestPlatform(kind);
      const { id, email } = await addPerson(platform, { companyId: brightfield.id });
      await platform.pool.query('UPDATE identity.memberships SET deactivated_at = now() WHERE user_id = $1', [id]);
      const readPassword = () => Promise.reject(new Error('asked'));
      expect(await run(['create-administrator'], { email, company: 'brightfield cpa', readPassword })).toEqual([
        `known    account  ${email}`,
        'known    company  Brightfield CPA',
        `${email} is an administrator.`,
      ]);
      expect(await rightsOf(email, DEMO_PASSWORD)).toContain('admin');
      expect(await rightsOf(email, DEMO_PASSWORD)).not.toContain('operator');
    });

    it('reports what is missing or wrong, and writes nothing', async () => {
      platform = await openTestPlatform(kind, { seed: false });
      const cases: [Partial<AccountsOrder>, RegExp][] = [
        [{ company: 'Acme' }, /as in: --email/],
        [{ ...first, email: 'ada' }, /as in: --email/],
        [{ email: first.email }, /as in: --company/],
        [{ ...first, readPassword: async () => 'short' }, /12 to 200 characters/],
        [{ ...first, readPassword: async () => DEMO_PASSWORD }, /password of the demo accounts/],
        [{ ...first, company: olivia.id }, /^No company has the id /],
      ];
      for (const [order, message] of cases)
        await expect(createAdministrator(platform.database, { readPassword: async () => password, ...order })).rejects.toThrow(
          message,
        );
      expect([await platform.database.$count(users), await platform.database.$count(companies)]).toEqual([0, 0]);
    });
  });

  it('grant-operator and revoke-operator take effect with the next call', async () => {
    platform = await openTestPlatform(kind);
    expect(await run(['grant-operator'], { email: 'NOAH@brightfield.example' })).toEqual([`${noah.email} is an operator.`]);
    const person = await demoPerson(platform, noah).signIn();
    expect((await person.send('/internal/v1/errors')).status).toBe(200);
    await run(['revoke-operator'], { email: noah.email });
    const { rows } = await platform.pool.query(
      `SELECT actor, changes->0->>'to' AS "to" FROM identity.audit_entries WHERE action = 'account.operator' ORDER BY id`,
    );
    expect(rows).toEqual([
      { actor: 'Operator at the terminal', to: 'true' },
      { actor: 'Operator at the terminal', to: 'false' },
    ]);
    expect((await again(person).send('/internal/v1/errors')).status).toBe(403);
    await expect(setOperator(platform.database, 'nobody@firm.test', true)).rejects.toThrow(
      'No account has the address nobody@firm.test.',
    );
    const { dataFolder, databaseUrl } = platform;
    for (const words of [[], ['remove'], ['remove-demo', 'now'], ['constructor']]) {
      const order = { words, readPassword: async () => password, dataFolder, databaseUrl };
      await expect(linesOf(order)).rejects.toThrow(/^Say one of /);
    }
  });

  describe('remove-demo', () => {
    const opens = async () => {
      const { dataFolder, databaseUrl } = platform;
      await platform.close();
      try {
        await (await openTestPlatform(kind, { dataFolder, databaseUrl, seed: false, refuseDemo: true })).close();
        return 'opened';
      } catch (error) {
        return (error as Error).message;
      } finally {
        platform = await openTestPlatform(kind, { dataFolder, databaseUrl, seed: false });
      }
    };
    const emails = async () => (await platform.database.select({ email: users.email }).from(users)).map(({ email }) => email);
    const names = async () =>
      (await platform.database.select({ name: companies.name }).from(companies)).map(({ name }) => name).sort();

    /** Returns the tables of all services and the kernel with rows of other companies than these. */
    async function tablesOfOthers(ids: readonly string[]): Promise<string[]> {
      const { rows: tables } = await platform.pool.query<{ name: string }>(`
        SELECT format('%I.%I', table_schema, table_name) AS name FROM information_schema.columns
        JOIN information_schema.tables USING (table_schema, table_name)
        WHERE column_name = 'company_id' AND table_type = 'BASE TABLE' ORDER BY 1`);
      expect(tables.length).toBeGreaterThan(100);
      const found: string[] = [];
      for (const { name } of tables) {
        const others = await platform.pool.query(
          `SELECT 1 FROM ${name} WHERE company_id <> ALL ($1::uuid[]) AND company_id <> '00000000-0000-0000-0000-000000000000' LIMIT 1`,
          [ids],
        );
        if (others.rows.length) found.push(name);
      }
      return found;
    }

    it('removes everyone with a public password and the data that only they own', async () => {
      platform = await openTestPlatform(kind);
      const size = { clients: 3, invoices: 9, seed: 1, years: 1 };
      const { email: owner = '' } = await generateCompany(platform.database, 'Generated Firm', size);
      await generateCompany(platform.database, 'Kept Firm', size);
      // A person who has chosen their own password is kept.
      await platform.database
        .update(users)
        .set({ passwordHash: await hashPassword(password) })
        .where(eq(users.email, 'owner@kept-firm.example'));
      expect(await opens()).toMatch(
        /^This database has demo accounts, .* \(liam@quaystone\.example and 4 more\), .* remove-demo$/,
      );

      // They have used everything: sessions, invitations, groups, their own firm, mails, their own password.
      const [administrator, founder] = [await demoPerson(platform, olivia).signIn(), await demoPerson(platform, mia).signIn()];
      await administrator.send('/access/v1/groups', { body: { name: 'Tax' } });
      await administrator.send('/access/v1/invitations', { body: { emails: ['new@firm.test'], role: 'member' } });
      await administrator.send('/internal/v1/flags/announcement/environments/local', {
        method: 'PUT',
        body: { version: 1, value: 'Hello', internalValue: null },
      });
      await founder.send('/insights/api/v1/firms/provision', { body: { name: 'Cedarworks' } });
      await founder.send('/identity/v2/password-resets', { body: { email: noah.email } });
      const hash = 'ab'.repeat(32);
      await platform.database.insert(storedFiles).values({ hash, bytes: 1, storedUntil: new Date() });
      const file = {
        companyId: harborlineAccounting.id,
        hash,
        name: 'letter.txt',
        mediaType: 'text/plain',
        createdAt: new Date(),
      };
      await platform.database.insert(files).values(file);
      expect(await mailsTo(platform)).toHaveLength(2);
      await platform.database
        .update(users)
        .set({ passwordHash: await hashPassword(password) })
        .where(eq(users.email, liam.email));

      expect(await run(['remove-demo'])).toEqual([
        ...[liam.email, mia.email, noah.email, olivia.email, owner].map((email) => `removed  account  ${email}`),
        ...[
          'Brightfield CPA',
          'Cedarworks',
          'Generated Firm',
          'Harborline Accounting',
          'Harborline Advisory',
          'Quaystone Partners',
        ].map((name) => `removed  company  ${name}`),
        'removed  mails    2 in the outbox',
      ]);
      expect([await emails(), await names()]).toEqual([['owner@kept-firm.example'], ['Kept Firm']]);
      expect(await mailsTo(platform)).toEqual([]);
      expect((await again(administrator).send('/access/v1/people')).status).toBe(401);
      expect(await opens()).toBe('opened');
      expect(await run(['remove-demo'])).toEqual(['There are no demo accounts.']);
      expect(await tablesOfOthers((await platform.database.select().from(companies)).map(({ id }) => id))).toEqual([]);
    });

    it('keeps companies that another person has joined, and companies with imported data, completely', async () => {
      platform = await openTestPlatform(kind);
      const administrator = await demoPerson(platform, olivia).signIn();
      const real = await (await addPerson(platform, { companyId: harborlineAccounting.id, role: 'administrator' })).signIn();
      await administrator.send('/access/v1/invitations', { body: { emails: ['new@firm.test'], role: 'member' } });
      const member = await addPerson(platform, { companyId: quaystone.id });
      await addToCompany(platform, noah.id, { companyId: quaystone.id });
      await platform.database.insert(importRuns).values({ companyId: brightfield.id, source: 'xero', startedAt: new Date() });
      const clients = async () => (await again(real).send('/insights/metrics/clients')).body.clients;
      const before = await clients();
      expect(before.length).toBeGreaterThan(0);
      const entries = await platform.database.$count(auditEntries);

      const lines = await run(['remove-demo']);
      expect(lines.filter((line) => !line.startsWith('removed  account'))).toEqual([
        'stays    company  Brightfield CPA: it has imported data',
        '         give it an administrator: npm run accounts -- create-administrator --company "Brightfield CPA" --email …',
        'stays    company  Harborline Accounting: it has 1 person besides the demo accounts',
        'removed  company  Harborline Advisory',
        'stays    company  Quaystone Partners: it has 1 person besides the demo accounts',
        '         give it an administrator: npm run accounts -- create-administrator --company "Quaystone Partners" --email …',
      ]);
      expect((await emails()).sort()).toEqual([real.email, member.email].sort());
      expect(await clients()).toEqual(before);
      // Entries of demo accounts still show their names, and the invitation that one of them sent can still be accepted.
      expect(await platform.database.$count(auditEntries)).toBe(entries);
      expect((await again(real).send('/access/v1/audit')).body.entries).toMatchObject([
        { actor: 'Olivia Hart', action: 'invitation.sent' },
      ]);
      expect((await again(real).send('/access/v1/invitations')).body.invitations).toMatchObject([{ email: 'new@firm.test' }]);
      const token = await invitationToken(platform, 'new@firm.test');
      expect((await new Browser(platform).send(`/identity/v1/invitations/${token}`)).status).toBe(200);
      expect(await opens()).toBe('opened');

      await run(['create-administrator'], { email: 'ada@firm.test', company: 'Brightfield CPA' });
      expect(await rightsOf('ada@firm.test')).toContain('app:app-manager');
    });
  });

  it('names the folder that contains no database', async () => {
    platform = await openTestPlatform(kind, { seed: false });
    const order = {
      words: ['remove-demo'],
      readPassword: async () => password,
      dataFolder: emptyFolder(),
      databaseUrl: undefined,
    };
    await expect(linesOf(order)).rejects.toThrow(
      `${order.dataFolder} holds no database yet: run npm start once, or set SUITE_DATA to the folder`,
    );
  });
});
