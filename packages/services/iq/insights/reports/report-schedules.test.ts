import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { demoCompanies, demoPeople } from '@services/identity/demo/demo-people';
import { type DatabaseKind, onOneDatabase } from '@suite/host/test/databases';
import { addPerson, demoPerson, type Person } from '@suite/host/test/person';
import { openTestPlatform, type TestPlatform } from '@suite/host/test/test-platform';
import { MILLISECONDS_PER_DAY } from '@suite/values/day-length';
import type { ReportSchedule } from '../contract/report-schedules';
import { refreshMetrics } from '../metrics/refresh-metrics';
import { mailsIn } from './fixture-mails';

const { olivia, noah } = demoPeople;
const companyId = demoCompanies.harborlineAccounting.id;
const path = '/insights/report-schedules';
const MINUTE = 60_000;

/** Returns the unsubscribe link of a mail. */
const stopOf = (mail: { header(name: string): string | undefined }) =>
  /^<(.*)>$/.exec(mail.header('list-unsubscribe') ?? '')?.[1] ?? '';

onOneDatabase('report schedules', (kind: DatabaseKind) => {
  let platform: TestPlatform;
  let person: Person;
  beforeAll(async () => {
    const deployment = { environment: 'local', domain: 'localhost', port: 3000 } as const;
    platform = await openTestPlatform(kind, { deployment });
  });
  afterAll(() => platform.close());
  beforeEach(async () => {
    await platform.settled();
    for (const table of [
      'kernel.jobs',
      'kernel.schedules',
      'insights.report_schedules',
      'insights.report_stops',
      'insights.reports',
    ])
      await platform.pool.query(`delete from ${table}`);
    rmSync(outbox(), { recursive: true, force: true });
  });

  /** Sets the clock and signs in again, because sessions expire. */
  const begin = async (now = Date.UTC(2026, 0, 2)) => {
    platform.time.now = now;
    person = await demoPerson(platform, olivia).signIn();
  };
  const outbox = () => join(platform.dataFolder, 'outbox');
  const body = {
    kind: 'monthly',
    day: 5,
    timeZone: 'America/New_York',
    sections: ['metrics'],
    recipients: { people: [olivia.id], addresses: ['partner@client.example'] },
    isPaused: false,
  };
  const add = async (change: object = {}): Promise<ReportSchedule> => {
    const { status, body: added } = await person.send(path, { body: { ...body, ...change } });
    expect(status).toBe(201);
    return added;
  };
  const list = async (): Promise<ReportSchedule[]> => (await person.send(path)).body.schedules;
  const scheduledReports = async () =>
    (
      await platform.pool.query(
        'select id, state, failure, from_day::text as from from insights.reports where schedule_id is not null order by created_at',
      )
    ).rows;
  /** Advances the clock past the schedule's next run and the ledger's last day with it. */
  const pass = async (schedule: ReportSchedule) => {
    platform.time.now = Date.parse(schedule.nextAt ?? '') + MINUTE;
    await platform.settled();
  };

  it('are due at 7:00 in their time zone on the chosen day', async () => {
    await begin();
    const at = async (change: object) => (await add(change)).nextAt;
    expect(await at({})).toBe('2026-01-05T12:00:00.000Z');
    expect(await at({ kind: 'weekly', day: 1, timeZone: 'Europe/Berlin' })).toBe('2026-01-05T06:00:00.000Z');
    expect(await at({ kind: 'quarterly', day: 1 })).toBe('2026-04-01T11:00:00.000Z');
    expect(await at({ kind: 'yearly', day: 31 })).toBe('2026-01-31T12:00:00.000Z');
    expect(await at({ isPaused: true })).toBeNull();
  });

  it('create one report per period and mail it once to each recipient', async () => {
    await begin();
    const schedule = await add();
    await pass(schedule);
    const [report, ...others] = await scheduledReports();
    expect([report, others]).toEqual([expect.objectContaining({ state: 'ready', from: '2025-12-01' }), []]);
    expect((await mailsIn(outbox())).map(({ to }) => to).sort()).toEqual([olivia.email, 'partner@client.example'].sort());
    // Simulates a process that was killed before the job was removed.
    await platform.pool.query(
      `insert into kernel.jobs (kind, company_id, turn, payload, run_at)
       select 'run report schedule', company_id, 0, jsonb_build_object('scheduleId', id), to_timestamp(0) from insights.report_schedules`,
    );
    await platform.settled();
    platform.time.now += MINUTE;
    await platform.settled();
    expect(await scheduledReports()).toHaveLength(1);
    expect(await mailsIn(outbox())).toHaveLength(2);
    await begin(platform.time.now);
    expect((await list())[0]?.last).toMatchObject({
      reportId: report.id,
      isMaking: false,
      sent: 2,
      waiting: 0,
      failed: 0,
      failure: null,
    });
  });

  it('wait a day for the ledger to reach the end of the period, then report that nothing was sent', async () => {
    await begin(Date.UTC(2026, 1, 2));
    await pass(await add());
    expect(await scheduledReports()).toMatchObject([{ state: 'making', from: '2026-01-01' }]);
    platform.time.now += MILLISECONDS_PER_DAY + 16 * MINUTE;
    await platform.settled();
    await begin(platform.time.now);
    expect((await list())[0]?.last?.failure).toContain(
      'The ledger reaches 2026-01-01, before the end of the period, so nothing was sent.',
    );
    expect(await mailsIn(outbox())).toEqual([]);
  });

  it('do nothing while they are paused, and continue when they are resumed', async () => {
    await begin();
    const { id, nextAt, version } = await add();
    await person.send(`${path}/${id}`, { method: 'PUT', body: { ...body, isPaused: true, version } });
    platform.time.now = Date.parse(nextAt ?? '') + MINUTE;
    await platform.settled();
    expect(await scheduledReports()).toEqual([]);
    await begin(platform.time.now);
    const { body: resumed } = await person.send(`${path}/${id}`, { method: 'PUT', body: { ...body, version: version + 1 } });
    expect(resumed.nextAt).toBe('2026-02-05T12:00:00.000Z');
  });

  it('send immediately on request, any number of times', async () => {
    await begin();
    const { id } = await add();
    for (const _ of [1, 2]) {
      expect((await person.send(`${path}/${id}/runs`, { method: 'POST' })).status).toBe(202);
      await platform.settled();
    }
    expect(await scheduledReports()).toHaveLength(2);
    expect(await mailsIn(outbox())).toHaveLength(4);
  });

  it('send at most 200 mails a day on request, including those of reports that are still being created', async () => {
    await begin();
    const addresses = Array.from({ length: 20 }, (_, place) => `partner${place}@client.example`);
    const { id } = await add({ isPaused: true, recipients: { people: [], addresses } });
    const { body: report } = await person.send('/insights/reports', { body: { kind: 'monthly' } });
    await platform.pool.query(
      `insert into insights.report_mails (id, report_id, address, requested_by, created_at, settled_at)
       select gen_random_uuid(), $1, n || '@client.example', $2, $3, $3 from generate_series(1, 180) as n`,
      [report.id, olivia.id, new Date(platform.time.now)],
    );
    const runs = await Promise.all([1, 2, 3].map(() => person.send(`${path}/${id}/runs`, { method: 'POST' })));
    expect(runs.map(({ status }) => status).sort()).toEqual([202, 429, 429]);
  });

  it('create the report of the period that was due while the suite was stopped', async () => {
    await begin();
    const quarter = await add({ kind: 'quarterly', day: 31 });
    await add({ kind: 'monthly', day: 31 });
    expect(quarter.nextAt).toBe('2026-01-31T12:00:00.000Z');
    platform.time.now = Date.UTC(2026, 1, 2);
    await platform.settled();
    expect((await scheduledReports()).map(({ from }) => from).sort()).toEqual(['2025-10-01', '2025-12-01']);
  });

  it('are limited to 20 per firm, even if they are added at the same time', async () => {
    await begin();
    const added = await Promise.all(Array.from({ length: 22 }, () => person.send(path, { body: { ...body, isPaused: true } })));
    expect(added.filter(({ status }) => status === 201)).toHaveLength(20);
  });

  it('remove everyone who unsubscribes at the same time', async () => {
    await begin();
    const people: string[] = [];
    for (let n = 0; n < 5; n++) people.push((await addPerson(platform, { companyId })).id);
    const { id } = await add({ recipients: { people, addresses: [] } });
    await person.send(`${path}/${id}/runs`, { method: 'POST' });
    await platform.settled();
    const answers = await Promise.all(
      (await mailsIn(outbox())).map((mail) => platform.fetch(new Request(stopOf(mail), { method: 'POST' }))),
    );
    expect(await answers[0]?.text()).toContain('To get it again, ask somebody at your firm to add you to the schedule.');
    expect(answers).toHaveLength(5);
    expect((await list())[0]?.people).toEqual([]);
  });

  it('remove people who unsubscribe and mark addresses that did', async () => {
    await begin();
    const { id } = await add();
    await person.send(`${path}/${id}/runs`, { method: 'POST' });
    await platform.settled();
    for (const mail of await mailsIn(outbox())) {
      expect((await platform.fetch(new Request(stopOf(mail), { method: 'POST' }))).status).toBe(200);
    }
    const [schedule] = await list();
    expect(schedule).toMatchObject({ people: [], addresses: [{ email: 'partner@client.example', isUnsubscribed: true }] });
    rmSync(outbox(), { recursive: true, force: true });
    await person.send(`${path}/${id}/runs`, { method: 'POST' });
    await platform.settled();
    expect(await mailsIn(outbox())).toEqual([]);
  });

  it('are rejected with a reason if they are invalid', async () => {
    await begin();
    const refusal = async (change: object) => {
      const { status, body: answer } = await person.send(path, { body: { ...body, ...change } });
      return [status, JSON.stringify(answer)];
    };
    const to = (addresses: string[], people: string[] = []) => ({ recipients: { people, addresses } });
    expect(await refusal({ kind: 'weekly', day: 8 })).toEqual([400, expect.stringContaining('Choose a day of the week')]);
    expect(await refusal({ day: 32 })).toEqual([400, expect.anything()]);
    expect(await refusal({ timeZone: 'Mars/Base' })).toEqual([400, expect.stringContaining('This is not a time zone.')]);
    expect(await refusal(to(['nobody']))).toEqual([400, expect.stringContaining('recipients')]);
    expect(await refusal(to([]))).toEqual([400, expect.stringContaining('Choose at least one recipient.')]);
    expect(await refusal(to([], [noah.id]))).toEqual([400, expect.stringContaining('not in your company')]);
    for (let count = 0; count < 20; count++) await add({ isPaused: true });
    expect(await refusal({})).toEqual([409, expect.stringContaining('A firm can have 20 schedules.')]);
  });

  it('are not overwritten by somebody who has not seen the latest change', async () => {
    await begin();
    const { id } = await add();
    const put = (change: object) => person.send(`${path}/${id}`, { method: 'PUT', body: { ...body, ...change } });
    const first = await put({ day: 6, version: 1 });
    expect([first.status, first.body.day, first.body.version]).toEqual([200, 6, 2]);
    const second = await put({ day: 7, version: 1 });
    expect([second.status, second.body.code]).toEqual([409, 'changed_meanwhile']);
    expect(await list()).toMatchObject([{ day: 6, version: 2 }]);
    expect((await put({ day: 7, version: 2 })).body.version).toBe(3);
    expect((await put({ day: 8 })).status).toBe(400);
  });

  it('name each recipient once', async () => {
    await begin();
    const [address, other] = ['partner@client.example', 'other@client.example'];
    await add({ recipients: { people: [olivia.id, olivia.id], addresses: [address, other, address] } });
    const [schedule] = await list();
    expect(schedule?.people).toHaveLength(1);
    expect(schedule?.addresses.map(({ email }) => email)).toEqual([address, other]);
  });

  it('are not accessible to other firms', async () => {
    await begin();
    const { id } = await add();
    const stranger = await demoPerson(platform, noah).signIn();
    expect((await stranger.send(path)).body.schedules).toEqual([]);
    expect(
      (
        await stranger.send(`${path}/${id}`, {
          method: 'PUT',
          body: { ...body, recipients: { people: [noah.id], addresses: [] }, version: 1 },
        })
      ).status,
    ).toBe(404);
    expect((await stranger.send(`${path}/${id}/runs`, { method: 'POST' })).status).toBe(404);
    expect((await stranger.send(`${path}/${id}`, { method: 'DELETE' })).status).toBe(404);
    expect((await person.send(`${path}/${id}`, { method: 'DELETE' })).status).toBe(204);
    expect(await list()).toEqual([]);
  });

  // This test is last because it moves the ledger to a later day.
  it('send nothing once they are paused, even if their report is waiting for the ledger', async () => {
    await begin(Date.UTC(2026, 1, 2));
    const schedule = await add();
    await pass(schedule);
    await begin(platform.time.now);
    const paused = { ...body, isPaused: true, version: schedule.version };
    expect((await person.send(`${path}/${schedule.id}`, { method: 'PUT', body: paused })).status).toBe(200);
    await platform.database.transaction((transaction) => refreshMetrics(transaction, companyId, '2026-01-31'));
    platform.time.now += 16 * MINUTE;
    await platform.settled();
    expect(await scheduledReports()).toMatchObject([{ state: 'ready', from: '2026-01-01' }]);
    expect(await mailsIn(outbox())).toEqual([]);
  });
});
