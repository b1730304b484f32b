import { randomUUID } from 'node:crypto';
import { demoCompanies, demoPeople } from '@services/identity/demo/demo-people';
import { onOneDatabase } from '@suite/host/test/databases';
import { addPerson, demoPerson, type Person } from '@suite/host/test/person';
import { openTestPlatform, type TestPlatform } from '@suite/host/test/test-platform';
import type { Event } from '../contract/feed';
import { appendFact } from '../fixture-facts';

const { brightfield, quaystone } = demoCompanies;
const noIq = Object.fromEntries(
  ['iq-clients', 'iq-reports', 'iq-dashboard', 'iq-settings', 'iq-onboarding', 'iq-client-advisory'].map((app) => [
    app,
    'blocked',
  ]),
);

onOneDatabase('the feed', (kind) => {
  let platform: TestPlatform;
  let administrator: Person;
  let member: Person;
  const clientIds = [randomUUID(), randomUUID()];
  beforeAll(async () => {
    platform = await openTestPlatform(kind);
    administrator = await demoPerson(platform, demoPeople.noah).signIn();
    member = await (await addPerson(platform, { companyId: brightfield.id, firstName: 'Ida', lastName: 'Holt' })).signIn();
    await platform.pool.query('DELETE FROM kernel.facts');
    await appendFact(platform, 'ledger.changed', brightfield.id, { asOf: '2021-03-17' });
    await appendFact(platform, 'ledger.changed', quaystone.id, { asOf: '2021-03-18' });
    await appendFact(platform, 'person.joined', brightfield.id, { userId: member.id });
    await appendFact(platform, 'clients.added', brightfield.id, { clientIds });
  });
  afterAll(() => platform.close());

  const feed = async (person: Person, query = '') => (await person.send(`/events/v1/feed${query}`)).body;
  const typesOf = async (person: Person) => (await feed(person)).events.map(({ type }: Event) => type);

  it('shows an administrator the events of their company, newest first', async () => {
    const { events, next } = await feed(administrator);
    expect(events.map(({ type, data }: Event) => [type, data])).toEqual([
      ['clients.added', { count: 2 }],
      ['person.joined', { userId: member.id, name: 'Ida Holt' }],
      ['ledger.changed', { asOf: '2021-03-17' }],
    ]);
    expect(events[0].at).toBe(new Date(platform.time.now).toISOString());
    expect(next).toBeNull();
  });

  it('is paged without gaps or repetitions', async () => {
    const { events } = await feed(administrator);
    const first = await feed(administrator, '?limit=2');
    const second = await feed(administrator, `?limit=2&before=${first.next}`);
    expect([...first.events, ...second.events]).toEqual(events);
    expect(second.next).toBeNull();
  });

  it.each(['?limit=0', '?limit=201', '?limit=x', '?before=x', '?before=-1', '?before=9999999999999999'])(
    'refuses %s',
    async (query) => {
      expect((await administrator.send(`/events/v1/feed${query}`)).status).toBe(400);
    },
  );

  it('shows each person what their rights let them see', async () => {
    expect(await typesOf(member)).toEqual(['clients.added', 'ledger.changed']);
    const set = (version: number, apps: object) =>
      administrator.send(`/access/v1/people/${member.id}`, { method: 'PUT', body: { version, apps } });
    await set(1, noIq);
    expect(await typesOf(member)).toEqual([]);
    await set(2, { ...noIq, 'iq-reports': 'allowed' });
    expect(await typesOf(member)).toEqual(['clients.added', 'ledger.changed']);
  });

  it('does not exist for a person without a company', async () => {
    const mia = await demoPerson(platform, demoPeople.mia).signIn();
    expect((await mia.send('/events/v1/feed')).status).toBe(404);
  });
});
