import { randomUUID } from 'node:crypto';
import { demoCompanies, demoPeople } from '@services/identity/demo/demo-people';
import { onOneDatabase } from '@suite/host/test/databases';
import { invitationToken } from '@suite/host/test/mailbox';
import { addPerson, demoPerson, Person } from '@suite/host/test/person';
import { openTestPlatform, type TestPlatform } from '@suite/host/test/test-platform';
import { newestFacts } from '@suite/kernel/facts/append-fact';
import { sweep } from '@suite/kernel/service/sweep';
import { MILLISECONDS_PER_DAY } from '@suite/values/day-length';
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
  const fail = async () => {
    await appendFact(platform, 'import.failed', companyId, { runId: null });
    await platform.settled();
  };
  const finish = async () => {
    await appendFact(platform, 'import.finished', companyId, { runId: randomUUID(), imported: 3, rejected: 1 });
    await platform.settled();
  };

  it('inform the administrators of a company who joined it, but not the person who joined', async () => {
    const member = await (await addPerson(platform, { companyId })).signIn();
    const email = 'ida@invited.example';
    await noah.send('/access/v1/invitations', { body: { emails: [email], role: 'administrator' } });
    const token = await invitationToken(platform, email);
    const ida = new Person(platform, '', email);
    const body = { account: 'new', firstName: 'Ida', lastName: 'Holt', password: 'Suite-demo-1' };
    expect((await ida.send(`/identity/v1/invitations/${token}/acceptances`, { body })).status).toBe(200);
    await platform.settled();
    const { unread, notifications: received } = await of(noah);
    expect(unread).toBe(1);
    expect(received).toMatchObject([{ type: 'person.joined', data: { name: 'Ida Holt' }, isRead: false }]);
    for (const person of [await ida.signIn(), member]) {
      expect(await of(person)).toEqual({ unread: 0, notifications: [], next: null });
    }
  });

  it('report a failed import to each person at most once a day', async () => {
    await fail();
    await fail();
    platform.time.now += 23 * HOUR;
    await fail();
    expect((await of(await noah.signIn())).unread).toBe(1);
    platform.time.now += 2 * HOUR;
    await fail();
    expect((await of(await noah.signIn())).unread).toBe(2);
  });

  it('inform administrators who requests which app', async () => {
    const member = await (await addPerson(platform, { companyId, firstName: 'Ida', lastName: 'Holt' })).signIn();
    await noah.send(`/access/v1/people/${member.id}`, { method: 'PUT', body: { version: 1, apps: { wisp: 'blocked' } } });
    const ask = () => member.send('/access/v1/own-requests', { body: { app: 'wisp' } });
    expect((await ask()).status).toBe(201);
    await ask();
    await platform.settled();
    expect((await of(noah)).notifications).toMatchObject([
      { type: 'access.requested', data: { userId: member.id, name: 'Ida Holt', app: 'wisp' } },
    ]);
    expect((await of(member)).unread).toBe(0);
  });

  it('inform only the assigned person about a to-do', async () => {
    const member = await (await addPerson(platform, { companyId })).signIn();
    const data = { client: 'Alder', title: 'Collect what is overdue', by: 'Noah Bright' };
    const ids = { toDoId: randomUUID(), clientId: randomUUID(), assigneeId: member.id };
    await appendFact(platform, 'to-do.assigned', companyId, { ...ids, ...data });
    await platform.settled();
    expect((await of(member)).notifications).toMatchObject([{ type: 'to-do.assigned', data: { toDoId: ids.toDoId, ...data } }]);
    expect((await of(noah)).unread).toBe(0);
  });

  it('leave out the kinds that a person does not want in the bell', async () => {
    await finish();
    await fail();
    const settings = '/events/v1/notification-settings';
    const before = (await noah.send(settings)).body;
    expect(before.digest).toBe('off');
    expect(before.kinds).toContainEqual({ type: 'import.failed', inBell: true, byMail: true });
    const put = async (inBell: boolean) =>
      noah.send(settings, {
        method: 'PUT',
        body: { kinds: [{ type: 'import.finished', inBell, byMail: true }], digest: 'off' },
      });
    const { body } = await put(false);
    expect(body.kinds).toContainEqual({ type: 'import.finished', inBell: false, byMail: true });
    expect(body.kinds).toContainEqual({ type: 'import.failed', inBell: true, byMail: true });
    expect((await noah.send('/events/v1/unread')).body).toEqual({ unread: 1 });
    expect((await of(noah)).notifications).toMatchObject([{ type: 'import.failed', data: { run: null, failure: null } }]);
    await put(true);
    expect((await noah.send('/events/v1/unread')).body).toEqual({ unread: 2 });
  });

  it('are created once for each fact and person, however often the fact is delivered', async () => {
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
    const { notifications: received } = await of(second);
    expect(received).toHaveLength(1);
    await set(1, { role: 'member' });
    expect(await of(second)).toEqual({ unread: 0, notifications: [], next: null });
    const put = { method: 'PUT', body: { isRead: true } };
    expect((await second.send(`${path}/${received[0].id}`, put)).status).toBe(404);
    await set(2, { role: 'administrator' });
    expect((await of(second)).unread).toBe(1);
    await set(3, { status: 'deactivated' });
    expect((await second.send(path)).status).toBeGreaterThanOrEqual(401);
    await appendFact(platform, 'person.joined', companyId, { userId: demoPeople.liam.id });
    await platform.settled();
    const { rows } = await platform.pool.query('SELECT * FROM events.notifications WHERE user_id = $1', [second.id]);
    expect(rows).toHaveLength(1);
  });

  it('are empty for people who may see no type of event', async () => {
    const member = await addPerson(platform, { companyId });
    await finish();
    await member.signIn();
    expect((await of(member)).unread).toBe(1);
    const iqApps = ['iq-clients', 'iq-reports', 'iq-dashboard', 'iq-settings', 'iq-onboarding', 'iq-client-advisory'];
    const apps = Object.fromEntries(iqApps.map((app) => [app, 'blocked']));
    await noah.send(`/access/v1/people/${member.id}`, { method: 'PUT', body: { version: 1, apps } });
    expect(await of(member)).toEqual({ unread: 0, notifications: [], next: null });
    expect((await member.send(`${path}/read-all`, { method: 'POST' })).status).toBe(204);
    await finish();
    const { rows } = await platform.pool.query('SELECT read_at FROM events.notifications WHERE user_id = $1', [member.id]);
    expect(rows).toEqual([{ read_at: null }]);
  });

  it('are marked as read and unread, one by one or all', async () => {
    for (const { id } of [demoPeople.mia, demoPeople.liam, demoPeople.olivia]) {
      await appendFact(platform, 'person.joined', companyId, { userId: id });
    }
    await platform.settled();
    const { unread, notifications: received } = await of(noah);
    expect([unread, received.length]).toEqual([3, 3]);
    const mark = (isRead: boolean) => noah.send(`${path}/${received[1].id}`, { method: 'PUT', body: { isRead } });
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
      received.map(({ id }: { id: number }) => id),
    );
  });

  it('are removed after 90 days, and with their company', async () => {
    const at = (days: number) => new Date(platform.time.now - days * MILLISECONDS_PER_DAY);
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
