import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { demoCompanies, demoPeople } from '@services/identity/demo/demo-people';
import { serviceNames } from '@suite/contract/services';
import { createLogger } from '@suite/env/logger';
import { builtPaths } from '@suite/host/api/endpoints';
import { Browser } from '@suite/host/test/browser';
import { onOneDatabase } from '@suite/host/test/databases';
import { openTestPlatform, type TestPlatform } from '@suite/host/test/test-platform';
import type { LastError, Mail, Service } from '../contract';

/** A service path that no service handles yet. */
const unbuilt = serviceNames.find((name) => !builtPaths.has(name));

const { olivia, noah, mia } = demoPeople;
const quiet = createLogger('error', { debug() {}, info() {}, warn() {}, error() {} });
const apiOf = (environment: 'dev' | 'qa' | 'prod') =>
  `https://${environment === 'prod' ? '' : `${environment}-`}api.suite.localhost:8443`;

onOneDatabase('what the internal zone reads', (kind) => {
  let platform: TestPlatform;
  const open = async () => {
    platform = await openTestPlatform(kind, { logger: quiet });
  };
  const execute = (statement: string) => platform.database.execute(statement);

  async function signedIn(email: string = olivia.email, api?: string) {
    const browser = new Browser(platform, api);
    const { access_token: token } = await browser.signIn(email);
    return {
      browser,
      token,
      send: (path: string, more = {}) => browser.send(path, { token, ...more }),
      read: async <Answer>(path: string): Promise<Answer> => (await browser.send(`/internal/v1/${path}`, { token })).json(),
    };
  }

  const makeOperator = ({ id }: { id: string }) => execute(`UPDATE identity.users SET is_operator = true WHERE id = '${id}'`);

  afterEach(() => platform.close());

  it('is for operators, in local and dev only; administrators of a firm have no access', async () => {
    await open();
    const statuses = async (call: (path: string) => Promise<Response>) => {
      const answers = await Promise.all(['services', 'errors', 'outbox'].map((path) => call(`/internal/v1/${path}`)));
      return answers.map(({ status }) => status);
    };
    const statusesFor = async (email: string, api?: string) => statuses((await signedIn(email, api)).send);
    expect(await statusesFor(olivia.email)).toEqual([200, 200, 200]);
    expect(await statusesFor(olivia.email, apiOf('dev'))).toEqual([200, 200, 200]);
    expect(await statusesFor(olivia.email, apiOf('qa'))).toEqual([404, 404, 404]);
    expect(await statusesFor(olivia.email, apiOf('prod'))).toEqual([404, 404, 404]);
    expect(await statusesFor(noah.email)).toEqual([403, 403, 403]);
    expect(await statusesFor(noah.email, apiOf('dev'))).toEqual([403, 403, 403]);
    // Rights are checked at each call.
    const before = await signedIn(noah.email);
    await makeOperator(noah);
    expect(await statuses(before.send)).toEqual([200, 200, 200]);
    await execute(`UPDATE identity.users SET is_operator = false WHERE id = '${noah.id}'`);
    expect(await statuses(before.send)).toEqual([403, 403, 403]);
    expect(await statuses((path) => new Browser(platform).send(path))).toEqual([401, 401, 401]);
  });

  it('shows the state of every service, and why one is down', async () => {
    await open();
    const { read } = await signedIn();
    const before = await read<Service[]>('services');
    expect(before.map(({ name }) => name)).toEqual(['database', 'outbox', ...serviceNames]);
    expect(before).toContainEqual({ name: 'insights', state: 'up', note: '' });
    expect(before).toContainEqual({ name: unbuilt, state: 'not-built', note: '' });
    expect(before.filter(({ state }) => state === 'down')).toEqual([]);

    await execute('ALTER TABLE ledger.firm_users RENAME TO elsewhere');
    rmSync(join(platform.dataFolder, 'outbox'), { recursive: true, force: true });
    writeFileSync(join(platform.dataFolder, 'outbox'), '');
    const after = await read<Service[]>('services');
    expect(after.filter(({ state }) => state === 'down')).toEqual([
      { name: 'outbox', state: 'down', note: 'Mails cannot be written (ENOTDIR).' },
      { name: 'insights', state: 'down', note: 'Its table cannot be read (42P01).' },
    ]);
  });

  it('records failures by the pattern of the route and never by the address', async () => {
    await open();
    const { browser, read } = await signedIn();
    await execute('ALTER TABLE identity.password_resets DROP COLUMN expires_at');
    await execute('ALTER TABLE identity.invitations DROP COLUMN expires_at');
    const token = 'a'.repeat(43);
    await browser.send(`/identity/v2/password-resets/${token}`, { method: 'PUT', body: { password: 'a longer new password' } });
    await browser.send(`/identity/v1/invitations/${token}`);
    await browser.send(`/${unbuilt}/v1/of/${olivia.email}`);
    await browser.send(`/identity/v1/nothing/${token}`);
    const errors = await read<LastError[]>('errors');
    const at = new Date(platform.time.now).toISOString();
    expect(errors).toEqual([
      { at, code: 'not_built', method: 'GET', path: `/${unbuilt}/*` },
      { at, code: 'unexpected', method: 'GET', path: expect.stringMatching(/^\/identity\/v1\/invitations\/:\w+$/) },
      { at, code: 'unexpected', method: 'PUT', path: '/identity/v2/password-resets/:token' },
    ]);
  });

  it('records a job that failed after its response, and the newest hundred failures', async () => {
    await open();
    const { browser, read } = await signedIn();
    writeFileSync(join(platform.dataFolder, 'outbox'), '');
    await browser.send('/identity/v2/password-resets', { body: { email: olivia.email } });
    await platform.settled();
    const [first] = await read<LastError[]>('errors');
    expect(first).toMatchObject({ code: 'background_job_failed', method: '', path: '' });
    for (let call = 0; call < 101; call++) await browser.send(`/${unbuilt}`);
    const errors = await read<LastError[]>('errors');
    expect(errors).toHaveLength(100);
    expect(new Set(errors.map(({ code }) => code))).toEqual(new Set(['not_built']));
  });

  it('separates the failures of environments', async () => {
    await open();
    const dev = await signedIn(olivia.email, apiOf('dev'));
    const prod = new Browser(platform, apiOf('prod'));
    await prod.send(`/${unbuilt}`);
    expect(await dev.read<LastError[]>('errors')).toEqual([]);
    await dev.send(`/${unbuilt}`);
    expect(await dev.read<LastError[]>('errors')).toHaveLength(1);
  });

  const reset = async (email: string, api?: string) => {
    platform.time.now += 1000;
    await new Browser(platform, api).send('/identity/v2/password-resets', { body: { email } });
    await platform.settled();
  };
  const subjects = (mails: Mail[]) => mails.map(({ to, subject }) => `${to}: ${subject}`);

  it('shows the mails of the company and of its own people, newest first, with their links', async () => {
    await open();
    await makeOperator(noah);
    await execute(
      `INSERT INTO identity.memberships (user_id, company_id, role) VALUES ('${mia.id}', '${demoCompanies.brightfield.id}', 'member')`,
    );
    const { send, read } = await signedIn(noah.email);
    expect(await read<Mail[]>('outbox')).toEqual([]);
    await reset(mia.email);
    platform.time.now += 1000;
    await send('/access/v1/invitations', { body: { emails: ['new@brightfield.example'], role: 'member' } });
    await platform.settled();
    await reset(noah.email);
    const mails = await read<Mail[]>('outbox');
    expect(subjects(mails)).toEqual([
      `${noah.email}: Reset your password`,
      'new@brightfield.example: Brightfield CPA invites you to Firm Suite',
      `${mia.email}: Reset your password`,
    ]);
    expect(mails[1]?.text).toMatch(/^http:\/\/localhost:3004\/invite\/public\/#\/\?token=[\w-]{43}$/m);
    expect(mails[0]?.at).toBe(new Date(Math.trunc(platform.time.now / 1000) * 1000).toISOString());
  });

  it('shows no mail of another company, and none that gives access to it', async () => {
    await open();
    await makeOperator(noah);
    const { brightfield } = demoCompanies;
    // Liam belongs to two companies: a link to his account would also give access to the other one.
    await execute(
      `INSERT INTO identity.memberships (user_id, company_id, role) VALUES ('${demoPeople.liam.id}', '${brightfield.id}', 'member')`,
    );
    const { send, read } = await signedIn(noah.email);
    // Inviting people does not give access to the mails about their account.
    await send('/access/v1/invitations', { body: { emails: [olivia.email, mia.email], role: 'member' } });
    const other = await signedIn(olivia.email);
    await other.send('/access/v1/invitations', { body: { emails: [noah.email], role: 'member' } });
    await platform.settled();
    for (const { email } of [olivia, mia, demoPeople.liam]) await reset(email);
    expect(subjects(await read<Mail[]>('outbox')).sort()).toEqual([
      `${mia.email}: Brightfield CPA invites you to Firm Suite`,
      `${olivia.email}: Brightfield CPA invites you to Firm Suite`,
    ]);
    // She sees mails about her own account in any company.
    expect(subjects(await other.read<Mail[]>('outbox'))).toContain(`${olivia.email}: Reset your password`);
  });

  it('shows an operator who does not administer the company, or has none, only their own mails', async () => {
    await open();
    await execute(
      `INSERT INTO identity.memberships (user_id, company_id, role) VALUES ('${mia.id}', '${demoCompanies.brightfield.id}', 'member')`,
    );
    for (const person of [mia, demoPeople.liam]) await makeOperator(person);
    await execute(`DELETE FROM identity.memberships WHERE user_id = '${demoPeople.liam.id}'`);
    await execute(`UPDATE identity.users SET has_enabled_mfa = false WHERE id = '${demoPeople.liam.id}'`);
    const readers = [await signedIn(mia.email), await signedIn(demoPeople.liam.email)];
    const administrator = await signedIn(noah.email);
    await administrator.send('/access/v1/invitations', { body: { emails: ['new@brightfield.example'], role: 'administrator' } });
    for (const { email } of [noah, mia, demoPeople.liam]) await reset(email);
    const seen = await Promise.all(readers.map(async ({ read }) => subjects(await read<Mail[]>('outbox'))));
    expect(seen).toEqual([[`${mia.email}: Reset your password`], [`${demoPeople.liam.email}: Reset your password`]]);
  });

  it('shows an operator only their own mails once a mail server delivers them', async () => {
    await open();
    const { send } = await signedIn();
    await send('/access/v1/invitations', { body: { emails: ['new@harborline.example'], role: 'administrator' } });
    await reset(olivia.email);
    const { dataFolder, databaseUrl } = platform;
    await platform.close();
    const smtp = { url: 'smtp://127.0.0.1:1' };
    platform = await openTestPlatform(kind, { dataFolder, databaseUrl, logger: quiet, smtp });
    const { read } = await signedIn();
    expect(subjects(await read<Mail[]>('outbox'))).toEqual([`${olivia.email}: Reset your password`]);
  });

  it('shows no mail whose links lead to another environment, or whose environment is unknown', async () => {
    await open();
    await makeOperator(noah);
    await reset(noah.email, apiOf('prod'));
    await reset(noah.email, apiOf('dev'));
    const outbox = join(platform.dataFolder, 'outbox');
    mkdirSync(outbox, { recursive: true });
    const foreign = ['2099-01-01.eml', '2099-01-02.eml'].map((name) => join(outbox, name)) as [string, string];
    writeFileSync(foreign[0], `To: ${noah.email}\r\nSubject: Old\r\n\r\nLink\r\n`);
    writeFileSync(foreign[1], Buffer.from([0xff, 0, 1, 2]));
    const dev = await signedIn(noah.email, apiOf('dev'));
    const mails = await dev.read<Mail[]>('outbox');
    expect(subjects(mails)).toEqual([`${noah.email}: Reset your password`]);
    expect(mails[0]?.text).toContain('https://dev-accounts.suite.localhost:8443/login/');
    const local = await signedIn(noah.email);
    expect(await local.read<Mail[]>('outbox')).toEqual([]);
    // Closing the platform checks the mails that are left.
    for (const path of foreign) rmSync(path);
  });
});
