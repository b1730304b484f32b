import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import { demoCompanies, demoPeople } from '@services/identity/demo/demo-people';
import { companies } from '@services/identity/schema/accounts';
import { type ImportSource, runImport } from '@services/ledger/import/run-import';
import { insightsFirms } from '@services/ledger/schema/firms';
import { generateCompany } from '@suite/host/demo/generated/generate-company';
import { facts } from '@suite/host/services/all-services';
import { onOneDatabase } from '@suite/host/test/databases';
import { addPerson, demoPerson } from '@suite/host/test/person';
import { openTestPlatform, type TestPlatform } from '@suite/host/test/test-platform';
import { addBoundaryCompany } from './boundary-ledger';
import { checkLedger } from './check-ledger';
import { addDays, monthsFrom } from './days';
import { boundaryDay } from './draft-ledger';
import type { ConsumerPrices } from './prices';

jest.setTimeout(60_000);

const realData = process.env.REAL_DATA;
const onRealData = realData ? it : it.skip;
const because = realData ? '' : ' (left out: REAL_DATA is not set)';

const consumerPrices: ConsumerPrices = new Map(
  monthsFrom('2018-01', '2026-12').map((month, place) => [month, 250 * 1.00237 ** place]),
);

onOneDatabase('the API returns what the rows of the ledger say', (kind) => {
  let platform: TestPlatform;
  beforeAll(async () => {
    platform = await openTestPlatform(kind);
  });
  afterAll(() => platform.close());

  async function check(companyId: string, days: readonly string[], cpi = consumerPrices) {
    await platform.settled();
    const isDemo = companyId === demoCompanies.harborlineAccounting.id;
    const person = isDemo
      ? demoPerson(platform, demoPeople.olivia)
      : await addPerson(platform, { companyId, role: 'administrator' });
    await person.signIn();
    const body = { prices: [...cpi].map(([month, value]) => ({ month, value })) };
    expect(await person.send('/insights/metrics/consumer-prices', { method: 'PUT', body })).toMatchObject({ status: 200 });
    await platform.settled();
    const { differences, compared } = await checkLedger(platform.pool, companyId, (path) => person.send(path), { days, cpi });
    expect(differences.slice(0, 20)).toEqual([]);
    expect(compared).toBeGreaterThan(1000);
  }

  it('for the demo ledger, without consumer prices', async () => {
    const days = ['2026-01-01', '2025-12-31', '2025-11-15', '2025-06-30', '2025-03-10', '2025-01-01'];
    await check(demoCompanies.harborlineAccounting.id, days, new Map());
  });

  it('for a generated ledger', async () => {
    const size = { clients: 120, invoices: 1000, seed: 5, years: 4 };
    const { companyId } = await generateCompany(platform.database, 'Checked Firm', size);
    await check(companyId, ['2026-01-01', '2025-12-31', '2025-08-14', '2024-02-29', '2023-01-31', '2022-05-10']);
  });

  it('for a ledger at the edges of the definitions', async () => {
    const companyId = await addBoundaryCompany(platform.database, 'edges');
    await check(companyId, [boundaryDay, '2026-02-28', '2025-12-31', '2025-06-30', '2024-12-15', '2024-06-01']);
  });

  it('for a ledger with documents that have no rate', async () => {
    const companyId = await addBoundaryCompany(platform.database, 'no rates');
    await check(companyId, [boundaryDay, '2026-01-31', '2025-12-31', '2025-08-20', '2025-06-30', '2025-05-15']);
  });

  it('for a ledger whose open amounts are unknown on some days', async () => {
    const companyId = await addBoundaryCompany(platform.database, 'unsure');
    const days = [boundaryDay, '2026-03-14', ...[22, 30, 40, 41, 47, 59, 60].map((back) => addDays(boundaryDay, -back))];
    await check(companyId, days);
  });

  async function imported(source: ImportSource, day: string): Promise<string> {
    const companyId = randomUUID();
    const { database, dataFolder } = platform;
    await database.insert(companies).values({ id: companyId, name: `Firm ${companyId}`, segments: ['iq'] });
    await database.insert(insightsFirms).values({ companyId, name: 'Firm' });
    const order = { company: companyId, source, path: join(realData ?? '', source) };
    for await (const _line of runImport({ database, facts, dataFolder, clock: () => Date.parse(day) }, order));
    return companyId;
  }

  onRealData(`for a Xero organization${because}`, async () => {
    const days = ['2021-02-10', '2020-12-31', '2020-11-17', '2020-06-30', '2020-03-31', '2019-12-15'];
    await check(await imported('xero', '2021-02-10'), days);
  });

  onRealData(`for a QuickBooks Online company${because}`, async () => {
    const days = ['2021-02-10', '2020-12-31', '2020-09-09', '2020-02-29', '2019-10-31', '2019-05-20'];
    await check(await imported('quickbooks-online', '2021-02-10'), days);
  });
});
