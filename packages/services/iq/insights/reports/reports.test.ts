import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { demoCompanies, demoPeople } from '@services/identity/demo/demo-people';
import { type DatabaseKind, onOneDatabase } from '@suite/host/test/databases';
import { demoPerson, type Person } from '@suite/host/test/person';
import { openTestPlatform, type TestPlatform } from '@suite/host/test/test-platform';
import { pdfTexts } from '@suite/kernel/pdf/fixture-pdf-text';
import type { ReportContent, ReportKind } from '../contract/report-content';
import type { Report, ReportEntry } from '../contract/reports';
import type { ToDo } from '../contract/to-dos';
import { mailsIn } from './fixture-mails';
import { failReport } from './request-report';

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
    // Snapshots of earlier days are cached with the invoices of other tests.
    await query('delete from insights.metric_sets where is_present is not true');
    await query("update ledger.firms set name = 'Harborline Accounting' where name = 'Renamed'");
    await query('update identity.users set locale = null');
    await query(
      'update ledger.invoices i set issued_on = f.issued_on from first_dates f where f.id = i.id and f.issued_on <> i.issued_on',
    );
  });

  const outbox = () => join(platform.dataFolder, 'outbox');
  const get = async (of: string) => (await person.send(of)).body;
  /** Requests a report and waits until it is ready. */
  const made = async (of: ReportKind, body: object = {}): Promise<Report> => {
    const response = await person.send(path, { body: { kind: of, ...body } });
    expect(response.status).toBe(202);
    await platform.settled();
    return get(`${path}/${response.body.id}`);
  };
  const make = async (of: ReportKind, body: object = {}): Promise<{ id: string } & ReportContent> => {
    const { id, state, content } = await made(of, body);
    expect(state).toBe('ready');
    return { id, ...(content as ReportContent) };
  };
  const send = (id: string, addresses: string[] = [], people: string[] = [olivia.id]) =>
    person.send(`${path}/${id}/mails`, { body: { people, addresses } });
  const mails = async () => {
    await platform.settled();
    return mailsIn(outbox());
  };

  it('have the same values as the metrics API', async () => {
    const report = await make('monthly');
    expect(report).toMatchObject({
      kind: 'monthly',
      from: '2025-12-01',
      to: '2025-12-31',
      asOf: '2025-12-31',
      firm: 'Harborline Accounting',
      currency: 'USD',
      compared: { prior: { from: '2025-11-01', to: '2025-11-30' } },
    });
    const dashboard = await get('/insights/metrics/dashboard?asOf=2025-12-31');
    const [december, november] = dashboard.months;
    const values = (of: 'value' | 'prior') => Object.fromEntries(report.headline.map((each) => [each.measure, each[of]]));
    expect(values('value')).toEqual({
      revenue: december.revenue,
      sales: december.sales,
      open: dashboard.open,
      overdue: dashboard.overdue,
      cei: december.cei,
      dso: dashboard.dso,
    });
    expect(december.sales.value).toBeGreaterThan(0);
    expect(values('prior')).toMatchObject({
      revenue: november.revenue,
      open: november.ending,
      overdue: { available: true, value: november.ending.value - november.endingCurrent.value },
      cei: november.cei,
      dso: november.dso,
    });
    expect(report.months.map(({ revenue }) => revenue)).toEqual(
      dashboard.months
        .slice(0, report.months.length)
        .map(({ revenue }: { revenue: { value: number } }) => revenue.value)
        .toReversed(),
    );
    expect(report.aging).toEqual(dashboard.aging.value);
    expect(report.debtors?.map(({ overdue }) => overdue)).toEqual(
      dashboard.topOverdue.map(({ overdue }: { overdue: number }) => overdue),
    );
    for (const { overdue, days1To30, days31To60, days61To90, over90 } of report.debtors ?? [])
      expect(days1To30 + days31To60 + days61To90 + over90).toBe(overdue);
    expect(report.concentration).toMatchObject({ revenue: dashboard.revenue.value });
    expect(report.segments?.reduce((sum, { clients }) => sum + clients, 0)).toBe(dashboard.clients);
    const { toDos, total } = await get('/insights/advisory/to-dos?limit=200');
    const sumOf = (...rules: string[]) =>
      toDos.reduce((sum: number, { rule, atStake }: ToDo) => sum + (rule && rules.includes(rule) ? (atStake ?? 0) : 0), 0);
    expect(report.toDos).toMatchObject({
      count: total,
      amounts: {
        overdue: sumOf('collect'),
        salesAtRisk: sumOf('win-back', 'find-out-why'),
        opportunity: sumOf('raise-price'),
      },
    });
    expect(report.toDos?.amounts?.overdue).toBeGreaterThan(0);
    // The demo ledger has no bills, and all its prices are younger than 12 months.
    expect(report).toMatchObject({ vendors: null });
  });

  it('of a quarter sum up its months and use the receivables at its end', async () => {
    const { headline, compared } = await make('quarterly', { to: '2025-12-31' });
    const { months } = await get('/insights/metrics/dashboard?asOf=2025-12-31');
    const revenue = months
      .slice(0, 3)
      .reduce((sum: number, month: { revenue: { value: number } }) => sum + month.revenue.value, 0);
    expect(headline[0]?.value).toEqual({ available: true, value: revenue });
    expect(headline[2]?.value).toEqual(months[0].ending);
    expect(compared.prior).toEqual({ from: '2025-07-01', to: '2025-09-30' });
  });

  it('of a period that the ledger does not cover completely are to date, without comparisons', async () => {
    await platform.pool.query(
      "update insights.reports set created_at = created_at; insert into insights.reports (company_id, kind, from_day, to_day, sections, state, is_automatic, created_at) select company_id, 'monthly', '2026-01-01', '2026-01-31', '[\"metrics\"]', 'making', false, now() from ledger.firms where company_id = '" +
        companyId +
        "' returning id",
    );
    const { rows } = await platform.pool.query("select id from insights.reports where state = 'making'");
    await platform.pool.query(
      `insert into kernel.jobs (kind, company_id, turn, payload, run_at) values ('make requested report', $1, 0, $2, to_timestamp(0))`,
      [companyId, { reportId: rows[0].id, deployment: { environment: 'local', domain: 'localhost', port: 3000 } }],
    );
    await platform.settled();
    const { content }: Report = await get(`${path}/${rows[0].id}`);
    expect(content).toMatchObject({ asOf: '2026-01-01', compared: { prior: null, yearBefore: null }, ceiOf: 'year' });
    for (const { prior, yearBefore } of content?.headline ?? []) expect([prior, yearBefore]).toEqual([null, null]);
  });

  it('of a week only count the days of that week', async () => {
    await platform.pool.query("update ledger.invoices set issued_on = '2025-12-22' where number in ('DEMO-1-12', 'DEMO-2-12')");
    const { rows } = await platform.pool.query(
      "select sum(total)::float8 as sum, count(*)::int as count from ledger.invoices where issued_on between '2025-12-22' and '2025-12-28'",
    );
    expect(rows[0].count).toBe(2);
    const report = await make('weekly');
    expect(report).toMatchObject({ from: '2025-12-22', to: '2025-12-28', asOf: '2025-12-28' });
    expect(report.headline[1]).toMatchObject({ measure: 'sales', value: { available: true, value: rows[0].sum } });
  });

  it('never change once they are created, and are created again on each request', async () => {
    const first = await made('monthly');
    await platform.pool.query("update ledger.firms set name = 'Renamed', metrics_as_of = metrics_as_of");
    const second = await made('monthly');
    expect(second.content).toMatchObject({ firm: 'Renamed' });
    // Simulates a job that was given up after its process ended with the report ready.
    await failReport(platform.database, first.id, 'The suite stopped twice while it made this report.');
    expect(await get(`${path}/${first.id}`)).toEqual(first);
    const { reports, total } = await get(`${path}?kind=monthly&limit=1`);
    expect([reports.length, total]).toEqual([1, 2]);
    expect(reports[0]).toMatchObject({ state: 'ready', madeBy: `${olivia.firstName} ${olivia.lastName}`, isScheduled: false });
  });

  it('have the requested sections', async () => {
    const { sections, aging, debtors, segments, months } = await make('monthly', { sections: ['metrics', 'receivables'] });
    expect([sections, segments, months]).toEqual([['metrics', 'receivables'], null, []]);
    expect([aging, debtors]).not.toContain(null);
    expect((await person.send(path, { body: { kind: 'monthly', sections: [] } })).status).toBe(400);
  });

  it('are rejected for a day on which no period ends and for a day that the ledger does not cover', async () => {
    const refusal = async (body: object) => (await person.send(path, { body })).body.message;
    expect(await refusal({ kind: 'monthly', to: '2025-12-30' })).toBe('No monthly period ends on 2025-12-30.');
    expect(await refusal({ kind: 'monthly', to: '2026-01-31' })).toContain('which the ledger covers');
    expect(await refusal({ kind: 'yearly', to: '1999-12-31' })).toContain('which the ledger covers');
  });

  it('that cannot be created give a reason and have no file', async () => {
    const stranger = await demoPerson(platform, noah).signIn();
    expect((await stranger.send(path, { body: { kind: 'monthly' } })).status).toBe(404);
    const { id } = await made('monthly');
    await query(
      `update insights.reports set state = 'failed', content = null, failure = 'There is nothing to report.' where id = '${id}'`,
    );
    const pdf = await person.send(`${path}/${id}/pdf`);
    expect([pdf.status, pdf.body.message]).toEqual([409, 'There is nothing to report.']);
    expect((await send(id)).status).toBe(409);
  });

  it('list the prices that became stale in the period', async () => {
    // These prices are 18 months and a day old on December 1 and on November 30.
    await platform.pool.query("update ledger.invoices set issued_on = '2024-05-30' where number = 'DEMO-1-01'");
    await platform.pool.query("update ledger.invoices set issued_on = '2024-05-29' where number = 'DEMO-2-01'");
    const month = await make('monthly');
    expect(month.pricing).toMatchObject({
      stale: 2,
      newlyStale: { count: 1, prices: [{ client: 'Alder Bakery', service: 'Monthly bookkeeping', price: 42_000, months: 19 }] },
    });
    expect((await make('weekly')).pricing).toMatchObject({ stale: 2, newlyStale: { count: 0, prices: [] } });
    await send(month.id);
    const [mail] = await mails();
    expect(mail?.text).toContain('1 price became stale in this month: 18 months have passed without an increase.');
  });

  it('are listed in the requested order', async () => {
    await make('weekly');
    await make('monthly');
    await platform.pool.query("update insights.reports set created_at = created_at + interval '1 hour' where kind = 'monthly'");
    const order = async (query: string) =>
      (await get(`${path}?${query}`)).reports.map(({ kind, to }: ReportEntry) => `${kind} ${to}`);
    const [month, week] = ['monthly 2025-12-31', 'weekly 2025-12-28'];
    expect(await order('')).toEqual([month, week]);
    expect(await order('order=ascending')).toEqual([week, month]);
    expect(await order('sort=kind&order=descending')).toEqual([week, month]);
    expect(await order('sort=asOf&order=ascending')).toEqual([week, month]);
    expect(await order('sort=createdAt&order=ascending')).toEqual([week, month]);
    expect((await person.send(`${path}?sort=content`)).status).toBe(400);
  });

  it('can be downloaded as files, with numbers in the person’s locale', async () => {
    await platform.pool.query("update identity.users set locale = 'de-DE'");
    const { id } = await make('monthly');
    const token = person.tokens.access_token;
    const pdf = await person.browser.send(`${path}/${id}/pdf`, { token });
    expect(pdf.headers.get('Content-Type')).toBe('application/pdf');
    expect(pdf.headers.get('Content-Disposition')).toBe('attachment; filename="monthly-report-2025-12-01.pdf"');
    const texts = pdfTexts(Buffer.from(await pdf.arrayBuffer())).map((text) => text.replaceAll('\u00a0', ' ').trim());
    expect(texts).toEqual(expect.arrayContaining(['Ironbridge Fitness', '880,00 $']));
    const csv = await person.browser.send(`${path}/${id}/csv`, { token });
    expect(csv.headers.get('Content-Type')).toBe('text/csv; charset=utf-8');
    expect(await csv.text()).toMatch(/^Ironbridge Fitness,.*,880\r\n/m);
  });

  it('are not accessible to other firms', async () => {
    const { id } = await make('monthly');
    const stranger = await demoPerson(platform, noah).signIn();
    for (const file of ['', '/pdf', '/csv']) expect((await stranger.send(`${path}/${id}${file}`)).status).toBe(404);
    expect((await stranger.send(`${path}/${id}/mails`, { body: { people: [noah.id], addresses: [] } })).status).toBe(404);
    expect((await stranger.send(path)).body).toEqual({ reports: [], total: 0 });
  });
});
