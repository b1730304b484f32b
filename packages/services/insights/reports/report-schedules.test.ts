import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { demoPeople } from '@services/identity/demo/demo-people';
import { type DatabaseKind, onOneDatabase } from '@suite/host/test/databases';
import { demoPerson, type Person } from '@suite/host/test/person';
import { openTestPlatform, type TestPlatform } from '@suite/host/test/test-platform';
import type { ReportSchedule } from '../contract/report-schedules';
import { mailsIn } from './fixture-mails';

const { olivia, noah } = demoPeople;
const path = '/insights/report-schedules';
const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;

onOneDatabase('schedules of reports', (kind: DatabaseKind) => {
  let platform: TestPlatform;
  let person: Person;
  beforeAll(async () => {
    const place = { environment: 'local', domain: 'localhost', port: 3000 } as const;
    platform = await openTestPlatform(kind, { place });
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

  /** Sets the clock and signs in, because sessions end. */
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
  /** Lets the schedule's time pass, with the ledger's last day where the clock is. */
  const pass = async (schedule: ReportSchedule) => {
    platform.time.now = Date.parse(schedule.nextAt ?? '') + MINUTE;
    await platform.settled();
  };

  it('are due at 7:00 of their time zone, on the day that was chosen', async () => {
    await begin();
    const at = async (change: object) => (await add(change)).nextAt;
    expect(await at({})).toBe('2026-01-05T12:00:00.000Z');
    expect(await at({ kind: 'weekly', day: 1, timeZone: 'Europe/Berlin' })).toBe('2026-01-05T06:00:00.000Z');
    expect(await at({ kind: 'quarterly', day: 1 })).toBe('2026-04-01T11:00:00.000Z');
    expect(await at({ kind: 'yearly', day: 31 })).toBe('2026-01-31T12:00:00.000Z');
    expect(await at({ isPaused: true })).toBeNull();
  });

  it('make one report of a period and mail it once to each recipient', async () => {
    await begin();
    const schedule = await add();
    await pass(schedule);
    const [report, ...others] = await scheduledReports();
    expect([report, others]).toEqual([expect.objectContaining({ state: 'ready', from: '2025-12-01' }), []]);
    expect((await mailsIn(outbox())).map(({ to }) => to).sort()).toEqual([olivia.email, 'partner@client.example'].sort());
    // As after a process that was killed before the job was removed.
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

  it('wait a day for the ledger to reach the end of the period, then say that nothing was sent', async () => {
    await begin(Date.UTC(2026, 1, 2));
    await pass(await add());
    expect(await scheduledReports()).toMatchObject([{ state: 'making', from: '2026-01-01' }]);
    platform.time.now += DAY + 16 * MINUTE;
    await platform.settled();
    await begin(platform.time.now);
    expect((await list())[0]?.last?.failure).toContain(
      'The ledger reaches 2026-01-01, before the end of the period, so nothing was sent.',
    );
    expect(await mailsIn(outbox())).toEqual([]);
  });

  it('do nothing while they are paused, and go on when they are resumed', async () => {
    await begin();
    const { id, nextAt } = await add();
    await person.send(`${path}/${id}`, { method: 'PUT', body: { ...body, isPaused: true } });
    platform.time.now = Date.parse(nextAt ?? '') + MINUTE;
    await platform.settled();
    expect(await scheduledReports()).toEqual([]);
    await begin(platform.time.now);
    const { body: resumed } = await person.send(`${path}/${id}`, { method: 'PUT', body });
    expect(resumed.nextAt).toBe('2026-02-05T12:00:00.000Z');
  });

  it('send at once when they are asked to, as often as they are asked', async () => {
    await begin();
    const { id } = await add();
    for (const _ of [1, 2]) {
      expect((await person.send(`${path}/${id}/runs`, { method: 'POST' })).status).toBe(202);
      await platform.settled();
    }
    expect(await scheduledReports()).toHaveLength(2);
    expect(await mailsIn(outbox())).toHaveLength(4);
  });

  it('lose who unsubscribes, and say so', async () => {
    await begin();
    const { id } = await add();
    await person.send(`${path}/${id}/runs`, { method: 'POST' });
    await platform.settled();
    for (const mail of await mailsIn(outbox())) {
      const address = /^<(.*)>$/.exec(mail.header('list-unsubscribe') ?? '')?.[1] ?? '';
      expect((await platform.fetch(new Request(address, { method: 'POST' }))).status).toBe(200);
    }
    const [schedule] = await list();
    expect(schedule).toMatchObject({ people: [], addresses: [{ email: 'partner@client.example', isUnsubscribed: true }] });
    rmSync(outbox(), { recursive: true, force: true });
    await person.send(`${path}/${id}/runs`, { method: 'POST' });
    await platform.settled();
    expect(await mailsIn(outbox())).toEqual([]);
  });

  it('are refused with a reason', async () => {
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

  it('of one firm are nobody else’s', async () => {
    await begin();
    const { id } = await add();
    const stranger = await demoPerson(platform, noah).signIn();
    expect((await stranger.send(path)).body.schedules).toEqual([]);
    expect(
      (
        await stranger.send(`${path}/${id}`, {
          method: 'PUT',
          body: { ...body, recipients: { people: [noah.id], addresses: [] } },
        })
      ).status,
    ).toBe(404);
    expect((await stranger.send(`${path}/${id}/runs`, { method: 'POST' })).status).toBe(404);
    expect((await stranger.send(`${path}/${id}`, { method: 'DELETE' })).status).toBe(404);
    expect((await person.send(`${path}/${id}`, { method: 'DELETE' })).status).toBe(204);
    expect(await list()).toEqual([]);
  });
});
