import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { demoCompanies, demoPeople } from '@services/identity/demo/demo-people';
import { type DatabaseKind, onOneDatabase } from '@suite/host/test/databases';
import { demoPerson, type Person } from '@suite/host/test/person';
import { openTestPlatform, type TestPlatform } from '@suite/host/test/test-platform';
import type { Report } from '../contract/reports';
import { mailsIn } from './fixture-mails';
import { pdfTexts } from './fixture-pdf-text';

const { olivia, noah } = demoPeople;
const companyId = demoCompanies.harborlineAccounting.id;
const path = '/insights/reports';

onOneDatabase('reports', (kind: DatabaseKind) => {
  let platform: TestPlatform;
  let person: Person;
  const query = (text: string) => platform.pool.query(text);
  beforeAll(async () => {
    platform = await openTestPlatform(kind);
    person = await demoPerson(platform, olivia).signIn();
    await query('create table first_dates as select id, issued_on from ledger.invoices');
  });
  afterAll(() => platform.close());
  beforeEach(async () => {
    await platform.settled();
    rmSync(outbox(), { recursive: true, force: true });
    await query('delete from kernel.jobs');
    await query('delete from insights.reports');
    // Kept for other tests' invoices.
    await query('delete from insights.figure_sets where is_present is not true');
    await query("update ledger.firms set name = 'Harborline Accounting' where name = 'Renamed'");
    await query("update ledger.clients set name = 'Ironbridge Fitness' where name like '<b>%'");
    await query('update identity.users set locale = null');
    await query(
      'update ledger.invoices i set issued_on = f.issued_on from first_dates f where f.id = i.id and f.issued_on <> i.issued_on',
    );
  });

  const outbox = () => join(platform.dataFolder, 'outbox');
  const get = async (of: string) => (await person.send(of)).body;
  const make = async (of: 'weekly' | 'monthly'): Promise<Report> => {
    const { status, body } = await person.send(path, { body: { kind: of } });
    expect(status).toBe(201);
    return body;
  };
  const mails = async () => {
    await platform.settled();
    return mailsIn(outbox());
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
      revenue: { available: true, value: dashboard.months[0].revenue },
      sales: { available: true, value: dashboard.months[0].sales },
      open: dashboard.open,
      overdue: dashboard.overdue,
      cei: dashboard.cei,
      dso: dashboard.dso,
    });
    expect(dashboard.months[0]).toMatchObject({ month: '2025-12' });
    expect(dashboard.months[0].sales).toBeGreaterThan(0);
    expect(report.ageing).toEqual(dashboard.ageing.value);
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
    expect(report.headline[1]).toEqual({ measure: 'sales', value: { available: true, value: rows[0].sum }, before: null });
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
    expect(mail?.text).toContain('Alder Bakery: Monthly bookkeeping: $420.00, months since the last raise at least 19');
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
    writeFileSync(outbox(), '');
    const ask = () => person.send(`${path}/${id}/mails`, { method: 'POST' });
    const asked = await Promise.all([ask(), ask(), ask()]);
    expect(asked.map(({ status }) => status)).toEqual([202, 202, 202]);
    await platform.settled();
    rmSync(outbox());
    platform.time.now += 5 * 60_000;
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
});
