import { demoCompanies, demoPeople } from '@services/identity/demo/demo-people';
import { lineOf } from '@services/proposals/fixture-proposals';
import { onOneDatabase } from '@suite/host/test/databases';
import { demoPerson, type Person } from '@suite/host/test/person';
import { openTestPlatform, type TestPlatform } from '@suite/host/test/test-platform';
import type { Payment } from './contract/billing';
import { acceptNew } from './fixture-payments';
import { billings, payers, payments } from './schema';

const { olivia } = demoPeople;
const companyId = demoCompanies.harborlineAccounting.id;
const path = '/payments/v1';

onOneDatabase('the list of payments', (kind) => {
  let platform: TestPlatform;
  let person: Person;
  let number = 9000;
  beforeAll(async () => {
    platform = await openTestPlatform(kind);
    platform.time.now = Date.parse('2027-01-31T15:00:00Z');
    person = await demoPerson(platform, olivia).signIn();
  });
  afterAll(() => platform.close());
  beforeEach(() => platform.pool.query('truncate payments.billings, payments.payers cascade'));

  /** Adds the billing of an accepted proposal. */
  async function bill(client: string, rest: Partial<typeof billings.$inferInsert> = {}) {
    const [proposalId, engagementId] = [crypto.randomUUID(), crypto.randomUUID()];
    const of = { version: 1, title: 'Engagement', ownerId: olivia.id, currency: 'USD', timeZone: 'America/New_York' };
    const values = { proposalId, companyId, engagementId, number: ++number, client, ...of, lines: [lineOf()], ...rest };
    await platform.database.insert(billings).values({ acceptedOn: '2026-12-31', ...values });
    return proposalId;
  }
  async function pay(client: string, rest: Partial<typeof payments.$inferInsert> = {}) {
    const proposalId = await bill(client, { currency: rest.currency ?? 'USD' });
    const of = { key: '1', dueOn: '2027-01-31', amount: 10_000, currency: 'USD', items: [] };
    await platform.database.insert(payments).values({ companyId, proposalId, reference: proposalId, ...of, ...rest });
  }
  const page = async (query = '') => (await person.send(`${path}/payments?${query}`)).body;
  const clients = async (query = '') => (await page(query)).payments.map(({ client }: Payment) => client);

  it('has views by what became of each; due and failed ones are late from the day after', async () => {
    await pay('Due today');
    await pay('Due yesterday', { dueOn: '2027-01-30', amount: 20_000 });
    await pay('Failed yesterday', { dueOn: '2027-01-30', status: 'failed', amount: 5_000, currency: 'EUR' });
    await pay('Processing', { dueOn: '2027-01-01', status: 'processing' });
    await pay('Paid', { status: 'paid' });
    await pay('Waived', { status: 'cancelled' });
    const shown = async (view: string) => (await clients(`view=${view}&sort=client&order=ascending`)).join();
    expect(await shown('late')).toBe('Due yesterday,Failed yesterday');
    expect(await shown('open')).toBe('Due today,Due yesterday,Failed yesterday,Processing');
    expect(await shown('paid')).toBe('Paid');
    expect(await shown('failed')).toBe('Failed yesterday');
    expect((await shown('all')).split(',')).toHaveLength(6);
    const { counts } = await page();
    expect(counts.late).toEqual({
      count: 2,
      amounts: [
        { currency: 'EUR', amount: 5_000 },
        { currency: 'USD', amount: 20_000 },
      ],
    });
    expect(counts.open.count).toBe(4);
  });

  it('finds words of a client, a title or a number, sorts in both directions, and shows the page', async () => {
    await pay('bakery', { dueOn: '2027-01-03', amount: 3_000 });
    await pay('Able', { dueOn: '2027-01-02', amount: 2_000 });
    await pay('Cedar', { dueOn: '2027-01-01', amount: 10_000 });
    expect(await clients('view=all&find=BAKE')).toEqual(['bakery']);
    expect(await clients(`view=all&find=%23${number}`)).toEqual(['Cedar']);
    expect(await clients('view=all&sort=client&order=ascending')).toEqual(['Able', 'bakery', 'Cedar']);
    expect(await clients('view=all&sort=amount&order=descending')).toEqual(['Cedar', 'bakery', 'Able']);
    expect(await clients('view=all&sort=dueOn&order=ascending')).toEqual(['Cedar', 'Able', 'bakery']);
    const second = await page('view=all&sort=dueOn&order=ascending&offset=1&limit=1');
    expect([second.payments[0].client, second.total]).toEqual(['Able', 3]);
  });

  it('names cards whose last day comes within 60 days, the earliest first, unless the billing has ended', async () => {
    const save = async (client: string, expires: string | null, rest = {}) => {
      const of = { customerId: 'c', methodId: 'm', kind: 'card' as const, label: `Card of ${client}`, expires };
      const proposalId = await bill(client, rest);
      await platform.database.insert(payers).values({ companyId, proposalId, method: of, savedAt: new Date() });
    };
    // 60 days from January 31 on end with April 1.
    await save('In March', '2027-03');
    await save('In February', '2027-02');
    await save('In April', '2027-04');
    await save('A bank', null);
    await save('Ended', '2027-02', { endsOn: '2027-01-31' });
    expect((await page()).expiring.map(({ client }: { client: string }) => client)).toEqual(['In February', 'In March']);
  });

  it('refunds at most what is left of a payment after earlier refunds', async () => {
    const { payment } = await acceptNew(platform, person);
    const act = (rest: string, body: object) => person.send(`${path}/payments/${payment.id}/${rest}`, { body });
    await act('receipt', { on: '2027-01-31' });
    const refund = async (amount: number) => (await act('refunds', { amount, reason: 'Discount' })).status;
    expect([await refund(30_000), await refund(20_001), await refund(20_000), await refund(1)]).toEqual([200, 400, 200, 400]);
  });
});
