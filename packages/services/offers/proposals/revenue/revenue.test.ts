import { demoCompanies, demoPeople } from '@services/identity/demo/demo-people';
import { newFirm, writeLedger } from '@services/insights/metrics/fixture-ledger';
import { refreshMetrics } from '@services/insights/metrics/refresh-metrics';
import { services } from '@services/price-book/schema';
import { isFullRun } from '@suite/env/node';
import { onEachDatabase, onOneDatabase } from '@suite/host/test/databases';
import { addPerson, demoPerson, type Person } from '@suite/host/test/person';
import { openTestPlatform, type TestPlatform } from '@suite/host/test/test-platform';
import type { BillingChanges } from '@suite/pricing/changed-charges';
import type { Line } from '@suite/pricing/line';
import { dayNumberOf } from '@suite/values/day-number';
import { sql } from 'drizzle-orm';
import fc from 'fast-check';
import type { Leakage, RevenuePeriod, Unengaged } from '../contract/revenue';
import { lineOf } from '../fixture-proposals';
import { type Made, writeAccepted } from './fixture-accepted';
import { aCompany, book, customers, type MadeBilling, type MadeCompany, type MadeLine } from './fixture-company';
import { dateOf, expectedLeakage, expectedUnengaged, NOW } from './fixture-expected';

const path = '/proposals/v1/revenue';
const { id: companyId } = demoCompanies.harborlineAccounting;

async function openAt(kind: Parameters<typeof openTestPlatform>[0], day: string): Promise<TestPlatform> {
  const platform = await openTestPlatform(kind);
  platform.time.now = Date.parse(`${day}T12:00:00Z`);
  return platform;
}

/** Writes a made company, and signs in its administrator. */
async function newCompany(platform: TestPlatform, made: MadeCompany): Promise<Person> {
  const { database } = platform;
  const firm = await newFirm(database);
  const { companyId } = firm;
  const person = await addPerson(platform, { companyId, role: 'administrator' });
  await writeLedger(firm, {
    customers,
    credits: [],
    applications: [],
    invoices: made.invoices.map(({ customer, on, currency, tax, lines }) => ({
      customer: customers.indexOf(customer),
      issuedOn: dayNumberOf(dateOf(on)),
      dueOn: dayNumberOf(dateOf(on + 30)),
      currency,
      rate: currency === 'USD' ? '1' : '0.9',
      tax,
      total: lines.reduce((sum, { amount }) => sum + amount, tax ?? 0),
      lines: lines.map((line) => ({ ...line, quantity: 1 })),
    })),
  });
  await database.execute(sql`insert into ledger.clients (company_id, name) values (${companyId}, 'Eve')`);
  const { rows } = await database.execute<{ id: string; name: string }>(
    sql`select id, name from ledger.clients where company_id = ${companyId}`,
  );
  const idOf = new Map(rows.map(({ id, name }) => [name, id]));
  if (made.isMerged) await mergeInto(platform, idOf.get('Cid'), idOf.get('Bob'));
  await refreshMetrics(database, companyId, dateOf(made.asOf));
  const bookIds = await writeBook(platform, companyId);
  const lineFor = ({ service, startsOn, ...line }: MadeLine): Line =>
    lineOf({
      ...line,
      name: service,
      serviceId: bookIds.get(service) ?? null,
      startsOn: startsOn === null ? null : dateOf(startsOn),
    });
  const ids: string[] = [];
  for (const [place, { client, on, amends, lines, currency, billing }] of made.accepted.entries())
    ids.push(
      await writeAccepted(database, {
        companyId,
        ownerId: person.id,
        number: place + 1,
        clientId: idOf.get(client) ?? null,
        client,
        currency,
        amendsId: amends === null ? null : (ids[amends] ?? null),
        acceptedOn: dateOf(on),
        lines: lines.map(lineFor),
        billing: billing && datedBilling(billing),
      }),
    );
  return person.signIn();
}

const datedBilling = ({ pausedOn, skipped, endsOn, endIsProrated }: MadeBilling): BillingChanges => ({
  pausedOn: pausedOn === null ? null : dateOf(pausedOn),
  skipped: skipped.map(({ from, to }) => ({ from: dateOf(from), to: dateOf(to) })),
  endsOn: endsOn === null ? null : dateOf(endsOn),
  endIsProrated,
});

async function mergeInto({ database }: TestPlatform, from = '', into = ''): Promise<void> {
  await database.execute(sql`update ledger.clients set merged_into = ${into}::uuid where id = ${from}::uuid`);
  await database.execute(sql`update ledger.customers set merged_client_id = ${into}::uuid where client_id = ${from}::uuid`);
}

/** Adds the services of the price book, and returns their ids by name. */
async function writeBook({ database, time }: TestPlatform, companyId: string): Promise<Map<string, string>> {
  const names = (['Books', 'Payroll', 'Advice'] as const).map((name) => ({ name, ledgerName: book[name] ?? '' }));
  const rows = await database
    .insert(services)
    .values(
      names.map((of) => ({
        ...of,
        companyId,
        description: '',
        category: '',
        currency: 'USD',
        billing: 'monthly' as const,
        unit: '',
        price: 0,
        drivers: [],
        taxRate: 0,
        depositRate: 0,
        isProrated: false,
        updatedAt: new Date(time.now),
      })),
    )
    .returning();
  return new Map(rows.map(({ id, name }) => [name, id]));
}

const keyOf = ({ client, currency, month = '' }: { client: string; currency: string; month?: string }) =>
  `${client} ${month} ${currency}`;
const inOrder = <Row extends Parameters<typeof keyOf>[0]>(rows: readonly Row[]) =>
  [...rows].sort((one, other) => (keyOf(one) < keyOf(other) ? -1 : 1));

onEachDatabase('leakage and clients without an engagement', (kind) => {
  let platform: TestPlatform;
  beforeAll(async () => {
    platform = await openAt(kind, NOW);
  });
  afterAll(() => platform.close());

  it('equal a count over the bare rows of a company', async () => {
    await fc.assert(
      fc.asyncProperty(aCompany, async (made) => {
        const person = await newCompany(platform, made);
        const { body: leakage } = await person.send(`${path}/leakage?limit=200`);
        const found = (leakage.rows as Leakage[]).map(({ client, month, currency, gap, accepted, missing, invoiced }) => ({
          ...{ client, month, currency, gap },
          ...{ accepted, missing, invoiced },
        }));
        expect(inOrder(found)).toEqual(inOrder(expectedLeakage(made)));
        const { body: unengaged } = await person.send(`${path}/unengaged?limit=200`);
        const without = (unengaged.rows as Unengaged[]).map(({ clientId, openProposalId, ...row }) => row);
        expect(inOrder(without)).toEqual(inOrder(expectedUnengaged(made)));
      }),
      { numRuns: isFullRun() ? 100 : 8, endOnFailure: true },
    );
  }, 300_000);
});

// The demo ledger of 2025 has ten clients; Birch & Vale Architects were invoiced $1,850 a month, in January a year and a day before.
onOneDatabase('revenue of a firm', (kind) => {
  let platform: TestPlatform;
  let olivia: Person;
  beforeAll(async () => {
    platform = await openAt(kind, '2027-01-10');
    olivia = await demoPerson(platform, demoPeople.olivia).signIn();
  });
  afterAll(() => platform.close());

  const read = async (call: string, person = olivia) => (await person.send(`${path}/${call}`)).body;
  const idOf = async (name: string): Promise<string> => {
    const { rows } = await platform.pool.query('select id from ledger_views.clients where company_id = $1 and name = $2', [
      companyId,
      name,
    ]);
    return rows[0].id;
  };

  it('lists clients without an engagement, searched, sorted and paged, with their open proposal', async () => {
    const { body: started } = await olivia.send('/proposals/v1/proposals', { body: { clientId: await idOf('Alder Bakery') } });
    const found = await read('unengaged?limit=1');
    expect(found).toMatchObject({ asOf: '2026-01-01', total: 10, clients: 10, sums: [{ currency: 'USD' }] });
    expect(found.rows).toMatchObject([
      {
        client: 'Birch & Vale Architects',
        invoiced: 11 * 185_000,
        invoices: 11,
        lastInvoiceOn: '2025-12-01',
        openProposalId: null,
      },
    ]);
    expect(await read('unengaged?find=BAKE')).toMatchObject({ rows: [{ openProposalId: started.id }], total: 1, clients: 10 });
    expect((await read('unengaged?sort=client&order=ascending&offset=9')).rows).toMatchObject([{ client: 'Juniper Legal' }]);
    await write('Birch & Vale Architects', { acceptedOn: '2024-03-01' });
    expect(await read('unengaged')).toMatchObject({ total: 9, clients: 9 });
  });

  it('lists what was never invoiced, searched and filtered', async () => {
    await write('Eastgate Motors', { acceptedOn: '2026-01-01', lines: [lineOf({ price: 61_000 })] });
    const found = await read('leakage?find=eastgate');
    expect(found).toMatchObject({ asOf: '2026-01-01', from: '2026-01', to: '2026-12', total: 12 });
    expect(found.rows[0]).toMatchObject({ month: '2026-12', state: 'unavailable', gap: 'not-reached', accepted: 61_000 });
    expect(found.counts).toMatchObject({ missing: 0, invoiced: 0 });
    expect(await read('leakage?state=missing')).toMatchObject({ rows: [], total: 0 });
    const months = async (query: string) =>
      (await read(`leakage?find=eastgate&sort=month&${query}`)).rows.map(({ month }: { month: string }) => month);
    expect((await months('order=ascending')).slice(0, 2)).toEqual(['2026-01', '2026-02']);
    expect(await months('order=descending&offset=1&limit=2')).toEqual(['2026-11', '2026-10']);
    expect((await read('leakage?sort=client&order=descending')).rows[0].client).toBe('Eastgate Motors');
  });

  it('counts accepted proposals by source', async () => {
    await write('Hollis Freight', { acceptedOn: '2026-12-31', source: 'renewal', lines: [lineOf()] });
    const { periods } = (await read('sources?span=month')) as { periods: RevenuePeriod[] };
    const december = periods.find(({ from, currency }) => from === '2026-12-01' && currency === 'USD');
    expect(december?.sources).toEqual([{ source: 'renewal', count: 1, firstYear: 600_000 }]);
  });

  it('is not visible to another firm; without a ledger and without proposals it is empty', async () => {
    const noah = await demoPerson(platform, demoPeople.noah).signIn();
    expect(await read('leakage', noah)).toMatchObject({ asOf: null, rows: [], sums: [] });
    expect(await read('unengaged', noah)).toMatchObject({ asOf: null, rows: [], clients: 0 });
    expect(await read('sources', noah)).toEqual({ periods: [] });
  });

  let number = 1000;
  async function write(client: string, of: Pick<Made, 'acceptedOn'> & Partial<Made>) {
    const made = {
      companyId,
      ownerId: olivia.id,
      number: number++,
      clientId: await idOf(client),
      client,
      lines: [lineOf()],
      ...of,
    };
    return writeAccepted(platform.database, made);
  }
});
