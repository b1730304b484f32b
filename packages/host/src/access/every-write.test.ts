import type { AuditEntry } from '@services/identity/contract/audit';
import { DEMO_PASSWORD, demoCompanies } from '@services/identity/demo/demo-people';
import { ConnectionType } from '@services/ledger/contract/firms';
import { Header } from '@suite/contract/headers';
import { silentLogger } from '@suite/env/quiet.fixture';
import { openProviderServer, type ProviderServer } from '@suite/testing/providers/provider-server';
import { enrolled, type Firm } from '../../test/audit-cases';
import { auditCases } from '../../test/cases';
import { connect, openConnectable } from '../../test/connected';
import { onOneDatabase } from '../../test/databases';
import { addPerson, addToCompany } from '../../test/person';
import { endpoints } from '../api/endpoints';

const { brightfield, quaystone, harborlineAccounting } = demoCompanies;

/** A provider's callback is a write, although browsers call it with GET. */
const isWrite = ({ name, endpoint: { method } }: (typeof endpoints)[number]) => method !== 'GET' || name === 'finishConnection';

const writes = endpoints.filter(isWrite).map(({ name }) => name);

const { recorded, unrecorded } = auditCases;

it('is recorded or has a reason not to be', () => {
  expect([...Object.keys(recorded), ...Object.keys(unrecorded)].sort()).toEqual(writes.sort());
});

onOneDatabase('the audit log', (kind) => {
  let server: ProviderServer;
  let firm: Firm;
  beforeAll(async () => {
    server = await openProviderServer();
    const { platform, noah } = await openConnectable(kind, server, { logger: silentLogger });
    await connect(platform, noah, ConnectionType.xero);
    firm = { platform, administrator: noah };
  });
  afterAll(async () => {
    await firm.platform.close();
    await server.close();
  });

  /** Returns every entry, the oldest first. */
  async function entries(): Promise<(AuditEntry & { company_id: string })[]> {
    const { rows } = await firm.platform.pool.query('SELECT * FROM identity.audit_entries ORDER BY id');
    return rows;
  }

  /** Runs a task while the audit log rejects new entries. */
  async function whileFull<T>(task: () => Promise<T>): Promise<T> {
    const { pool } = firm.platform;
    await pool.query('ALTER TABLE identity.audit_entries ADD CONSTRAINT is_full CHECK (false) NOT VALID');
    try {
      return await task();
    } finally {
      await pool.query('ALTER TABLE identity.audit_entries DROP CONSTRAINT is_full');
    }
  }

  const isDone = ({ status, headers }: { status: number; headers: Headers }) =>
    status < 400 && !headers.get('Location')?.includes('outcome=failed');

  it.each(Object.entries(recorded))('%s is recorded with its effect, or not done', async (_name, { actions, ready }) => {
    const call = await ready(firm);
    const before = await entries();
    expect(isDone(await whileFull(call))).toBe(false);
    expect(isDone(await call())).toBe(true);
    await firm.platform.settled();
    const made = (await entries()).slice(before.length);
    expect(made.map(({ action }) => action)).toEqual(actions);
    expect(made.every(({ actor }) => actor.trim() !== '')).toBe(true);
  });

  const newest = async (count: number) =>
    (await firm.administrator.send(`/access/v1/audit?limit=${count}`)).body.entries.map(
      ({ actor, action, subject, changes }: AuditEntry) => ({ actor, action, subject, changes }),
    );

  it('records a setting’s previous and new value', async () => {
    const change = (path: string, body: object) => firm.administrator.send(`/insights${path}`, { method: 'PUT', body });
    await change('/metrics/consumer-prices', { prices: [{ month: '2024-01', value: 100 }] });
    const { version } = (await firm.administrator.send('/insights/advisory/settings')).body;
    await change('/advisory/settings', { rules: ['collect', 'grow'], overdueDays: 10, minAtStake: 0, version });
    await change('/advisory/settings', { rules: ['grow'], overdueDays: 20, minAtStake: 12_550, version: version + 1 });
    await change('/metrics/consumer-prices', { prices: [{ month: '2024-02', value: 101.5 }] });
    await change('/metrics/vendor-merges', { name: 'a', other: 'b', state: 'refused' });
    await change('/metrics/vendor-merges', { name: 'b', other: 'a', state: 'suggested' });
    const [takenBack, , prices, advice] = await newest(4);
    expect(advice).toMatchObject({
      action: 'advice.changed',
      changes: [
        { what: 'rules', from: 'collect, grow', to: 'grow' },
        { what: 'overdueDays', from: '10', to: '20' },
        { what: 'minAtStake', from: '0.00 USD', to: '125.50 USD' },
      ],
    });
    expect(prices).toMatchObject({
      action: 'prices.changed',
      changes: [
        { what: '2024-01', from: '100', to: null },
        { what: '2024-02', from: null, to: '101.5' },
      ],
    });
    expect(takenBack).toMatchObject({ subject: 'b', changes: [{ what: 'a', from: 'refused', to: 'suggested' }] });
  });

  it('records nothing for unchanged settings', async () => {
    const before = await entries();
    const { settings, version } = (await firm.administrator.send('/insights/advisory/settings')).body;
    const same = { method: 'PUT', body: { ...settings, version } };
    expect((await firm.administrator.send('/insights/advisory/settings', same)).status).toBe(200);
    expect(await entries()).toHaveLength(before.length);
  });

  it('records an account change in every company where the person is active, and in no other', async () => {
    const person = await addPerson(firm.platform, { companyId: brightfield.id });
    await addToCompany(firm.platform, person.id, { companyId: quaystone.id });
    await addToCompany(firm.platform, person.id, { companyId: harborlineAccounting.id });
    await firm.platform.pool.query(
      'UPDATE identity.memberships SET deactivated_at = now() WHERE user_id = $1 AND company_id = $2',
      [person.id, harborlineAccounting.id],
    );
    await person.signIn();
    const before = await entries();
    const body = { currentPassword: DEMO_PASSWORD, newPassword: 'long enough for all' };
    await person.send(`/identity/v1/users/${person.id}/password-changes`, { body });
    const made = (await entries()).slice(before.length);
    expect(made.map((entry) => entry.company_id).sort()).toEqual([brightfield.id, quaystone.id].sort());
    for (const { company_id: _, id: _id, ...entry } of made) {
      expect(JSON.stringify(entry)).not.toMatch(new RegExp([brightfield, quaystone].map(({ id }) => id).join('|')));
      expect(JSON.stringify(entry)).not.toContain(body.newPassword);
    }
  });

  it('records a recovery code once, however often its sign-in is sent', async () => {
    const { person, recoveryCode } = await enrolled(firm);
    const before = (await entries()).length;
    const signIn = (key: string) =>
      person.browser.send('/identity/v1/sign-ins', {
        body: { email: person.email, password: DEMO_PASSWORD, recoveryCode },
        headers: { [Header.idempotencyKey]: key },
      });
    expect([(await signIn('one')).status, (await signIn('one')).status, (await signIn('other')).status]).toEqual([200, 200, 400]);
    expect((await entries()).length).toBe(before + 1);
  });

  it('records when two-factor authentication is turned on and off', async () => {
    const { person, verify } = await enrolled(firm);
    const turn = (hasEnabledMfa: boolean) =>
      person.send(`/identity/v1/users/${person.id}`, {
        method: 'PUT',
        body: { firstName: 'Pat', lastName: 'Doe', hasEnabledMfa },
      });
    expect((await newest(1))[0]).toMatchObject({ action: 'account.mfa', changes: [{ what: 'mfa', from: 'false', to: 'true' }] });
    await verify();
    await turn(false);
    expect((await newest(1))[0]).toMatchObject({ action: 'account.mfa', changes: [{ what: 'mfa', from: 'true', to: 'false' }] });
  });

  it('records the actions of people who are not administrators and cannot read them', async () => {
    const member = await (await addPerson(firm.platform, { companyId: brightfield.id, firstName: 'Ida' })).signIn();
    await member.send('/insights/connections/desktop', { method: 'POST' });
    expect((await member.send('/access/v1/audit')).status).toBe(403);
    expect(await newest(1)).toMatchObject([{ actor: 'Ida Doe', action: 'connection.password', subject: 'QuickBooks Desktop' }]);
    expect(JSON.stringify(await newest(1))).not.toMatch(/[\w-]{40}/);
  });
});
