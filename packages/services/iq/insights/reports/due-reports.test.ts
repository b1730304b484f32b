import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { demoCompanies, demoPeople } from '@services/identity/demo/demo-people';
import { facts } from '@suite/host/services/all-services';
import { type DatabaseKind, oneDatabase, onOneDatabase } from '@suite/host/test/databases';
import { openTestDatabase, type TestDatabase } from '@suite/host/test/open-queue';
import { openTestPlatform } from '@suite/host/test/test-platform';
import { createFiles } from '@suite/kernel/files/create-files';
import type { Job } from '@suite/kernel/jobs/define-job';
import { createMailQueue } from '@suite/kernel/mail/mail-queue';
import { createOutbox, type Outbox } from '@suite/kernel/mail/outbox';
import { createSealing } from '@suite/kernel/sealing/sealing';
import { MILLISECONDS_PER_DAY } from '@suite/values/day-length';
import { utcDayOf } from '@suite/values/iso-day';
import { periodBefore } from '@suite/values/period';
import type { Deployment } from '@suite/zones/addresses';
import { refreshMetrics } from '../metrics/refresh-metrics';
import { mailsIn } from './fixture-mails';
import { makeAutomaticReport } from './make-report';
import { createReportJobs } from './report-jobs';

const { olivia } = demoPeople;
const companyId = demoCompanies.harborlineAccounting.id;
const deployment: Deployment = { environment: 'local', domain: 'localhost', port: 3000 };
const MINUTE = 60_000;
const NEW_YEAR = Date.UTC(2026, 0, 1, 1);

onOneDatabase('due reports', (kind: DatabaseKind) => {
  let opened: TestDatabase;
  const query = async (text: string, values: unknown[] = []) => (await opened.pool.query(text, values)).rows;
  beforeAll(async () => {
    opened = await openTestDatabase(kind);
    await query('create table first_users as select * from ledger.firm_users');
  });
  afterAll(() => opened.close());
  beforeEach(async () => {
    sends = 0;
    rmSync(outboxFolder(), { recursive: true, force: true });
    for (const table of ['kernel.jobs', 'kernel.schedules', 'insights.reports', 'ledger.firm_users'])
      await query(`delete from ${table}`);
    // Snapshots of earlier days are cached. They may predate the ledger changes of a previous test.
    await query('delete from insights.metric_sets where is_present is not true');
    await query('insert into ledger.firm_users select * from first_users');
    await query("delete from identity.users where email like '%@people.example'");
    await query('update identity.users set time_zone = null');
    await query("update ledger.firms set created_at = '2025-01-01'");
  });

  const outboxFolder = () => join(opened.dataFolder, 'outbox');
  /** How many times the outbox was given a mail. The outbox stores a mail only once, even if it is sent twice. */
  let sends = 0;
  const counting = (): Outbox => {
    const outbox = createOutbox(outboxFolder());
    return { ...outbox, send: (mail, now) => outbox.send(mail, now).then(() => void sends++) };
  };
  /** Simulates a process whose clock shows the given time. */
  const processAt = (now: number, outbox = counting()) => {
    const clock = () => now;
    const sealing = createSealing(opened.dataFolder, undefined);
    const { queueMail, job } = createMailQueue({
      outbox,
      sealing,
      clock,
      brandingOf: async () => ({ accent: '#0b6a57', logo: undefined }),
    });
    const { database, dataFolder } = opened;
    const files = createFiles({ database, clock, sealing, dataFolder });
    const reports = createReportJobs({ database, facts, files, clock, queueMail }, deployment);
    const [find, make] = reports.all;
    return {
      start: reports.start,
      run: () => opened.jobsOf([...reports.all, job as Job], clock).runDue(),
      make: () => opened.jobsOf([find, make] as Job[], clock).runDue(),
    };
  };
  const run = async (now: number, outbox?: Outbox) => {
    const { start, run } = processAt(now, outbox);
    await start();
    await run();
  };
  const archived = () =>
    query('select kind, from_day::text as from, to_day::text as to, as_of::text as at from insights.reports order by 1');
  const mails = () => mailsIn(outboxFolder());
  const monthly = async () => (await mails()).filter(({ subject }) => subject.startsWith('Monthly'));
  /** Adds colleagues who receive the same reports as Olivia. */
  const colleagues = async (count: number): Promise<string[]> => {
    const ids: string[] = [];
    for (let n = 0; n < count; n++) {
      const [made] = await query(
        `insert into identity.users (email, first_name, last_name, password_hash)
         values (gen_random_uuid() || '@people.example', 'Pat', 'Doe', '') returning id, email`,
      );
      const { id, email } = made;
      await query("insert into identity.memberships (user_id, company_id, role, joined_at) values ($1, $2, 'member', now())", [
        id,
        companyId,
      ]);
      await query(
        `insert into ledger.firm_users (unified_id, company_id, first_name, last_name, email, access_enabled, send_weekly_report, send_monthly_report, user_role)
         values ($1, $2, 'Pat', 'Doe', $3, true, true, true, 'Administrator')`,
        [id, companyId, email],
      );
      ids.push(id);
    }
    return ids;
  };

  it('are created when the week or month has ended, and never beyond the days that the metrics cover', async () => {
    await run(NEW_YEAR);
    const december = { kind: 'monthly', from: '2025-12-01', to: '2025-12-31', at: '2025-12-31' };
    const week = { kind: 'weekly', from: '2025-12-22', to: '2025-12-28', at: '2025-12-28' };
    expect(await archived()).toEqual([december, week]);
    const ready = await query("select data->>'kind' as kind from kernel.facts where type = 'report.ready' order by 1");
    expect(ready).toEqual([{ kind: 'monthly' }, { kind: 'weekly' }]);
    // The next week has ended, but the ledger only reaches its Thursday. The sync at night may add the rest.
    await run(Date.UTC(2026, 0, 5, 23));
    expect(await archived()).toEqual([december, week]);
    await run(Date.UTC(2026, 0, 6, 1));
    expect(await archived()).toContainEqual({ kind: 'weekly', from: '2025-12-29', to: '2026-01-04', at: '2026-01-01' });
    await run(Date.UTC(2026, 1, 20));
    expect(await archived()).toHaveLength(4);
    expect(await archived()).toContainEqual({ kind: 'monthly', from: '2026-01-01', to: '2026-01-31', at: '2026-01-01' });
  });

  it('are not created for periods before the firm existed', async () => {
    await query("update ledger.firms set created_at = '2026-01-02'");
    await run(Date.UTC(2026, 0, 2));
    expect(await archived()).toEqual([]);
  });

  it('§3 are mailed once, to people who chose them and may read them', async () => {
    const [unwilling, disabled, gone, blocked] = await colleagues(4);
    await query('update ledger.firm_users set send_monthly_report = false where unified_id = $1', [unwilling]);
    await query('update ledger.firm_users set access_enabled = false where unified_id = $1', [disabled]);
    await query('update identity.memberships set deactivated_at = now() where user_id = $1', [gone]);
    await query(`update identity.memberships set app_settings = '{"iq-reports": "blocked"}' where user_id = $1`, [blocked]);
    await query('update ledger.firm_users set send_weekly_report = false');
    for (const hour of [1, 2, 3]) await run(Date.UTC(2026, 0, 1, hour));
    const sent = await mails();
    expect([sent.length, sends]).toEqual([1, 1]);
    const subject = 'Monthly report of Harborline Accounting: December 2025';
    expect(sent[0]).toMatchObject({ to: olivia.email, subject });
    expect(sent[0]?.header('list-unsubscribe-post')).toBe('List-Unsubscribe=One-Click');
    const listed = await query('select id, user_id, queued_at is not null as queued from insights.report_mails');
    expect(listed).toEqual([{ id: expect.any(String), user_id: olivia.id, queued: true }]);
    // If it is sent again, it is the same mail.
    expect(sent[0]?.header('message-id')).toContain(listed[0].id);
    // Simulates a process that was killed after it queued the mail and before its job was removed.
    await query(
      `insert into kernel.jobs (kind, company_id, turn, payload, run_at) values ('mail report', $1, 0, $2, to_timestamp(0))`,
      [companyId, { mailId: listed[0].id, deployment }],
    );
    await run(Date.UTC(2026, 0, 1, 4));
    expect(sends).toBe(1);
  });

  it('are mailed even if the report is already archived', async () => {
    const period = periodBefore('monthly', utcDayOf(NEW_YEAR));
    const made = await opened.database.transaction((transaction) =>
      makeAutomaticReport(transaction, { companyId, kind: 'monthly', period, now: NEW_YEAR }),
    );
    await run(NEW_YEAR);
    expect((await monthly()).map(({ to, text }) => [to, text.includes(made?.id ?? 'none')])).toEqual([[olivia.email, true]]);
  });

  it('§3 are not mailed to people who opt out or leave after the report was created', async () => {
    const [pat] = await colleagues(1);
    const { start, make, run } = processAt(NEW_YEAR);
    await start();
    await make();
    await query('update ledger.firm_users set send_monthly_report = false where unified_id = $1', [olivia.id]);
    await query('update identity.memberships set deactivated_at = now() where user_id = $1', [pat]);
    await run();
    expect((await mails()).map(({ to, subject }) => [to, subject.split(' ')[0]])).toEqual([[olivia.email, 'Weekly']]);
  });

  it('are mailed only after the period has ended in the recipient’s time zone', async () => {
    await query("update identity.users set time_zone = 'America/Los_Angeles'");
    await run(Date.UTC(2026, 0, 1, 7, 59));
    expect(await monthly()).toEqual([]);
    await run(Date.UTC(2026, 0, 1, 8, 1));
    expect(await monthly()).toHaveLength(1);
  });

  it('are mailed once when several processes run at the same time', async () => {
    await colleagues(5);
    await Promise.all([1, 2, 3, 4].map(() => run(NEW_YEAR)));
    await run(NEW_YEAR + MINUTE);
    expect(await archived()).toHaveLength(2);
    const sent = await mails();
    const addressed = sent.map(({ to, subject }) => `${to} ${subject}`);
    expect(new Set(addressed).size).toBe(12);
    expect([sent.length, sends]).toEqual([12, 12]);
  });

  it('reach everyone once after the sender fails between two mails, or between a mail and its record', async () => {
    await colleagues(3);
    await query('update ledger.firm_users set send_weekly_report = false');
    const outbox = createOutbox(outboxFolder());
    let sent = 0;
    const breaking = (times: number, isSentFirst: boolean): Outbox => ({
      ...outbox,
      async send(mail, now) {
        const isBroken = sent++ >= times;
        if (isSentFirst || !isBroken) await outbox.send(mail, now);
        if (isBroken) throw new Error('broken off');
      },
    });
    await run(NEW_YEAR, breaking(2, false));
    expect(await mails()).toHaveLength(2);
    await run(NEW_YEAR + 5 * MINUTE, breaking(0, true));
    for (const minutes of [20, 40, 60]) await run(NEW_YEAR + minutes * MINUTE);
    const to = (await mails()).map((mail) => mail.to);
    expect(to).toHaveLength(4);
    expect(new Set(to).size).toBe(4);
  });

  it('wait after midnight until a sync has brought the metrics to the last day of the period', async () => {
    await processAt(Date.UTC(2026, 0, 4, 12)).start();
    const monday = Date.UTC(2026, 0, 5);
    const weeks = async () => (await archived()).filter(({ to }) => to === '2026-01-04');
    for (const minutes of [0, 15, 30]) await processAt(monday + minutes * MINUTE).run();
    expect(await weeks()).toEqual([]);
    await opened.database.transaction((transaction) => refreshMetrics(transaction, companyId, '2026-01-04'));
    await processAt(monday + 45 * MINUTE).run();
    expect(await weeks()).toHaveLength(1);
  });

  it('are not created for an empty ledger', async () => {
    const tables = ['applications', 'payments', 'credit_notes', 'invoices', 'customers'];
    for (const table of tables) await query(`delete from ledger.${table}`);
    await run(Date.UTC(2026, 0, 2));
    expect(await archived()).toEqual([]);
  });
});

it('creates and mails due reports when the platform starts, with links to the configured deployment', async () => {
  const time = { now: NEW_YEAR };
  const platform = await openTestPlatform(oneDatabase, { deployment, clock: () => time.now });
  await platform.pool.query("update ledger.firms set created_at = '2025-01-01'");
  time.now += MILLISECONDS_PER_DAY;
  await platform.settled();
  const subjects = (await mailsIn(join(platform.dataFolder, 'outbox'))).map(({ subject }) => subject.split(' ')[0]);
  expect(subjects.sort()).toEqual(['Monthly', 'Weekly']);
  await platform.close();
});
