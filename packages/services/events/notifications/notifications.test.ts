import { demoCompanies, demoPeople } from '@services/identity/demo/demo-people';
import { onOneDatabase } from '@suite/host/test/databases';
import { invitationToken } from '@suite/host/test/mailbox';
import { addPerson, demoPerson, Person } from '@suite/host/test/person';
import { openTestPlatform, type TestPlatform } from '@suite/host/test/test-platform';
import { newestFacts } from '@suite/kernel/facts/append-fact';
import { sweep } from '@suite/kernel/service/sweep';
import { appendFact } from '../fixture-facts';
import { notifications } from '../schema';
import { service } from '../service';
import { notify } from './notify';

const companyId = demoCompanies.brightfield.id;
const HOUR = 3_600_000;
const path = '/events/v1/notifications';

onOneDatabase('notifications', (kind) => {
  let platform: TestPlatform;
  let noah: Person;
  beforeAll(async () => {
    platform = await openTestPlatform(kind);
    noah = demoPerson(platform, demoPeople.noah);
  });
  afterAll(() => platform.close());
  beforeEach(async () => {
    await platform.database.delete(notifications);
    platform.time.now = Date.now();
    await noah.signIn();
  });

  const of = async (person: Person, query = '') => (await person.send(path + query)).body;
  const change = async (asOf: string) => {
    await appendFact(platform, 'ledger.changed', companyId, { asOf });
    await platform.settled();
  };
  const datesOf = async (person: Person) =>
    (await of(await person.signIn())).notifications.map(({ data }: { data: { asOf: string } }) => data.asOf);

  it('tell the administrators of a company who joined it, and not the person', async () => {
    const member = await (await addPerson(platform, { companyId })).signIn();
    const email = 'ida@invited.example';
    await noah.send('/access/v1/invitations', { body: { emails: [email], role: 'administrator' } });
    const token = await invitationToken(platform, email);
    const ida = new Person(platform, '', email);
    const body = { account: 'new', firstName: 'Ida', lastName: 'Holt', password: 'Suite-demo-1' };
    expect((await ida.send(`/identity/v1/invitations/${token}/acceptances`, { body })).status).toBe(200);
    await platform.settled();
    const { unread, notifications: told } = await of(noah);
    expect(unread).toBe(1);
    expect(told).toMatchObject([{ type: 'person.joined', data: { name: 'Ida Holt' }, isRead: false }]);
    for (const person of [await ida.signIn(), member]) {
      expect(await of(person)).toEqual({ unread: 0, notifications: [], next: null });
    }
  });

  it('tell nobody more than once a day that the ledger changed', async () => {
    await change('2021-03-17');
    await change('2021-03-18');
    platform.time.now += 23 * HOUR;
    await change('2021-03-19');
    expect(await datesOf(noah)).toEqual(['2021-03-17']);
    platform.time.now += 2 * HOUR;
    await change('2021-03-20');
    expect(await datesOf(noah)).toEqual(['2021-03-20', '2021-03-17']);
  });

  it('tell somebody of a fact once, however often it is delivered', async () => {
    await appendFact(platform, 'person.joined', companyId, { userId: demoPeople.mia.id });
    await platform.settled();
    const [fact] = await newestFacts(platform.database, { companyId, limit: 1 });
    if (!fact) throw new Error('there is no fact');
    await notify(platform.database, fact, 'person.joined');
    expect((await of(noah)).unread).toBe(1);
  });

  it('are shown only while the person may see them', async () => {
    const second = await addPerson(platform, { companyId, role: 'administrator' });
    await appendFact(platform, 'person.joined', companyId, { userId: demoPeople.mia.id });
    await platform.settled();
    const set = async (version: number, body: object) => {
      const answer = await noah.send(`/access/v1/people/${second.id}`, { method: 'PUT', body: { version, ...body } });
      expect(answer.status).toBe(200);
    };
    await second.signIn();
    const { notifications: told } = await of(second);
    expect(told).toHaveLength(1);
    await set(1, { role: 'member' });
    expect(await of(second)).toEqual({ unread: 0, notifications: [], next: null });
    const put = { method: 'PUT', body: { isRead: true } };
    expect((await second.send(`${path}/${told[0].id}`, put)).status).toBe(404);
    await set(2, { role: 'administrator' });
    expect((await of(second)).unread).toBe(1);
    await set(3, { status: 'deactivated' });
    expect((await second.send(path)).status).toBeGreaterThanOrEqual(401);
    await appendFact(platform, 'person.joined', companyId, { userId: demoPeople.liam.id });
    await platform.settled();
    const { rows } = await platform.pool.query('SELECT * FROM events.notifications WHERE user_id = $1', [second.id]);
    expect(rows).toHaveLength(1);
  });

  it('are none for who may see no type of event', async () => {
    const member = await addPerson(platform, { companyId });
    await appendFact(platform, 'ledger.changed', companyId, { asOf: '2021-03-17' });
    await platform.settled();
    await member.signIn();
    expect((await of(member)).unread).toBe(1);
    const iqApps = ['iq-clients', 'iq-reports', 'iq-dashboard', 'iq-settings', 'iq-onboarding', 'iq-client-advisory'];
    const apps = Object.fromEntries(iqApps.map((app) => [app, 'blocked']));
    await noah.send(`/access/v1/people/${member.id}`, { method: 'PUT', body: { version: 1, apps } });
    expect(await of(member)).toEqual({ unread: 0, notifications: [], next: null });
    expect((await member.send(`${path}/read-all`, { method: 'POST' })).status).toBe(204);
    platform.time.now += 25 * HOUR;
    await appendFact(platform, 'ledger.changed', companyId, { asOf: '2021-03-18' });
    await platform.settled();
    const { rows } = await platform.pool.query('SELECT read_at FROM events.notifications WHERE user_id = $1', [member.id]);
    expect(rows).toEqual([{ read_at: null }]);
  });

  it('are marked as read and unread, one by one or all', async () => {
    for (const { id } of [demoPeople.mia, demoPeople.liam, demoPeople.olivia]) {
      await appendFact(platform, 'person.joined', companyId, { userId: id });
    }
    await platform.settled();
    const { unread, notifications: told } = await of(noah);
    expect([unread, told.length]).toEqual([3, 3]);
    const mark = (isRead: boolean) => noah.send(`${path}/${told[1].id}`, { method: 'PUT', body: { isRead } });
    const states = async () => (await of(noah)).notifications.map(({ isRead }: { isRead: boolean }) => isRead);
    expect((await mark(true)).status).toBe(204);
    expect([await states(), (await of(noah)).unread]).toEqual([[false, true, false], 2]);
    await mark(false);
    expect(await states()).toEqual([false, false, false]);
    expect((await noah.send(`${path}/read-all`, { method: 'POST' })).status).toBe(204);
    expect([await states(), (await of(noah)).unread]).toEqual([[true, true, true], 0]);
    const first = await of(noah, '?limit=2');
    const second = await of(noah, `?limit=2&before=${first.next}`);
    expect([...first.notifications, ...second.notifications].map(({ id }) => id)).toEqual(
      told.map(({ id }: { id: number }) => id),
    );
  });

  it('are removed after 90 days, and with their company', async () => {
    const at = (days: number) => new Date(platform.time.now - days * 24 * HOUR);
    const row = { companyId, userId: demoPeople.noah.id, type: 'person.joined' as const, data: {} };
    await platform.database.insert(notifications).values([
      { ...row, factId: 1, at: at(91) },
      { ...row, factId: 2, at: at(89) },
    ]);
    await sweep({ pool: platform.pool, clock: () => platform.time.now }, service.expiries ?? []);
    expect(await platform.database.select().from(notifications)).toMatchObject([{ factId: 2 }]);
    await service.removeCompanies?.(platform.database, [companyId]);
    expect(await platform.database.select().from(notifications)).toEqual([]);
  });
});
