import { demoCompanies, demoPeople } from '@services/identity/demo/demo-people';
import { onEachDatabase } from '@suite/host/test/databases';
import { demoPerson, type Person } from '@suite/host/test/person';
import { openTestPlatform, type TestPlatform } from '@suite/host/test/test-platform';

const { olivia, noah } = demoPeople;
const companyId = demoCompanies.harborlineAccounting.id;

onEachDatabase('the record of a client', (kind) => {
  let platform: TestPlatform;
  let person: Person;
  /** The client with the highest net overdue amount, which the dashboard names. */
  let id: string;
  beforeAll(async () => {
    platform = await openTestPlatform(kind);
    person = await demoPerson(platform, olivia).signIn();
    id = (await person.send('/insights/metrics/dashboard')).body.topOverdue[0].clientId;
  });
  afterAll(() => platform.close());

  const path = () => `/insights/clients/records/${id}`;
  const read = async () => (await person.send(path())).body;
  const put = (body: object) => person.send(path(), { method: 'PUT', body });

  it('gets another name, which lists, the dashboard and the audit log show, and customers stay linked', async () => {
    const before = await read();
    const ofClient = async () => (await person.send(`/insights/metrics/clients/${id}`)).body;
    const linked = (await ofClient()).ledgerCustomers;
    expect(linked.length).toBeGreaterThan(0);
    const { status, body } = await put({ name: ' Ironbridge Gyms ', email: 'Pay@Gyms.example', version: before.version });
    expect([status, body]).toEqual([
      200,
      { id, name: 'Ironbridge Gyms', email: 'pay@gyms.example', version: before.version + 1 },
    ]);
    expect(await read()).toEqual(body);
    const { client, ledgerCustomers } = await ofClient();
    expect([client.name, ledgerCustomers]).toEqual(['Ironbridge Gyms', linked]);
    const { topOverdue } = (await person.send('/insights/metrics/dashboard')).body;
    expect(topOverdue.filter(({ clientId }: { clientId: string }) => clientId === id)).toMatchObject([
      { name: 'Ironbridge Gyms' },
    ]);
    expect(topOverdue[0].clientId).toBe(id);
    const { entries } = (await person.send('/access/v1/audit?limit=5')).body;
    expect(entries[0]).toMatchObject({
      action: 'client.changed',
      subject: 'Ironbridge Gyms',
      changes: [
        { what: 'name', from: before.name, to: 'Ironbridge Gyms' },
        { what: 'email', from: before.email, to: 'pay@gyms.example' },
      ],
    });
  });

  it('is not overwritten by somebody who has seen an earlier version', async () => {
    const before = await read();
    expect((await put({ ...before, email: 'one@gyms.example' })).status).toBe(200);
    const late = await put({ ...before, email: 'two@gyms.example' });
    expect([late.status, late.body.code]).toEqual([409, 'changed_meanwhile']);
    expect((await read()).email).toBe('one@gyms.example');
  });

  it('loses its e-mail address, and refuses an empty name and an invalid address', async () => {
    const before = await read();
    expect((await put({ ...before, name: '  ' })).status).toBe(400);
    expect((await put({ ...before, email: 'nobody' })).status).toBe(400);
    expect((await put({ ...before, email: null })).body).toMatchObject({ email: null, version: before.version + 1 });
  });

  it('reminds at the address of the record, otherwise at that of the last reminder', async () => {
    const debtor = `/insights/advisory/debtors/${id}`;
    const { draft, asOf } = (await person.send(debtor)).body;
    const to = async () => (await person.send(debtor)).body.draft.to;
    const sent = await person.send(`${debtor}/reminders`, {
      body: { to: 'typo@gyms.exmaple', subject: draft.subject, text: draft.text, asOf },
      headers: { 'Idempotency-Key': crypto.randomUUID() },
    });
    expect(sent.status).toBe(201);
    expect(await to()).toBe('typo@gyms.exmaple');
    await put({ ...(await read()), email: 'pay@gyms.example' });
    expect(await to()).toBe('pay@gyms.example');
  });

  it('is not found by another firm, for an unknown id, and once it is merged', async () => {
    const stranger = await demoPerson(platform, noah).signIn();
    expect((await stranger.send(path())).status).toBe(404);
    const change = { name: 'Mine', email: null, version: 1 };
    expect((await stranger.send(path(), { method: 'PUT', body: change })).status).toBe(404);
    expect((await person.send('/insights/clients/records/x')).status).toBe(404);
    const { rows } = await platform.pool.query('select id from ledger.clients where company_id = $1 and id <> $2 limit 1', [
      companyId,
      id,
    ]);
    const merges = { intoId: rows[0].id, clientIds: [id] };
    expect((await person.send('/insights/clients/merges', { body: merges })).status).toBe(204);
    expect((await person.send(path())).status).toBe(404);
  });
});
