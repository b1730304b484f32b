import { demoCompanies } from '@services/identity/demo/demo-people';
import { onOneDatabase } from '@suite/host/test/databases';
import { addPerson, type Person } from '@suite/host/test/person';
import { pngOf } from '@suite/host/test/pictures';
import { openTestPlatform, type TestPlatform } from '@suite/host/test/test-platform';
import { MILLISECONDS_PER_DAY } from '@suite/values/day-length';
import { apiOrigin } from '@suite/zones/addresses';
import type { Assignment } from './contract/assignments';
import type { TrainingRecord } from './contract/records';
import { coursesToTake } from './ports';
import { campaigns, completions, targets } from './schema';

const companyId = demoCompanies.quaystone.id;
const path = '/academy-admin/v1';
const deployment = { environment: 'local', domain: 'localhost', port: 3000 } as const;
onOneDatabase('the administration of training', (kind) => {
  let platform: TestPlatform;
  let administrator: Person;
  let start: number;
  beforeAll(async () => {
    platform = await openTestPlatform(kind, { deployment });
    // Noon on a Monday in New York.
    platform.time.now = Date.parse('2026-03-02T17:00:00Z');
    start = platform.time.now;
    administrator = await (await addPerson(platform, { companyId, role: 'administrator' })).signIn();
    await platform.pool.query(`update identity.companies set time_zone = 'America/New_York' where id = $1`, [companyId]);
  });
  afterAll(() => platform.close());
  beforeEach(async () => {
    await platform.pool.query(
      'truncate academy_admin.assignments, academy_admin.enrollments, academy_admin.completions, academy_admin.campaigns cascade',
    );
    await at(0);
  });

  /** Moves the clock to days after the start. */
  async function at(days: number) {
    platform.time.now = start + days * MILLISECONDS_PER_DAY;
    await administrator.signIn();
  }
  const get = async (to: string) => (await administrator.send(`${path}${to}`)).body;
  const post = (to: string, body: object) => administrator.send(`${path}${to}`, { body });
  const put = (to: string, body: object) => administrator.send(`${path}${to}`, { method: 'PUT', body });
  const newMember = (firstName: string, of = {}) => addPerson(platform, { companyId, firstName, lastName: 'Stone', ...of });
  const onlyFor = (...people: Person[]) => ({ kind: 'people', userIds: people.map(({ id }) => id) });
  const afterDays = (days: number) => ({ kind: 'after-days', days, countsEarlier: true });
  const assignment = (rest: object) => ({
    ...{ courseId: 'phishing', graceDays: 0, startsOn: '2026-01-01', rule: afterDays(10) },
    ...rest,
  });
  const assign = async (rest: object) => {
    const { status, body } = await post('/assignments', assignment(rest));
    expect(status).toBe(201);
    return body.id as string;
  };
  /** Records a completion of a course, and what follows from it for the assignments. */
  async function completed(person: Person, completedOn: string, courseId = 'phishing') {
    const number = crypto.randomUUID().slice(0, 23).toUpperCase();
    const of = { courseId, course: courseId, version: 1, score: 90, name: 'Name', firm: 'Firm', at: new Date(platform.time.now) };
    await platform.database.insert(completions).values({ companyId, userId: person.id, number, completedOn, ...of });
    return number;
  }

  describe('the records', () => {
    const seen = async (query = '') =>
      (await get(`/records?${query}`)).records.map(({ name, course, state }: TrainingRecord) =>
        [name.split(' ')[0], course, state].join(' '),
      );

    /** Ann is done with one course and overdue with another; Bob and Cleo have one each. */
    async function world() {
      const [ann, bob, cleo] = [await newMember('Ann'), await newMember('Bob'), await newMember('Cleo')];
      const number = await completed(ann, '2026-02-20');
      await assign({ audience: onlyFor(ann), rule: afterDays(10) });
      await assign({ audience: onlyFor(bob), rule: afterDays(20) });
      await assign({ courseId: 'passwords', audience: onlyFor(ann), rule: afterDays(2) });
      await assign({ courseId: 'passwords', audience: onlyFor(cleo), rule: afterDays(15) });
      await at(5);
      return { ann, bob, cleo, number };
    }

    it('are counted by state and by course, and filtered by both and by words of a person', async () => {
      const { bob, number } = await world();
      const all = await get('/records');
      expect(all.counts).toEqual({ assigned: 4, done: 1, due: 2, overdue: 1 });
      expect(all.courses).toEqual([
        { id: 'passwords', title: expect.any(String), assigned: 2, done: 0, due: 1, overdue: 1 },
        { id: 'phishing', title: 'Phishing', assigned: 2, done: 1, due: 1, overdue: 0 },
      ]);
      expect(await seen('courseId=phishing&sort=name')).toEqual(['Ann Phishing done', 'Bob Phishing due']);
      expect(await seen('state=done')).toEqual(['Ann Phishing done']);
      expect(await seen('state=overdue&courseId=phishing')).toEqual([]);
      expect(await seen(`find=${bob.email.toUpperCase()}`)).toEqual(['Bob Phishing due']);
      const [done] = (await get('/records?state=done')).records;
      expect(done).toMatchObject({ doneOn: '2026-02-20', certificate: number, remindedAt: null });
    });

    it('are sorted by each column in both directions, and shown by the page', async () => {
      await world();
      const first = async (query: string) => (await seen(query))[0];
      // The day on which each is due: Ann March 4 (passwords), Cleo March 17, Bob March 22.
      expect((await get('/records?sort=dueOn')).records.map(({ dueOn }: TrainingRecord) => dueOn)).toEqual([
        '2026-03-04',
        '2026-03-17',
        '2026-03-22',
        null,
      ]);
      expect(await first('sort=state')).toMatch(/overdue$/);
      expect(await first('sort=state&order=descending')).toMatch(/done$/);
      expect(await first('sort=name&order=descending')).toMatch(/^Cleo/);
      expect(await first('sort=course&order=descending')).toMatch(/Phishing/);
      expect(await first('sort=doneOn&order=descending')).toMatch(/done$/);
      const second = await get('/records?sort=name&offset=2&limit=1');
      expect([second.records.map(({ name }: TrainingRecord) => name), second.total]).toEqual([['Bob Stone'], 4]);
      // The security plan names the longest overdue first.
      const toTake = await coursesToTake(platform.database, companyId, new Date(platform.time.now), 3);
      expect(toTake.map(({ name, state }) => [name, state])).toEqual([
        ['Ann Stone', 'overdue'],
        ['Cleo Stone', 'due'],
        ['Bob Stone', 'due'],
      ]);
    });

    it('remind everyone in a state at once, and record when', async () => {
      const { ann, cleo } = await world();
      expect((await post('/reminders', { state: 'overdue' })).body).toEqual({ people: 1 });
      await platform.settled();
      const reminded = (await get('/records')).records.filter(({ remindedAt }: TrainingRecord) => remindedAt);
      expect(new Set(reminded.map(({ userId }: TrainingRecord) => userId))).toEqual(new Set([ann.id]));
      expect((await post('/reminders', { state: 'due' })).body).toEqual({ people: 2 });
      await platform.settled();
      expect((await get(`/records?find=${cleo.email}`)).records[0].remindedAt).toMatch(/^2026-03-07/);
    });
  });

  describe('an assignment', () => {
    const listed = async (): Promise<Assignment[]> => (await get('/assignments')).assignments;

    it('counts its people, those who have to take the course, and those who are overdue', async () => {
      const people = [await newMember('Ann'), await newMember('Bob'), await newMember('Cleo')] as const;
      await completed(people[0], '2025-03-10');
      await assign({ audience: onlyFor(...people), rule: { kind: 'anniversary', days: 3, months: 12 }, graceDays: 1 });
      // Ann has to take it again from 30 days before March 10, 2026 on, which has come.
      expect(await listed()).toMatchObject([{ course: 'Phishing', people: 3, open: 3, overdue: 0 }]);
      await at(4);
      expect(await listed()).toMatchObject([{ open: 3, overdue: 0 }]);
      await at(5);
      expect(await listed()).toMatchObject([{ open: 3, overdue: 2 }]);
    });

    it('is not overwritten when two people edit it, and a change counts at once', async () => {
      const [ann, bob, cleo] = [await newMember('Ann'), await newMember('Bob'), await newMember('Cleo')];
      const id = await assign({ audience: onlyFor(ann, bob) });
      const change = { ...assignment({ courseId: 'passwords', audience: onlyFor(bob, cleo) }), version: 1 };
      expect((await put(`/assignments/${id}`, change)).body).toEqual({ version: 2 });
      const late = await put(`/assignments/${id}`, change);
      expect([late.status, late.body.code]).toEqual([409, 'changed_meanwhile']);
      const { records } = await get('/records?sort=name');
      expect(records.map(({ userId, courseId }: TrainingRecord) => [userId, courseId])).toEqual([
        [bob.id, 'passwords'],
        [cleo.id, 'passwords'],
      ]);
      expect((await put(`/assignments/${id}`, { ...change, courseId: 'unknown', version: 2 })).status).toBe(404);
    });

    it('of new hires applies to people who join on its first day or later', async () => {
      const joined = async (firstName: string, on: string) => {
        const person = await newMember(firstName);
        await platform.pool.query('update identity.memberships set joined_at = $2 where user_id = $1', [person.id, on]);
      };
      // 11 p.m. of February 27 and half past midnight of the 28th in New York.
      await joined('Before', '2026-02-28T04:00:00Z');
      await joined('First', '2026-02-28T05:30:00Z');
      await assign({ audience: { kind: 'new-hires' }, startsOn: '2026-02-28' });
      const { records } = await get('/records?find=stone');
      const names = records.map(({ name }: TrainingRecord) => name);
      expect(names).toContain('First Stone');
      expect(names).not.toContain('Before Stone');
    });

    it('applies to people with a role', async () => {
      await newMember('Reader', { role: 'reader' });
      await assign({ audience: { kind: 'role', role: 'reader' } });
      const { records } = await get('/records');
      expect(records.map(({ name }: TrainingRecord) => name)).toEqual(['Reader Stone']);
    });

    it('is gone with its enrollments once it is ended', async () => {
      const id = await assign({ audience: onlyFor(await newMember('Ann')) });
      const end = () => administrator.send(`${path}/assignments/${id}`, { method: 'DELETE' });
      expect((await end()).status).toBe(204);
      expect([await listed(), (await get('/records')).counts.assigned]).toEqual([[], 0]);
      expect((await end()).status).toBe(404);
    });
  });

  describe('a course', () => {
    const listed = async (id: string) => (await get('/courses')).courses.find((course: { id: string }) => course.id === id);

    it('shows whether its draft differs from what is published, and is gone once it is deleted', async () => {
      const { id } = (await post('/courses', { copyOf: 'phishing' })).body;
      const own = `/courses/${id}`;
      expect(await listed(id)).toMatchObject({ title: 'Copy of Phishing', isOwn: true, published: 0, hasChanges: true });
      const draft = await get(own);
      expect((await post(`${own}/versions`, { version: draft.version, note: 'First', voidsEarlier: false })).status).toBe(201);
      expect(await listed(id)).toMatchObject({ published: 1, hasChanges: false });
      const changed = { version: (await get(own)).version, content: { ...draft.content, title: 'Our phishing' } };
      expect((await put(own, changed)).body).toMatchObject({ hasChanges: true, published: 1 });
      const stale = await post(`${own}/versions`, { version: draft.version, note: '', voidsEarlier: false });
      expect(stale.body.code).toBe('changed_meanwhile');
      const ann = await newMember('Ann');
      await assign({ courseId: id, audience: onlyFor(ann) });
      expect((await administrator.send(`${path}${own}`, { method: 'DELETE' })).status).toBe(204);
      expect([await listed(id), (await get('/assignments')).assignments]).toEqual([undefined, []]);
      expect((await administrator.send(`${path}${own}`)).status).toBe(404);
    });

    it('counts its lessons and the questions that an attempt asks', async () => {
      const { content } = await get('/courses/phishing');
      const pools = content.pools as { draw: number; questions: unknown[] }[];
      expect(await listed('phishing')).toMatchObject({
        isOwn: false,
        lessons: content.lessons.length,
        drawn: pools.reduce((sum, { draw }) => sum + draw, 0),
        questions: pools.reduce((sum, { questions }) => sum + questions.length, 0),
      });
    });

    it('is read in its newest version only', async () => {
      const person = await (await newMember('Ann')).signIn();
      const own = `${path}/own-courses/phishing`;
      const { version, lessons } = (await person.send(own)).body;
      const finish = (of: number) => person.send(`${own}/lessons`, { body: { version: of, lessonId: lessons[0].id } });
      expect((await finish(version + 1)).body.code).toBe('changed_meanwhile');
      // Its questions have to be answered first.
      expect((await finish(version)).body.code).toBe('not_open');
    });

    it('takes pictures that can be printed only', async () => {
      const { id } = (await post('/courses', { copyOf: null })).body;
      const upload = (body: Buffer) =>
        platform.fetch(
          new Request(`${apiOrigin(administrator.browser.deployment)}${path}/courses/${id}/pictures`, {
            method: 'POST',
            headers: { Authorization: `Bearer ${administrator.tokens.access_token}` },
            body: new Uint8Array(body),
          }),
        );
      const taken = await upload(pngOf({ width: 20, height: 20 }));
      expect([taken.status, (await taken.json()).src]).toEqual([201, expect.stringMatching(/^data:image\/png;base64,/)]);
      expect((await upload(pngOf({ width: 4001, height: 10 }))).status).toBe(400);
    });
  });

  describe('phishing simulations', () => {
    const settings = async (change: object) => put('/settings', { ...(await get('/settings')), ...change });
    const begin = (audience: object) => post('/phishing/campaigns', { templateId: 'document', audience });

    it('start only while they are allowed, with a mail of the list and for somebody', async () => {
      const person = await newMember('Ann');
      await settings({ isPhishingAllowed: false });
      expect((await begin(onlyFor(person))).body.code).toBe('not_configured');
      expect((await settings({ isPhishingAllowed: true })).status).toBe(200);
      expect((await begin({ kind: 'people', userIds: [crypto.randomUUID()] })).status).toBe(400);
      const unknown = await post('/phishing/campaigns', { templateId: 'lottery', audience: onlyFor(person) });
      expect(unknown.status).toBe(400);
      expect((await begin(onlyFor(person))).body).toMatchObject({ people: 1 });
      expect((await get('/phishing/campaigns')).campaigns).toMatchObject([{ people: 1, sent: 0, clicked: 0, reported: 0 }]);
    });

    it('are counted by the month in which they started, the newest 24 in order', async () => {
      for (let back = 0; back < 26; back++) {
        const month = new Date(Date.UTC(2026, 2 - back, 1)).toISOString().slice(0, 7);
        const of = { templateId: 'document', audience: { kind: 'everyone' as const }, by: 'Ann', startedAt: new Date(start) };
        const [made] = await platform.database
          .insert(campaigns)
          .values({ companyId, month, ...of })
          .returning();
        const target = { campaignId: made?.id ?? '', companyId, sentAt: new Date(start) };
        await platform.database.insert(targets).values([
          { ...target, userId: crypto.randomUUID(), clickedAt: new Date(start) },
          { ...target, userId: crypto.randomUUID(), reportedAt: back ? null : new Date(start) },
        ]);
      }
      const { months } = await get('/phishing/months');
      expect(months).toHaveLength(24);
      expect(months[0]).toEqual({ month: '2024-04', sent: 2, clicked: 1, reported: 0 });
      expect(months[23]).toEqual({ month: '2026-03', sent: 2, clicked: 1, reported: 1 });
    });

    it('name who clicked and who reported, and can be reported for 30 days', async () => {
      const [bob, ann] = [await (await newMember('Bob')).signIn(), await (await newMember('Ann')).signIn()];
      await settings({ isPhishingAllowed: true });
      const { id } = (await begin(onlyFor(bob, ann))).body;
      await platform.settled();
      const report = async (person: Person) => {
        await person.signIn();
        return (await person.send(`${path}/phishing/reports`, { body: { subject: 'A document was shared with you' } })).body;
      };
      expect(await report(ann)).toEqual({ isSimulation: true });
      platform.time.now += 31 * MILLISECONDS_PER_DAY;
      expect(await report(bob)).toEqual({ isSimulation: false });
      await administrator.signIn();
      const { targets: listed } = await get(`/phishing/campaigns/${id}`);
      expect(listed).toMatchObject([
        { name: 'Ann Stone', clickedAt: null, reportedAt: expect.stringMatching(/^2026-03-02/) },
        { name: 'Bob Stone', clickedAt: null, reportedAt: null },
      ]);
    });

    it('change their settings once per version, and keep the day since when they are allowed', async () => {
      const before = await get('/settings');
      const change = { ...before, isPhishingAllowed: true, timeZone: 'America/Chicago' };
      const { body } = await put('/settings', change);
      expect(body).toEqual({ version: before.version + 1, isPhishingAllowed: true, timeZone: 'America/Chicago' });
      const late = await put('/settings', { ...change, isPhishingAllowed: false });
      expect([late.status, late.body.code]).toEqual([409, 'changed_meanwhile']);
      expect(await get('/settings')).toEqual(body);
      expect((await settings({ timeZone: 'Mars/Base' })).status).toBe(400);
      await settings({ timeZone: 'America/New_York' });
    });
  });
});
