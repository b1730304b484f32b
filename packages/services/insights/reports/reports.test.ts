import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { demoCompanies, demoPeople } from '@services/identity/demo/demo-people';
import { createLogger } from '@suite/env/logger';
import { type DatabaseKind, onEachDatabase } from '@suite/host/test/databases';
import { addPerson, demoPerson, type Person } from '@suite/host/test/person';
import { openTestPlatform, type TestPlatform } from '@suite/host/test/test-platform';
import { createOutbox, type Outbox } from '@suite/kernel/mail/outbox';
import type { Place } from '@suite/zones/addresses';
import PostalMime from 'postal-mime';
import type { Report } from '../contract/reports';
import { pdfTexts } from './fixture-pdf-text';
import { createReportWork } from './report-work';

const { olivia, noah } = demoPeople;
const companyId = demoCompanies.harborlineAccounting.id;
const place: Place = { environment: 'local', domain: 'localhost', port: 3000 };
const MINUTE = 60_000;
const path = '/insights/reports';

onEachDatabase('reports', (kind: DatabaseKind) => {
  let platform: TestPlatform;
  let person: Person;
  beforeEach(async () => {
    sends = 0;
    platform = await openTestPlatform(kind);
    person = await demoPerson(platform, olivia).signIn();
    await platform.pool.query("update ledger.firms set created_at = '2025-01-01'");
  });
  afterEach(() => platform.close());

  const get = async (of: string) => (await person.send(of)).body;
  const make = async (of: 'weekly' | 'monthly'): Promise<Report> => {
    const { status, body } = await person.send(path, { body: { kind: of } });
    expect(status).toBe(201);
    return body;
  };
  /** How often the outbox was given a mail: the same one twice lies in it once. */
  let sends = 0;
  const counting = (): Outbox => {
    const outbox = createOutbox(`${platform.dataFolder}/outbox`);
    return { ...outbox, send: (mail, now) => outbox.send(mail, now).then(() => void sends++) };
  };
  const work = (at: number, outbox = counting()) =>
    createReportWork({ database: platform.database, outbox, clock: () => at, logger: createLogger('error') });
  const run = async (at: number, outbox?: Outbox) => {
    const { makeDue, mailDue } = work(at, outbox);
    await makeDue();
    await mailDue(place);
  };
  const archived = async () =>
    (
      await platform.pool.query(
        'select kind, from_day::text as from, to_day::text as to, as_of::text as at from insights.reports order by 1',
      )
    ).rows;
  /** The mails of the outbox as a mail reader shows them. */
  const mails = async () => {
    await platform.settled();
    const folder = join(platform.dataFolder, 'outbox');
    const names = existsSync(folder) ? readdirSync(folder).filter((name) => name.endsWith('.eml')) : [];
    const parsed = await Promise.all(names.sort().map((name) => PostalMime.parse(readFileSync(join(folder, name)))));
    return parsed.map(({ to, subject = '', text = '', html = '', headers }) => ({
      to: to?.[0]?.address,
      subject,
      text,
      html,
      header: (wanted: string) => headers.find(({ key }) => key === wanted)?.value,
    }));
  };
  /** Colleagues who get reports as Olivia does. */
  const colleagues = async (count: number) => {
    for (let n = 0; n < count; n++) {
      const { id, email } = await addPerson(platform, { companyId });
      await platform.pool.query(
        `insert into ledger.firm_users (unified_id, company_id, first_name, last_name, email, access_enabled, send_weekly_report, send_monthly_report, user_role)
         values ($1, $2, 'Pat', 'Doe', $3, true, true, true, 'Administrator')`,
        [id, companyId, email],
      );
    }
  };

  it('say what the calls of the figures say', async () => {
    const report = await make('monthly');
    expect(report).toMatchObject({
      kind: 'monthly',
      from: '2025-12-01',
      to: '2025-12-31',
      asOf: '2025-12-31',
      firm: 'Harborline Accounting',
      currency: 'USD',
      before: null,
    });
    const dashboard = await get('/insights/figures/dashboard?asOf=2025-12-31');
    const values = Object.fromEntries(report.headline.map(({ measure, value }) => [measure, value]));
    expect(values).toEqual({
      sales: { available: true, value: dashboard.months[0].sales },
      open: { available: true, value: dashboard.open },
      overdue: { available: true, value: dashboard.overdue },
      cei: dashboard.cei,
      dso: dashboard.dso,
    });
    expect(dashboard.months[0]).toMatchObject({ month: '2025-12' });
    expect(dashboard.months[0].sales).toBeGreaterThan(0);
    expect(report.ageing).toEqual(dashboard.ageing);
    expect(report.overdueClients?.map(({ overdue }) => overdue)).toEqual(
      dashboard.topOverdue.map(({ overdue }: { overdue: number }) => overdue),
    );
    expect(report.segments?.reduce((sum, { clients }) => sum + clients, 0)).toBe(dashboard.clients);
    const { total } = await get('/insights/advisory/to-dos');
    expect(report.toDos?.reduce((sum, { count }) => sum + count, 0)).toBe(total);
    // No bills in the demo ledger, and all its prices are younger than 18 months.
    expect(report).toMatchObject({ vendors: null, pricing: null });
    expect(await get(`${path}/${report.id}`)).toEqual(report);
  });

  it('of a week count its days alone', async () => {
    await platform.pool.query("update ledger.invoices set issued_on = '2025-12-22' where number in ('DEMO-1-12', 'DEMO-2-12')");
    const { rows } = await platform.pool.query(
      "select sum(total)::float8 as sum, count(*)::int as count from ledger.invoices where issued_on between '2025-12-22' and '2025-12-28'",
    );
    expect(rows[0].count).toBe(2);
    const report = await make('weekly');
    expect(report).toMatchObject({ from: '2025-12-22', to: '2025-12-28', asOf: '2025-12-28' });
    expect(report.headline[0]).toEqual({ measure: 'sales', value: { available: true, value: rows[0].sum }, before: null });
  });

  it('never change once they are made, and tell changes against the one before', async () => {
    const first = await make('monthly');
    await platform.pool.query("update ledger.firms set name = 'Renamed', figures_as_of = figures_as_of");
    expect(await make('monthly')).toEqual(first);
    await platform.pool.query("update insights.reports set from_day = '2025-11-01', to_day = '2025-11-30'");
    const second = await make('monthly');
    expect(second).toMatchObject({ firm: 'Renamed', before: { asOf: '2025-12-31' } });
    for (const { value, before } of second.headline) expect(before).toEqual(value);
    const { reports, total } = await get(`${path}?kind=monthly&limit=1`);
    expect([reports.map(({ id }: Report) => id), total]).toEqual([[second.id], 2]);
  });

  it('are made by themselves when the week or month has ended, and never of a time that the figures do not reach', async () => {
    await run(Date.UTC(2026, 0, 1, 1));
    const december = { kind: 'monthly', from: '2025-12-01', to: '2025-12-31', at: '2025-12-31' };
    const week = { kind: 'weekly', from: '2025-12-22', to: '2025-12-28', at: '2025-12-28' };
    expect(await archived()).toEqual([december, week]);
    // The next week has ended, but the ledger was read on its Thursday: the night may bring the rest.
    await run(Date.UTC(2026, 0, 5, 23));
    expect(await archived()).toEqual([december, week]);
    await run(Date.UTC(2026, 0, 6, 1));
    expect(await archived()).toContainEqual({ kind: 'weekly', from: '2025-12-29', to: '2026-01-04', at: '2026-01-01' });
    await run(Date.UTC(2026, 1, 20));
    expect(await archived()).toHaveLength(4);
    expect(await archived()).toContainEqual({ kind: 'monthly', from: '2026-01-01', to: '2026-01-31', at: '2026-01-01' });
  });

  it('are not made of a time before the firm was there, nor of an empty ledger', async () => {
    await platform.pool.query("update ledger.firms set created_at = '2026-01-02'");
    await run(Date.UTC(2026, 0, 2));
    expect(await archived()).toEqual([]);
    await platform.pool.query("update ledger.firms set created_at = '2025-01-01'");
    await platform.pool.query('delete from ledger.applications');
    await platform.pool.query('delete from ledger.payments');
    await platform.pool.query('delete from ledger.credit_notes');
    await platform.pool.query('delete from ledger.invoices');
    await platform.pool.query('delete from ledger.customers');
    await run(Date.UTC(2026, 0, 2));
    expect(await archived()).toEqual([]);
    expect((await person.send(path, { body: { kind: 'weekly' } })).status).toBe(404);
  });

  it('§3 go to who chose them and may read them, once', async () => {
    await colleagues(4);
    const { rows } = await platform.pool.query(
      'select unified_id as id from ledger.firm_users where first_name = $1 order by 1',
      ['Pat'],
    );
    const [unwilling, disabled, gone, blocked] = rows.map(({ id }) => id);
    await platform.pool.query('update ledger.firm_users set send_monthly_report = false where unified_id = $1', [unwilling]);
    await platform.pool.query('update ledger.firm_users set access_enabled = false where unified_id = $1', [disabled]);
    await platform.pool.query('update identity.memberships set deactivated_at = now() where user_id = $1', [gone]);
    await platform.pool.query(`update identity.memberships set app_settings = '{"iq-reports": "blocked"}' where user_id = $1`, [
      blocked,
    ]);
    await platform.pool.query('update ledger.firm_users set send_weekly_report = false');
    for (const hour of [1, 2, 3]) await run(Date.UTC(2026, 0, 1, hour));
    const sent = await mails();
    expect([sent.length, sends]).toEqual([1, 1]);
    const subject = 'Monthly report of Harborline Accounting: Dec 1, 2025 – Dec 31, 2025';
    expect(sent[0]).toMatchObject({ to: olivia.email, subject });
  });

  it('go out too when somebody has made one by hand before', async () => {
    const { id } = await make('monthly');
    expect(await mails()).toEqual([]);
    await run(Date.UTC(2026, 0, 1, 1));
    const monthly = (await mails()).filter(({ subject }) => subject.startsWith('Monthly'));
    expect(monthly.map(({ to, text }) => [to, text.includes(id)])).toEqual([[olivia.email, true]]);
  });

  it('§3 do not go to who has chosen against them, or has left, between the making and the mail', async () => {
    await colleagues(1);
    const { makeDue, mailDue } = work(Date.UTC(2026, 0, 1, 1));
    await makeDue();
    await platform.pool.query('update ledger.firm_users set send_monthly_report = false where unified_id = $1', [olivia.id]);
    await platform.pool.query('update identity.memberships set deactivated_at = now() where user_id <> $1 and company_id = $2', [
      olivia.id,
      companyId,
    ]);
    await mailDue(place);
    expect((await mails()).map(({ to, subject }) => [to, subject.split(' ')[0]])).toEqual([[olivia.email, 'Weekly']]);
  });

  it('name the prices that became stale in the period', async () => {
    // Of 18 months and a day on December 1, and on the day before it.
    await platform.pool.query("update ledger.invoices set issued_on = '2024-05-30' where number = 'DEMO-1-01'");
    await platform.pool.query("update ledger.invoices set issued_on = '2024-05-29' where number = 'DEMO-2-01'");
    const month = await make('monthly');
    expect(month.pricing).toMatchObject({
      stale: 2,
      newlyStale: { count: 1, prices: [{ client: 'Alder Bakery', service: 'Monthly bookkeeping', price: 42_000, months: 19 }] },
    });
    expect((await make('weekly')).pricing).toMatchObject({ stale: 2, newlyStale: { count: 0, prices: [] } });
    await person.send(`${path}/${month.id}/mails`, { body: {} });
    const [mail] = await mails();
    expect(mail?.text).toContain('Newly stale prices\n------------------\n1 price became stale in this month');
    expect(mail?.text).toContain('Alder Bakery: Monthly bookkeeping: $420.00, months since the last raise 19');
  });

  it('stand in the archive in the order that is asked for', async () => {
    await make('weekly');
    await make('monthly');
    await platform.pool.query("update insights.reports set created_at = created_at + interval '1 hour' where kind = 'monthly'");
    const order = async (query: string) => (await get(`${path}?${query}`)).reports.map(({ kind, to }: Report) => `${kind} ${to}`);
    const [month, week] = ['monthly 2025-12-31', 'weekly 2025-12-28'];
    expect(await order('')).toEqual([month, week]);
    expect(await order('order=ascending')).toEqual([week, month]);
    expect(await order('sort=kind&order=descending')).toEqual([week, month]);
    expect(await order('sort=asOf&order=ascending')).toEqual([week, month]);
    expect(await order('sort=createdAt&order=ascending')).toEqual([week, month]);
    expect((await person.send(`${path}?sort=content`)).status).toBe(400);
  });

  it('wait until the period has ended where the person is', async () => {
    await platform.pool.query("update identity.users set time_zone = 'America/Los_Angeles'");
    await run(Date.UTC(2026, 0, 1, 7, 59));
    expect((await mails()).filter(({ subject }) => subject.startsWith('Monthly'))).toEqual([]);
    await run(Date.UTC(2026, 0, 1, 8, 1));
    expect((await mails()).filter(({ subject }) => subject.startsWith('Monthly'))).toHaveLength(1);
  });

  it('are mailed once by several processes at once', async () => {
    await colleagues(5);
    await Promise.all([1, 2, 3, 4].map(() => run(Date.UTC(2026, 0, 1, 1))));
    expect(await archived()).toHaveLength(2);
    const sent = await mails();
    const addressed = sent.map(({ to, subject }) => `${to} ${subject}`);
    expect(new Set(addressed).size).toBe(12);
    expect([sent.length, sends]).toEqual([12, 12]);
  });

  it('reach everybody once after a sender broke off between two mails, and between a mail and its note', async () => {
    await colleagues(3);
    await platform.pool.query('update ledger.firm_users set send_weekly_report = false');
    const outbox = createOutbox(`${platform.dataFolder}/outbox`);
    let sent = 0;
    const breaking = (times: number, isSentFirst: boolean): Outbox => ({
      ...outbox,
      async send(mail, now) {
        if (isSentFirst || sent < times) await outbox.send(mail, now);
        if (sent++ >= times) throw new Error('broken off');
      },
    });
    const start = Date.UTC(2026, 0, 1, 1);
    await run(start, breaking(2, false));
    expect(await mails()).toHaveLength(2);
    await run(start + MINUTE, breaking(0, true));
    for (const minutes of [20, 40, 60]) await run(start + minutes * MINUTE);
    const to = (await mails()).map((mail) => mail.to);
    expect(to).toHaveLength(4);
    expect(new Set(to).size).toBe(4);
  });

  it('leave a mail that was claimed by a process that is gone to the next one', async () => {
    await platform.pool.query('update ledger.firm_users set send_weekly_report = false');
    const start = Date.UTC(2026, 0, 1, 1);
    let hang: () => void = () => undefined;
    const hanging: Outbox = { ...createOutbox(platform.dataFolder), send: () => new Promise((resolve) => (hang = resolve)) };
    const first = work(start, hanging);
    await first.makeDue();
    const never = first.mailDue(place);
    await run(start + MINUTE);
    expect(await mails()).toEqual([]);
    await run(start + 11 * MINUTE);
    expect(await mails()).toHaveLength(1);
    // The first comes back late, and changes nothing of what the other has noted.
    hang();
    await never;
    await run(start + 60 * MINUTE);
    expect(await mails()).toHaveLength(1);
  });

  it('are mailed to who asks, with a link to the report, and with no more weight for markup in a name', async () => {
    await platform.pool.query(`update ledger.clients set name = '<b>Iron</b> & "Co"' where name = 'Ironbridge Fitness'`);
    const { id } = await make('monthly');
    const asked = await person.send(`${path}/${id}/mails`, { method: 'POST' });
    expect(asked.status).toBe(202);
    const [mail, ...more] = await mails();
    expect(more).toEqual([]);
    expect(mail?.text).toContain(`#/report?id=${id}`);
    expect(mail?.text).toContain('<b>Iron</b> & "Co": $880.00, longest past due 334 days');
    expect(mail?.html).toContain('&lt;b&gt;Iron&lt;/b&gt; &amp; &quot;Co&quot;');
    expect(mail?.html).not.toContain('<b>');
    for (const empty of ['Stale prices', 'Vendors']) expect(`${mail?.text} ${mail?.html}`).not.toContain(empty);
  });

  it('are mailed once to who asks again while the mail is on its way', async () => {
    const { id } = await make('monthly');
    // Until all have asked, no mail can be put out.
    const outbox = join(platform.dataFolder, 'outbox');
    writeFileSync(outbox, '');
    const asked = await Promise.all([1, 2, 3].map(() => person.send(`${path}/${id}/mails`, { method: 'POST' })));
    expect(asked.map(({ status }) => status)).toEqual([202, 202, 202]);
    await platform.settled();
    rmSync(outbox);
    await work(platform.time.now + 60 * MINUTE).mailDue(place);
    expect(await mails()).toHaveLength(1);
    expect(sends).toBe(1);
  });

  it('are mailed though a clock that ran ahead has put them off for a year', async () => {
    const { id } = await make('monthly');
    const outbox = join(platform.dataFolder, 'outbox');
    writeFileSync(outbox, '');
    await person.send(`${path}/${id}/mails`, { method: 'POST' });
    await platform.settled();
    rmSync(outbox);
    await platform.pool.query("UPDATE insights.report_mails SET next_at = next_at + interval '1 year' WHERE next_at IS NOT NULL");
    await work(platform.time.now).mailDue(place);
    expect(await mails()).toHaveLength(1);
  });

  it('stop by the link of a mail, for this kind and company alone, without signing in, as often as it is used', async () => {
    const { id } = await make('monthly');
    await person.send(`${path}/${id}/mails`, { method: 'POST' });
    const [mail] = await mails();
    expect(mail?.header('list-unsubscribe-post')).toBe('List-Unsubscribe=One-Click');
    const address = /^<(.*)>$/.exec(mail?.header('list-unsubscribe') ?? '')?.[1] ?? '';
    const token = /^http:\/\/localhost:3100\/insights\/reports\/unsubscribe\/([\w-]{43})$/.exec(address)?.[1];
    expect(token).toBeDefined();
    expect(mail?.text).toContain(address);
    const chosen = async () =>
      (
        await platform.pool.query(
          'select company_id = $2 as here, send_weekly_report as weekly, send_monthly_report as monthly from ledger.firm_users where unified_id = $1 order by 1',
          [olivia.id, companyId],
        )
      ).rows;
    const [elsewhere, here] = await chosen();
    expect(here).toEqual({ here: true, weekly: true, monthly: true });
    const page = await platform.fetch(new Request(address));
    expect(page.status).toBe(200);
    expect(await page.text()).toContain('<form method="post">');
    expect(await chosen()).toEqual([elsewhere, here]);
    for (const body of [new URLSearchParams({ 'List-Unsubscribe': 'One-Click' }), new FormData()]) {
      const answer = await platform.fetch(new Request(address, { method: 'POST', body }));
      expect(answer.status).toBe(200);
      expect(await chosen()).toEqual([elsewhere, { here: true, weekly: true, monthly: false }]);
    }
    const { rows } = await platform.pool.query('select encode(token_hash, $1) as hash from insights.report_unsubscribes', [
      'base64',
    ]);
    expect(JSON.stringify(rows)).not.toContain(token);
  });

  it('are files too, in the numbers of the person’s locale', async () => {
    await platform.pool.query("update identity.users set locale = 'de-DE'");
    const { id } = await make('monthly');
    const token = person.tokens.access_token;
    const pdf = await person.browser.send(`${path}/${id}/pdf`, { token });
    expect(pdf.headers.get('Content-Type')).toBe('application/pdf');
    expect(pdf.headers.get('Content-Disposition')).toBe('attachment; filename="monthly-report-2025-12-01.pdf"');
    const texts = pdfTexts(Buffer.from(await pdf.arrayBuffer())).map((text) => text.replaceAll('\u00a0', ' ').trim());
    expect(texts).toEqual(expect.arrayContaining(['Ironbridge Fitness', '880,00 $', '2.760,00 $']));
    const csv = await person.browser.send(`${path}/${id}/csv`, { token });
    expect(csv.headers.get('Content-Type')).toBe('text/csv; charset=utf-8');
    expect(await csv.text()).toContain('Ironbridge Fitness,880,334\r\n');
  });

  it('of one firm are nobody else’s', async () => {
    const { id } = await make('monthly');
    const stranger = await demoPerson(platform, noah).signIn();
    for (const file of ['', '/pdf', '/csv']) expect((await stranger.send(`${path}/${id}${file}`)).status).toBe(404);
    expect((await stranger.send(`${path}/${id}/mails`, { method: 'POST' })).status).toBe(404);
    expect((await stranger.send(path)).body).toEqual({ reports: [], total: 0 });
  });

  it('begin with the platform, at the place it is told', async () => {
    const { dataFolder, databaseUrl } = platform;
    await platform.close();
    platform = await openTestPlatform(kind, { dataFolder, databaseUrl, place, clock: () => Date.UTC(2026, 0, 1, 12) });
    platform.dataFolder = dataFolder;
    expect((await mails()).map(({ subject }) => subject.split(' ')[0]).sort()).toEqual(['Monthly', 'Weekly']);
  });
});
