import { demoCompanies, demoPeople } from '@services/identity/demo/demo-people';
import { Browser } from '@suite/host/test/browser';
import { onOneDatabase } from '@suite/host/test/databases';
import { mailsTo } from '@suite/host/test/mailbox';
import { addPerson, demoPerson, type Person } from '@suite/host/test/person';
import { openTestPlatform, type TestPlatform } from '@suite/host/test/test-platform';
import { MILLISECONDS_PER_DAY } from '@suite/values/day-length';
import { and, eq } from 'drizzle-orm';
import { phishing } from './courses/texts/phishing';
import { coursesToTake } from './ports';
import { attempts, completions, targets } from './schema';

const { olivia, noah } = demoPeople;
const companyId = demoCompanies.harborlineAccounting.id;
const path = '/academy-admin/v1';
const deployment = { environment: 'local', domain: 'localhost', port: 3000 } as const;

onOneDatabase('training', (kind) => {
  let platform: TestPlatform;
  let administrator: Person;
  beforeAll(async () => {
    platform = await openTestPlatform(kind, { deployment });
    administrator = await demoPerson(platform, olivia).signIn();
  });
  afterAll(() => platform.close());

  const newMember = async (of = {}) => (await addPerson(platform, { companyId, ...of })).signIn();
  const put = (person: Person, to: string, body: object) => person.send(to, { method: 'PUT', body });

  /** Reads all lessons of a course and answers their questions. */
  async function readLessons(person: Person, courseId: string) {
    const { body: course } = await person.send(`${path}/own-courses/${courseId}`);
    const { version } = course;
    for (const lesson of course.lessons) {
      for (const { question } of (lesson.blocks ?? []).filter(({ kind: of }: { kind: string }) => of === 'question'))
        await person.send(`${path}/own-courses/${courseId}/answers`, {
          body: { version, questionId: question.id, optionIds: [question.options[0].id] },
        });
      const done = await person.send(`${path}/own-courses/${courseId}/lessons`, { body: { version, lessonId: lesson.id } });
      expect(done.status).toBe(200);
    }
  }

  /** Starts the quiz and answers every question right, or every one wrong. */
  async function answerQuiz(person: Person, courseId: string, isRight: boolean) {
    const { body: attempt } = await person.send(`${path}/own-courses/${courseId}/attempts`, { method: 'POST' });
    const [row] = await platform.database.select().from(attempts).where(eq(attempts.id, attempt.id));
    for (const { id: questionId, options } of row?.questions ?? []) {
      const chosen = options.filter((option) => option.isRight === isRight).map(({ id }) => id);
      expect((await put(person, `${path}/attempts/${attempt.id}/answers`, { questionId, optionIds: chosen })).status).toBe(204);
    }
    return attempt.id as string;
  }

  const submit = (person: Person, attemptId: string) =>
    person.send(`${path}/attempts/${attemptId}/submission`, { method: 'POST' });

  async function pass(person: Person, courseId = 'phishing') {
    await readLessons(person, courseId);
    return (await submit(person, await answerQuiz(person, courseId, true))).body;
  }

  const assign = async (body: object) => {
    const base = { courseId: 'phishing', graceDays: 0, startsOn: '2026-01-01' };
    const answer = await administrator.send(`${path}/assignments`, { body: { ...base, ...body } });
    expect(answer.status).toBe(201);
    return `${path}/assignments/${answer.body.id}`;
  };

  const afterDays = (days: number) => ({ kind: 'after-days', days, countsEarlier: true });
  const onlyFor = (...people: Person[]) => ({ kind: 'people', userIds: people.map(({ id }) => id) });
  const stateOf = async (person: Person, courseId = 'phishing') =>
    (await person.send(`${path}/own-courses`)).body.courses.find(({ id }: { id: string }) => id === courseId);

  describe('a quiz', () => {
    it('is locked until the lessons are read, and reveals no right answer before it is submitted', async () => {
      const person = await newMember();
      expect((await person.send(`${path}/own-courses/phishing/attempts`, { method: 'POST' })).body.code).toBe('not_open');
      const read = JSON.stringify((await person.send(`${path}/own-courses/phishing`)).body);
      await readLessons(person, 'phishing');
      const started = JSON.stringify((await person.send(`${path}/own-courses/phishing/attempts`, { method: 'POST' })).body);
      for (const text of [read, started]) {
        expect(text).not.toMatch(/isRight"|explanation/);
        for (const { questions } of phishing.pools)
          for (const { explanation } of questions) expect(text).not.toContain(explanation);
      }
    });

    it('is graded by the server, and explains the wrong answers', async () => {
      const person = await newMember();
      await readLessons(person, 'phishing');
      const failed = (await submit(person, await answerQuiz(person, 'phishing', false))).body;
      expect(failed).toMatchObject({ score: 0, isPassed: false, certificate: null });
      expect(failed.questions[0]).toMatchObject({ isRight: false, explanation: expect.stringMatching(/\w/) });
      const passed = (await submit(person, await answerQuiz(person, 'phishing', true))).body;
      expect(passed).toMatchObject({ score: 100, isPassed: true, certificate: { isValid: true } });
    });

    it('resumes where it was left, with the same questions', async () => {
      const person = await newMember();
      await readLessons(person, 'phishing');
      const start = async () => (await person.send(`${path}/own-courses/phishing/attempts`, { method: 'POST' })).body;
      const { id, questions } = await start();
      const answer = { questionId: questions[0].id, optionIds: [questions[0].options[0].id] };
      await put(person, `${path}/attempts/${id}/answers`, answer);
      expect(await start()).toMatchObject({ id, questions, answers: { [answer.questionId]: answer.optionIds } });
    });

    it('rejects forged answers and answers of another person', async () => {
      const [person, other] = [await newMember(), await newMember()];
      await readLessons(person, 'phishing');
      const { body: attempt } = await person.send(`${path}/own-courses/phishing/attempts`, { method: 'POST' });
      const [{ id: questionId, options }] = attempt.questions;
      const own = `${path}/attempts/${attempt.id}`;
      const refused = [
        { questionId: 'another', optionIds: ['a'] },
        { questionId, optionIds: ['zz'] },
        { questionId, optionIds: [options[0].id, options[0].id] },
        { questionId, optionIds: [] },
      ];
      for (const body of refused) expect((await put(person, `${own}/answers`, body)).status).toBe(400);
      expect((await put(other, `${own}/answers`, { questionId, optionIds: [options[0].id] })).status).toBe(404);
      expect((await submit(other, attempt.id)).status).toBe(404);
      // A score or a pass from the browser is ignored.
      const forged = await person.send(`${own}/submission`, { body: { score: 100, isPassed: true, answers: {} } });
      expect([forged.status, forged.body.message]).toEqual([400, 'Answer all questions before you submit the quiz.']);
    });

    it('is graded once', async () => {
      const person = await newMember();
      await readLessons(person, 'phishing');
      const id = await answerQuiz(person, 'phishing', true);
      const answers = await Promise.all([submit(person, id), submit(person, id)]);
      expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
      expect(await platform.database.$count(completions, eq(completions.userId, person.id))).toBe(1);
    });
  });

  describe('a course of the firm', () => {
    async function newCourse(change = {}) {
      const { body } = await administrator.send(`${path}/courses`, { body: { copyOf: 'phishing' } });
      const own = `${path}/courses/${body.id}`;
      const { body: draft } = await administrator.send(own);
      const saved = await put(administrator, own, { version: draft.version, content: { ...draft.content, ...change } });
      expect(saved.status).toBe(200);
      const publish = async (voidsEarlier: boolean) => {
        const { body: now } = await administrator.send(own);
        return administrator.send(`${own}/versions`, { body: { version: now.version, note: 'Changed', voidsEarlier } });
      };
      expect((await publish(false)).status).toBe(201);
      return { id: body.id as string, own, publish };
    }

    it('is graded by the version that was started, even if the course changes during the quiz', async () => {
      const { id, own, publish } = await newCourse({ title: 'Our rules' });
      const person = await newMember();
      await readLessons(person, id);
      const attemptId = await answerQuiz(person, id, true);
      const { body } = await administrator.send(own);
      await put(administrator, own, { version: body.version, content: { ...body.content, title: 'New rules', pools: [] } });
      await publish(false);
      expect((await submit(person, attemptId)).body).toMatchObject({ isPassed: true });
      const [made] = await platform.database.select().from(completions).where(eq(completions.userId, person.id));
      expect(made).toMatchObject({ version: 1, voidedAt: null });
    });

    it('voids certificates, ends quizzes in progress and is due again after a version that voids earlier ones', async () => {
      const { id, publish } = await newCourse();
      const [done, halfway] = [await newMember(), await newMember()];
      await assign({ courseId: id, audience: onlyFor(done, halfway), rule: afterDays(30) });
      const { certificate } = await pass(done, id);
      await readLessons(halfway, id);
      const attemptId = await answerQuiz(halfway, id, true);
      expect(await stateOf(done, id)).toMatchObject({ state: 'done' });
      await publish(true);
      expect((await submit(halfway, attemptId)).body.code).toBe('changed_meanwhile');
      expect(await stateOf(done, id)).toMatchObject({ state: 'due', doneOn: null, lessonsDone: 0 });
      expect(await stateOf(halfway, id)).toMatchObject({ lessonsDone: 0, isInQuiz: false });
      const shown = await new Browser(platform).send(`${path}/certificates/${certificate.number}`);
      expect((await shown.json()).voidedAt).toMatch(/^\d{4}-/);
    });

    it('is not overwritten when two people edit it', async () => {
      const { own } = await newCourse();
      const { body } = await administrator.send(own);
      const change = { version: body.version, content: body.content };
      expect((await put(administrator, own, change)).status).toBe(200);
      expect((await put(administrator, own, change)).body.code).toBe('changed_meanwhile');
    });

    it('is completed by its acknowledgement when it has nothing else', async () => {
      const lessons = [
        { kind: 'acknowledgement', id: 'plan', title: 'The plan', text: 'Read it.', statement: 'I have read it.' },
      ];
      const { id } = await newCourse({ lessons, pools: [] });
      const person = await newMember();
      await readLessons(person, id);
      const { body } = await person.send(`${path}/own-courses/${id}`);
      expect(body.certificate).toMatchObject({ isValid: true, score: 100 });
    });

    it('is not visible to another firm', async () => {
      const { id, own } = await newCourse();
      const stranger = await demoPerson(platform, noah).signIn();
      expect((await stranger.send(own)).status).toBe(404);
      expect((await stranger.send(`${path}/own-courses/${id}`)).status).toBe(404);
      expect((await stranger.send(`${path}/own-courses/${id}/attempts`, { method: 'POST' })).status).toBe(404);
    });
  });

  describe('an assignment', () => {
    const newGroup = async () =>
      (await administrator.send('/access/v1/groups', { body: { name: crypto.randomUUID() } })).body.id as string;
    const join = (person: Person, groupIds: string[]) =>
      put(administrator, `/access/v1/people/${person.id}`, { version: 1, groupIds });

    it('counts by the earlier due date for members of two groups', async () => {
      const groups = [await newGroup(), await newGroup()];
      for (const [at, days] of [20, 5].entries())
        await assign({ audience: { kind: 'groups', groupIds: [groups[at]] }, rule: afterDays(days) });
      const person = await newMember();
      await join(person, groups);
      const { dueOn, state } = await stateOf(person);
      const days = Math.round((Date.parse(dueOn) - platform.time.now) / MILLISECONDS_PER_DAY);
      expect([state, days <= 5]).toEqual(['due', true]);
    });

    it('starts for new members on the day they join, also across a leap day', async () => {
      const group = await newGroup();
      await assign({ audience: { kind: 'groups', groupIds: [group] }, rule: afterDays(5) });
      const person = await newMember();
      const { now } = platform.time;
      platform.time.now = Date.parse('2028-02-26T17:00:00Z');
      for (const one of [administrator, person]) await one.signIn();
      await join(person, [group]);
      expect(await stateOf(person)).toMatchObject({ state: 'due', dueOn: '2028-03-02' });
      platform.time.now = now;
      await administrator.signIn();
    });

    it('ends for people who leave the group, and keeps their completions', async () => {
      const group = await newGroup();
      await assign({ audience: { kind: 'groups', groupIds: [group] }, rule: afterDays(5) });
      const person = await newMember();
      await join(person, [group]);
      await pass(person);
      await put(administrator, `/access/v1/people/${person.id}`, { version: 2, groupIds: [] });
      expect(await stateOf(person)).toMatchObject({ state: null });
      expect((await person.send(`${path}/own-courses`)).body.certificates).toHaveLength(1);
    });

    it('is overdue after its grace period, both in the port and in the list', async () => {
      const person = await newMember({ firstName: 'Grace', lastName: 'Late' });
      const at = await assign({ audience: onlyFor(person), rule: afterDays(1), graceDays: 2 });
      const states = async () => {
        const { body } = await administrator.send(`${path}/records?find=grace%20late`);
        const listed = await coursesToTake(platform.database, companyId, new Date(platform.time.now), 1_000);
        return [body.records[0].state, listed.find(({ name }) => name === 'Grace Late')?.state];
      };
      const { now } = platform.time;
      expect(await states()).toEqual(['due', 'due']);
      platform.time.now = now + 3 * MILLISECONDS_PER_DAY;
      await administrator.signIn();
      expect(await states()).toEqual(['due', 'due']);
      platform.time.now = now + 4 * MILLISECONDS_PER_DAY;
      await administrator.signIn();
      expect(await states()).toEqual(['overdue', 'overdue']);
      platform.time.now = now;
      await administrator.signIn();
      await administrator.send(at, { method: 'DELETE' });
    });
  });

  it('notifies people with an overdue course, and administrators of their number, once', async () => {
    const person = await newMember();
    const other = await newMember();
    const { now } = platform.time;
    const at = await assign({ audience: onlyFor(person), rule: afterDays(3) });
    const overdue = async (by: Person) => {
      const { body } = await (await by.signIn()).send('/events/v1/notifications');
      return body.notifications.filter(({ type }: { type: string }) => type.endsWith('.overdue'));
    };
    const before = await overdue(administrator);
    for (const days of [5, 6]) {
      platform.time.now = now + days * MILLISECONDS_PER_DAY;
      await platform.settled();
      await platform.settled();
    }
    const [listed, ...more] = await overdue(person);
    expect([listed.type, listed.data.courseId, listed.data.course, more]).toEqual([
      'course.overdue',
      'phishing',
      phishing.title,
      [],
    ]);
    expect(await overdue(other)).toEqual([]);
    const { body: feed } = await other.send('/events/v1/feed');
    expect(feed.events.filter(({ type }: { type: string }) => type.endsWith('.overdue'))).toEqual([]);
    const counts = (await overdue(administrator)).filter(({ type }: { type: string }) => type === 'courses.overdue');
    expect(counts.length).toBeGreaterThan(before.length);
    platform.time.now = now;
    await administrator.signIn();
    await administrator.send(at, { method: 'DELETE' });
  });

  it('reminds each person once per request, of all open courses', async () => {
    const person = await newMember();
    await assign({ audience: onlyFor(person), rule: afterDays(3) });
    expect((await administrator.send(`${path}/reminders`, { body: { userIds: [person.id] } })).body).toEqual({ people: 1 });
    const mails = await mailsTo(platform, `${person.email}\r\n`);
    expect(mails).toHaveLength(1);
    expect(mails[0]).toContain('- Phishing: due');
    expect((await administrator.send(`${path}/records?find=${person.email}`)).body.records[0].remindedAt).toMatch(/^\d{4}-/);
  });

  describe('a certificate', () => {
    it('is verified by a stranger with all its fields, and its PDF is available only to its owner and administrators', async () => {
      const person = await newMember({ firstName: 'Ida', lastName: 'Holt' });
      const { certificate } = await pass(person);
      const shown = await new Browser(platform).send(
        `${path}/certificates/${certificate.number.toLowerCase().replaceAll('-', ' ')}`,
      );
      expect(await shown.json()).toEqual({
        number: certificate.number,
        name: 'Ida Holt',
        firm: demoCompanies.harborlineAccounting.name,
        course: 'Phishing',
        version: 1,
        score: 100,
        completedOn: certificate.completedOn,
        voidedAt: null,
      });
      const pdf = `${path}/certificates/${certificate.number}/pdf`;
      const statusFor = async ({ browser, tokens }: Person) => (await browser.send(pdf, { token: tokens.access_token })).status;
      const stranger = await demoPerson(platform, noah).signIn();
      expect([await statusFor(person), await statusFor(administrator)]).toEqual([200, 200]);
      expect([await statusFor(await newMember()), await statusFor(stranger)]).toEqual([404, 404]);
    });

    it('is protected from guessing: wrong numbers throttle the client', async () => {
      const guesser = new Browser(platform);
      const statuses = new Set<number>();
      for (let tries = 0; tries < 1500 && !statuses.has(429); tries++) {
        const answer = await guesser.send(`${path}/certificates/00000-00000-00000-${String(tries).padStart(5, '0')}`);
        statuses.add(answer.status);
      }
      expect([...statuses]).toEqual([404, 429]);
      platform.time.now += MILLISECONDS_PER_DAY;
      await administrator.signIn();
    });
  });

  describe('a phishing simulation', () => {
    const allow = async () => {
      const { body } = await administrator.send(`${path}/settings`);
      await put(administrator, `${path}/settings`, { ...body, isPhishingAllowed: true });
    };
    const start = (body: object) =>
      administrator.send(`${path}/phishing/campaigns`, { body: { templateId: 'document', ...body } });

    it('counts a person who uses the page, but not a scanner that reads it', async () => {
      await allow();
      const [clicker, other] = [await newMember(), await newMember()];
      const { body } = await start({ audience: onlyFor(clicker, other) });
      const [mail = ''] = await mailsTo(platform, `${clicker.email}\r\n`);
      const [, token = ''] = /notice\?token=([\w-]{43})/.exec(mail) ?? [];
      const own = and(eq(targets.campaignId, body.id), eq(targets.userId, clicker.id));
      const clickedAt = async () => (await platform.database.select().from(targets).where(own))[0]?.clickedAt;
      const scanner = new Browser(platform);
      expect((await scanner.send(`${path}/phishing/landings/${token}`)).status).toBe(200);
      expect(await clickedAt()).toBeNull();
      expect((await scanner.send(`${path}/phishing/landings/${token}/clicks`, { method: 'POST' })).status).toBe(204);
      expect(await clickedAt()).toBeInstanceOf(Date);
    });

    it('is reported by its subject; other mail is not counted', async () => {
      await allow();
      const person = await newMember();
      const { body } = await start({ audience: onlyFor(person) });
      await platform.settled();
      const report = async (subject: string) => (await person.send(`${path}/phishing/reports`, { body: { subject } })).body;
      expect(await report('Lunch on Friday?')).toEqual({ isSimulation: false });
      expect(await report('Fwd:  A document was shared with you ')).toEqual({ isSimulation: true });
      const { campaign } = (await administrator.send(`${path}/phishing/campaigns/${body.id}`)).body;
      expect(campaign).toMatchObject({ sent: 1, clicked: 0, reported: 1 });
    });

    it('shows names only to administrators', async () => {
      await allow();
      const person = await newMember();
      const { body } = await start({ audience: onlyFor(person) });
      await platform.settled();
      const months = await person.send(`${path}/phishing/months`);
      expect(Object.keys(months.body.months[0]).sort()).toEqual(['clicked', 'month', 'reported', 'sent']);
      expect((await person.send(`${path}/phishing/campaigns/${body.id}`)).status).toBe(403);
      const stranger = await demoPerson(platform, noah).signIn();
      expect((await stranger.send(`${path}/phishing/campaigns/${body.id}`)).status).toBe(404);
    });
  });

  it('enrolls people who join the firm, and removes the app from people without access', async () => {
    const at = await assign({ audience: { kind: 'everyone' }, rule: afterDays(7) });
    const email = `${crypto.randomUUID()}@invited.example`;
    await administrator.send('/access/v1/invitations', { body: { emails: [email], role: 'member' } });
    const closed = await newMember();
    await put(administrator, `/access/v1/people/${closed.id}`, { version: 1, apps: { training: 'blocked' } });
    expect(await stateOf(administrator)).toMatchObject({ state: 'due' });
    expect((await closed.send(`${path}/own-courses`)).status).toBe(403);
    await administrator.send(at, { method: 'DELETE' });
  });
});
