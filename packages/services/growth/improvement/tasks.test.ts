import { demoCompanies, demoPeople } from '@services/identity/demo/demo-people';
import { onOneDatabase } from '@suite/host/test/databases';
import { addPerson, demoPerson, type Person } from '@suite/host/test/person';
import { openTestPlatform, type TestPlatform } from '@suite/host/test/test-platform';
import { followScores } from './tasks/follow-scores';

const path = '/firm-improvement/v1/tasks';

onOneDatabase('the improvement plan', (kind) => {
  let platform: TestPlatform;
  let olivia: Person;
  let member: Person;
  const companyId = demoCompanies.harborlineAccounting.id;
  beforeAll(async () => {
    platform = await openTestPlatform(kind);
    olivia = await demoPerson(platform, demoPeople.olivia).signIn();
    member = await (await addPerson(platform, { companyId, firstName: 'Mel', lastName: 'Ray' })).signIn();
  });
  afterAll(() => platform.close());

  const entries = { title: 'Sign the buy-sell agreement', why: '', ownerId: null, dueOn: null, target: null };
  const add = async (more: object) => (await olivia.send(path, { body: { ...entries, driver: null, ...more } })).body;
  const open = async (by: Person) => (await by.send('/firm-improvement/platform/user')).body;
  const driversWith = (points: number | null, value: string | null) => ({ drivers: { 'buy-sell': { points, value } } });
  const scored = (data: object) => followScores(platform.database, { companyId, at: new Date(platform.time.now), data });
  const find = async (id: string) => (await olivia.send(path)).body.tasks.find((task: { id: string }) => task.id === id);

  it('shows people their own tasks, earliest due first, and which are overdue', async () => {
    expect(await open(member)).toMatchObject({ name: 'Mel Ray', items: [], overdue: 0 });
    await add({ title: 'Later', ownerId: member.id, dueOn: '2999-01-01' });
    await add({ title: 'Late', ownerId: member.id, dueOn: '2000-01-01' });
    await add({ title: 'Of somebody else', ownerId: olivia.id });
    const { items, overdue } = await open(member);
    expect(items.map(({ title }: { title: string }) => title)).toEqual(['Late', 'Later']);
    expect(overdue).toBe(1);
    expect((await member.send(path)).body.tasks).toHaveLength(2);
  });

  it('rejects owners from outside, invalid days, and unknown drivers', async () => {
    expect((await olivia.send(path, { body: { ...entries, driver: null, ownerId: demoPeople.noah.id } })).status).toBe(400);
    expect((await olivia.send(path, { body: { ...entries, driver: null, dueOn: '2026-02-30' } })).status).toBe(400);
    expect((await olivia.send(path, { body: { ...entries, driver: 'luck' } })).status).toBe(404);
  });

  it('completes a task when its driver reaches the target, and not before', async () => {
    const { id, measure } = await add({ driver: 'buy-sell', target: 75 });
    expect(measure).toMatchObject({ start: 0, target: 75, startValue: 'Not at all' });
    await scored(driversWith(50, 'Partly'));
    expect(await find(id)).toMatchObject({ state: 'open', measure: { now: 50, nowValue: 'Partly' } });
    await scored(driversWith(null, null));
    expect((await find(id)).state).toBe('open');
    await scored(driversWith(75, 'Mostly'));
    const done = await find(id);
    expect(done).toMatchObject({
      state: 'done',
      doneBecause: 'Agreement among owners: Not at all → Mostly (0 → 75 points)',
    });
    // A completed task stays completed, even if the driver drops again.
    await scored(driversWith(0, 'Not at all'));
    expect((await find(id)).doneOn).toBe(done.doneOn);
  });

  it('records who completed a task, and prevents two people from overwriting each other', async () => {
    const { id, version } = await add({ title: 'Call the insurer', ownerId: member.id });
    const body = { ...entries, title: 'Call the insurer', ownerId: member.id, isDone: true, version };
    const saved = await Promise.all([member, olivia].map((by) => by.send(`${path}/${id}`, { method: 'PUT', body })));
    expect(saved.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect((await find(id)).doneBecause).toMatch(/ says so$/);
  });

  it('suggests weak drivers without an open task', async () => {
    const suggested = async () =>
      (await olivia.send('/firm-improvement/v1/suggestions')).body.suggestions.map(({ driver }: { driver: string }) => driver);
    expect(await suggested()).toContain('absence');
    await add({ driver: 'absence' });
    expect(await suggested()).not.toContain('absence');
    expect((await member.send('/firm-improvement/v1/suggestions')).body.suggestions).toEqual([]);
  });

  it("marks a task as overdue once its day has passed in the firm's time zone", async () => {
    const { id } = await add({ ownerId: olivia.id, dueOn: '2027-03-01' });
    const at = async (moment: string) => {
      platform.time.now = Date.parse(moment);
      await olivia.signIn();
      const { today, items } = await open(olivia);
      return [today, items.find((task: { id: string }) => task.id === id).isOverdue];
    };
    expect(await at('2027-03-02T01:30:00Z')).toEqual(['2027-03-01', false]);
    expect(await at('2027-03-02T05:30:00Z')).toEqual(['2027-03-02', true]);
  });
});
