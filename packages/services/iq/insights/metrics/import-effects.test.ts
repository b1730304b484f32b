import { demoPeople } from '@services/identity/demo/demo-people';
import { onOneDatabase } from '@suite/host/test/databases';
import { demoPerson, type Person } from '@suite/host/test/person';
import { openTestPlatform, type TestPlatform } from '@suite/host/test/test-platform';
import { apiOrigin } from '@suite/zones/addresses';

onOneDatabase('the effect of an import on the headline metrics', (kind) => {
  let platform: TestPlatform;
  let noah: Person;
  beforeAll(async () => {
    platform = await openTestPlatform(kind);
    noah = await demoPerson(platform, demoPeople.noah).signIn();
  });
  afterAll(() => platform.close());

  async function imported(fileName: string, rows: readonly string[], asOf: string): Promise<string> {
    const address = `${apiOrigin(noah.browser.deployment)}/insights/uploads?fileName=${fileName}`;
    const headers = { Authorization: `Bearer ${noah.tokens.access_token}` };
    const body = ['Invoice,Customer,Date,Total,Balance', ...rows].join('\n');
    const answer = await platform.fetch(new Request(address, { method: 'POST', headers, body }));
    const path = `/insights/uploads/${(await answer.json()).data.id}`;
    await platform.settled();
    const fields = ['number', 'customer', 'date', 'amount', 'balance'];
    const columns = fields.map((field) => ({ field, ...(field === 'date' && { dateOrder: 'ymd' }) }));
    await noah.send(`${path}/import`, { body: { kind: 'invoices', columns, asOf, currency: 'USD', paymentTermsDays: 30 } });
    await platform.settled();
    return (await noah.send(path)).body.data.runId;
  }

  it('shows the six metrics before and after, each as of its own date', async () => {
    const march = ['A-1,Acme,2021-03-10,100.00,100.00', 'A-2,Bolt,2021-03-15,50.00,50.00'];
    const first = await imported('march.csv', march, '2021-03-31');
    // Revenue 100 + 50, of which nothing is paid and nothing due by the end of March.
    const afterFirst = {
      ...{ asOf: '2021-03-31', currency: 'USD' },
      revenue: { available: true, value: 15000 },
      open: { available: true, value: 15000 },
      overdue: { available: true, value: 0 },
    };
    const one = (await noah.send(`/insights/metrics/imports/${first}`)).body;
    expect(one).toMatchObject({ runId: first, before: null, after: afterFirst });

    const april = ['A-1,Acme,2021-03-10,100.00,0.00', 'A-2,Bolt,2021-03-15,50.00,50.00', 'A-3,Cedar,2021-04-15,70.00,70.00'];
    const second = await imported('april.csv', april, '2021-04-30');
    const two = (await noah.send(`/insights/metrics/imports/${second}`)).body;
    expect(two.before).toEqual(one.after);
    // A-1 is paid, A-2 was due on April 14, and A-3 is due in May.
    expect(two.after).toMatchObject({
      ...{ asOf: '2021-04-30', currency: 'USD' },
      revenue: { available: true, value: 22000 },
      open: { available: true, value: 12000 },
      overdue: { available: true, value: 5000 },
    });
    const dashboard = (await noah.send('/insights/metrics/dashboard')).body;
    expect([two.after.cei, two.after.dso, two.after.opportunity]).toEqual([
      dashboard.cei,
      dashboard.dso,
      dashboard.pricing.opportunity,
    ]);
    expect((await noah.send('/insights/metrics/imports/5f0c7a52-6f0e-4a53-9d0b-1f2a3b4c5d6e')).status).toBe(404);
  });
});
