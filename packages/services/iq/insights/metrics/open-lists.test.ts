import { demoPeople } from '@services/identity/demo/demo-people';
import type { Upload } from '@services/ledger/contract/uploads';
import { onOneDatabase } from '@suite/host/test/databases';
import { demoPerson, type Person } from '@suite/host/test/person';
import { openTestPlatform, type TestPlatform } from '@suite/host/test/test-platform';
import { apiOrigin } from '@suite/zones/addresses';
import type { ClientRow } from '../contract/clients';
import type { Dashboard } from '../contract/dashboard';
import type { Metric } from '../contract/metric-schemas';
import type { ToDo } from '../contract/to-dos';

onOneDatabase('a firm that imports lists of open invoices', (kind) => {
  let platform: TestPlatform;
  let noah: Person;
  beforeAll(async () => {
    platform = await openTestPlatform(kind);
    noah = await demoPerson(platform, demoPeople.noah).signIn();
  });
  afterAll(() => platform.close());

  async function imported(fileName: string, lines: readonly string[], asOf: string): Promise<string> {
    const address = `${apiOrigin(noah.browser.deployment)}/insights/uploads?fileName=${fileName}`;
    const headers = { Authorization: `Bearer ${noah.tokens.access_token}` };
    const answer = await platform.fetch(new Request(address, { method: 'POST', headers, body: lines.join('\n') }));
    const path = `/insights/uploads/${(await answer.json()).data.id}`;
    await platform.settled();
    const { guess, state } = (await noah.send(path)).body.data as Upload;
    if (state !== 'done') {
      const columns = (guess?.columns ?? []).map(({ field, dateOrders: [dateOrder] }) => ({
        field,
        ...(dateOrder && { dateOrder }),
      }));
      const body = { kind: guess?.kind, columns, asOf, currency: 'USD', ...(guess?.listsOpen && { listsOpen: true }) };
      await noah.send(`${path}/import`, { body });
      await platform.settled();
    }
    const upload = (await noah.send(path)).body.data as Upload;
    expect(upload.state).toBe('done');
    return upload.runId ?? '';
  }

  const get = async <Data>(path: string): Promise<Data> => (await noah.send(`/insights${path}`)).body;
  const dashboard = () => get<Dashboard>('/metrics/dashboard');
  const clients = async () => (await get<{ clients: ClientRow[] }>('/metrics/clients')).clients;
  const shown = (metric: Metric | undefined) => (metric?.available ? metric.value : metric?.reason);
  const monthsOf = ({ months }: Dashboard, key: 'sales' | 'ending' | 'cei') =>
    Object.fromEntries(months.map(({ month, [key]: metric }) => [month, shown(metric)]));

  const head = 'Date,Num,Customer,Due Date,Amount,Open Balance';
  const aging = (day: string, rows: readonly string[]) => ['A/R Aging Detail Report', `As of ${day}`, head, ...rows];
  const march = [
    '02/10/2021,1003,Cedar,02/20/2021,900.00,900.00',
    '03/01/2021,1004,Bolt,03/31/2021,500.00,200.00',
    '03/20/2021,1005,Acme,04/19/2021,100.00,100.00',
  ];

  it('has no sales, collections, segments or prices, but receivables on the day of the list', async () => {
    await imported('aging.csv', aging('March 31, 2021', march), '2021-03-31');
    const firm = await dashboard();
    const { sales, revenue, salesBefore, cei, ceiInOnePiece, dso, bestPossibleDso, averageDaysDelinquent } = firm;
    const ofSales = [sales, revenue, salesBefore, cei, ceiInOnePiece, dso, bestPossibleDso, averageDaysDelinquent];
    expect([...ofSales, firm.countbackDso, firm.pricing.opportunity].map(shown)).toEqual(Array(10).fill('paid-missing'));
    // 900 + 200 + 100 are open, and 900 of it was due on February 20.
    expect([firm.open, firm.overdue].map(shown)).toEqual([120_000, 90_000]);
    expect(firm.aging).toMatchObject({ available: true, value: { current: 30_000, days31To60: 90_000 } });
    expect(monthsOf(firm, 'sales')).toEqual({ '2021-02': 'paid-missing', '2021-03': 'paid-missing' });
    // What else was open at the end of February may have been paid since.
    expect(monthsOf(firm, 'ending')).toEqual({ '2021-02': 'paid-missing', '2021-03': 120_000 });

    const [acme, , cedar] = await clients();
    expect(acme).toMatchObject({ name: 'Acme', badge: 'payment-dates-missing' });
    expect([acme?.revenue, acme?.daysLate, acme?.shareLate].map(shown)).toEqual(Array(3).fill('paid-missing'));
    expect([cedar?.open, cedar?.overdue].map(shown)).toEqual([90_000, 90_000]);
    // February 20 to March 31 is 39 days.
    const { toDos } = await get<{ toDos: ToDo[] }>('/advisory/to-dos');
    expect(toDos.map(({ client, rule, atStake }) => [client, rule, atStake])).toEqual([['Cedar', 'collect', 90_000]]);
  });

  it('says in a report what is not available, and what to import', async () => {
    const body = {
      kind: 'monthly',
      to: '2021-03-31',
      sections: ['metrics', 'revenue', 'receivables', 'concentration', 'segments'],
    };
    const { id } = (await noah.send('/insights/reports', { body })).body;
    await platform.settled();
    const { content } = await get<{ content: Record<string, unknown> & { headline: { measure: string; value: Metric }[] } }>(
      `/reports/${id}`,
    );
    expect(content.headline.map(({ measure, value }) => [measure, shown(value)])).toEqual([
      ['revenue', 'paid-missing'],
      ['sales', 'paid-missing'],
      ['open', 120_000],
      ['overdue', 90_000],
      ['cei', 'paid-missing'],
      ['dso', 'paid-missing'],
    ]);
    expect(content).toMatchObject({
      concentration: null,
      months: expect.not.arrayContaining([expect.objectContaining({ revenue: 90_000 })]),
    });
  });

  it('has all metrics once a list of all invoices covers the year', async () => {
    await imported(
      'invoices.csv',
      [
        'Date,Num,Customer,Due Date,Amount,Open Balance',
        '01/15/2020,1000,Acme,02/14/2020,400.00,0.00',
        '06/10/2020,1001,Acme,07/10/2020,700.00,0.00',
        '02/05/2021,1002,Bolt,03/07/2021,300.00,0.00',
        ...march,
      ],
      '2021-03-31',
    );
    const firm = await dashboard();
    // 700 + 300 + 900 + 500 + 100; the invoice of January 2020 is older than a year.
    expect([firm.revenue, firm.sales, firm.open].map(shown)).toEqual([250_000, 250_000, 120_000]);
    expect(firm.dso).toEqual({ available: true, value: (120_000 / 250_000) * 365 });
    const sales = monthsOf(firm, 'sales');
    expect([sales['2020-01'], sales['2021-02'], sales['2021-03']]).toEqual([40_000, 120_000, 60_000]);
    // The list does not say when Acme paid; the others have fewer than three invoices.
    expect((await clients()).map(({ badge }) => badge)).toEqual(['payment-dates-missing', 'limited-data', 'limited-data']);
  });

  it('has the sales of earlier months only when lists of open invoices follow', async () => {
    const june = await imported(
      'aging-june.csv',
      aging('June 30, 2021', [...march.slice(0, 2), '05/20/2021,1006,Acme,06/19/2021,80.00,80.00']),
      '2021-06-30',
    );
    const firm = await dashboard();
    expect([firm.revenue, firm.dso, firm.cei].map(shown)).toEqual(Array(3).fill('paid-missing'));
    expect(shown(firm.open)).toBe(118_000);
    expect(monthsOf(firm, 'sales')).toMatchObject({
      ...{
        '2021-02': 120_000,
        '2021-03': 60_000,
        '2021-04': 'paid-missing',
        '2021-05': 'paid-missing',
        '2021-06': 'paid-missing',
      },
    });
    expect(monthsOf(firm, 'ending')).toMatchObject({ '2021-04': 'paid-missing', '2021-05': 'paid-missing', '2021-06': 118_000 });
    // An earlier day is as it was, and a day between the lists has nothing.
    const of = async (day: string) => {
      const { revenue, open } = await get<Dashboard>(`/metrics/dashboard?asOf=${day}`);
      return [shown(revenue), shown(open)];
    };
    expect(await of('2021-03-31')).toEqual([250_000, 120_000]);
    expect(await of('2021-05-10')).toEqual(['paid-missing', 'paid-missing']);

    await noah.send(`/insights/imports/${june}/undo`, { method: 'POST' });
    await platform.settled();
    expect(shown((await dashboard()).revenue)).toBe(250_000);
  });
});
