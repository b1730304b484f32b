import { demoCompanies, demoPeople } from '@services/identity/demo/demo-people';
import { companies } from '@services/identity/schema/accounts';
import { generateCompany } from '@suite/host/demo/generated/generate-company';
import { type DatabaseKind, onEachDatabase } from '@suite/host/test/databases';
import { demoPerson, type Person } from '@suite/host/test/person';
import { openTestPlatform, type TestPlatform } from '@suite/host/test/test-platform';
import { and, eq, sql } from 'drizzle-orm';
import { metricSets } from '../schema/metrics';
import { earlierSet } from './earlier-day';
import { refreshMetrics } from './refresh-metrics';

const { harborlineAccounting, brightfield } = demoCompanies;
const dashboardOf = (asOf: string) => `/insights/metrics/dashboard?asOf=${asOf}`;
const days = Array.from({ length: 12 }, (_, month) => `2025-${String(month + 1).padStart(2, '0')}-28`);

onEachDatabase('earlier days', (kind: DatabaseKind) => {
  let platform: TestPlatform;
  let person: Person;
  beforeAll(async () => {
    platform = await openTestPlatform(kind);
    person = await demoPerson(platform, demoPeople.olivia).signIn();
  });
  afterAll(() => platform.close());
  afterEach(() => platform.database.delete(metricSets).where(eq(metricSets.isPresent, false)));

  const setsOf = (companyId: string) =>
    platform.database
      .select({ asOf: metricSets.asOf, dashboard: metricSets.dashboard })
      .from(metricSets)
      .where(and(eq(metricSets.companyId, companyId), eq(metricSets.isPresent, false)));

  it('are the same whether computed in pieces or at once', async () => {
    const size = { clients: 130, invoices: 700, seed: 3, years: 3 };
    await generateCompany(platform.database, 'In pieces', size);
    const [company] = await platform.database.select().from(companies).where(eq(companies.name, 'In pieces'));
    const companyId = company?.id ?? '';
    const asOf = '2025-06-30';
    const rowsOf = async (setId: number) => {
      const of = {
        'insights.metric_clients': 'client_id',
        'insights.metric_client_months': 'client_id',
        'insights.metric_months': 'month',
        'insights.metric_vendors': 'vendor',
      };
      const tables = Object.entries(of).map(([table, key]) => [table, key] as const);
      const read = async (table: string, key: string) =>
        (
          await platform.database.execute(
            sql`select to_jsonb(t) - 'set_id' as row from ${sql.raw(table)} as t where set_id = ${setId} order by ${sql.identifier(key)}`,
          )
        ).rows;
      const prices = await platform.database.execute(
        sql`select to_jsonb(t) - 'set_id' as row from insights.metric_prices as t where set_id = ${setId} order by client_id, service, currency`,
      );
      const [set] = await platform.database.select().from(metricSets).where(eq(metricSets.id, setId));
      const others = [];
      for (const [table, key] of tables) others.push(await read(table, key));
      return [set?.dashboard, set?.salesQuantiles, set?.coversFrom, prices.rows, ...others];
    };
    const inPieces = await rowsOf((await earlierSet(platform.database, { companyId, asOf, home: 'USD' })).id);
    await refreshMetrics(platform.database, companyId, asOf);
    const [present] = await platform.database
      .select()
      .from(metricSets)
      .where(and(eq(metricSets.companyId, companyId), eq(metricSets.isPresent, true)));
    expect(inPieces).toEqual(await rowsOf(present?.id ?? 0));
  }, 120_000);

  it('that many people request at once are computed once each, a few at a time, and the remaining requests are asked to retry', async () => {
    // Until all requests have arrived, no day can be computed, because another process is computing one.
    const left = { companyId: harborlineAccounting.id, asOf: '2024-12-31', isPresent: false, computedAt: new Date() };
    const [other] = await platform.database.insert(metricSets).values(left).returning();
    let refusals = 0;
    const requests = [...days, ...days].map(async (day) => {
      const answer = await person.send(dashboardOf(day));
      if (answer.status !== 200 && ++refusals === 18)
        await platform.database.delete(metricSets).where(eq(metricSets.id, other?.id ?? 0));
      return answer;
    });
    const answers = await Promise.all(requests);
    const answered = answers.filter(({ status }) => status === 200);
    const refused = answers.filter(({ status }) => status === 429);
    expect([answered.length, refused.length]).toEqual([6, 18]);
    expect(new Set(answered.map(({ body }) => body.asOf)).size).toBe(3);
    expect(refused[0]?.headers.get('Retry-After')).toBe('5');
    expect(refused[0]?.body.code).toBe('throttled');
    expect((await setsOf(harborlineAccounting.id)).map(({ dashboard }) => dashboard !== null)).toEqual([true, true, true]);
    // Later, each request is served.
    expect((await person.send(dashboardOf(days[11] ?? ''))).status).toBe(200);
  }, 60_000);

  it('are not computed when nobody waits for them anymore', async () => {
    const closing = new AbortController();
    const of = { companyId: harborlineAccounting.id, home: 'USD' };
    const requests = days.slice(0, 3).map((asOf) => earlierSet(platform.database, { ...of, asOf }, closing.signal));
    const still = earlierSet(platform.database, { ...of, asOf: days[2] ?? '' });
    closing.abort();
    const outcomes = await Promise.allSettled(requests);
    expect(outcomes.map(({ status }) => status)).toEqual(['rejected', 'rejected', 'fulfilled']);
    await still;
    expect((await setsOf(of.companyId)).map(({ asOf }) => asOf)).toEqual([days[2]]);
    await expect(earlierSet(platform.database, { ...of, asOf: days[4] ?? '' }, closing.signal)).rejects.toMatchObject({
      code: 'throttled',
    });
  }, 60_000);

  it('are computed again instead of reading a set that a killed process left incomplete', async () => {
    const asOf = days[5] ?? '';
    const { body } = await person.send(dashboardOf(asOf));
    await platform.database.delete(metricSets).where(eq(metricSets.isPresent, false));
    const left = { companyId: harborlineAccounting.id, asOf, isPresent: false, computedAt: new Date(Date.now() - 31_000) };
    await platform.database.insert(metricSets).values(left);
    expect((await person.send(dashboardOf(asOf))).body).toEqual(body);
    const { rows } = await platform.database.execute(
      sql`select count(*)::int as clients from insights.metric_clients join insights.metric_sets on id = set_id where not is_present`,
    );
    expect(rows).toEqual([{ clients: body.clients }]);
  }, 60_000);

  it('are computed again when consumer prices change during the computation', async () => {
    const asOf = days[8] ?? '';
    const computing = person.send(dashboardOf(asOf));
    const prices = [
      { month: '2025-01', value: 100 },
      { month: '2025-09', value: 200 },
    ];
    const put = await person.send('/insights/metrics/consumer-prices', { method: 'PUT', body: { prices } });
    expect([put.status, (await computing).status]).toEqual([200, 200]);
    const { body } = await person.send(`/insights/metrics/prices?asOf=${asOf}`);
    expect(body.prices.some(({ realChange }: { realChange: number | null }) => realChange !== null)).toBe(true);
    await person.send('/insights/metrics/consumer-prices', { method: 'PUT', body: { prices: [] } });
  }, 60_000);

  it("of one firm don't block requests of another", async () => {
    const other = await demoPerson(platform, demoPeople.noah).signIn();
    let isComputed = false;
    const requests = person.send(dashboardOf(days[9] ?? '')).then((answer) => {
      isComputed = true;
      return answer;
    });
    while (!(await setsOf(harborlineAccounting.id)).length) await Promise.resolve();
    const { status } = await other.send(`/identity/v1/users/${demoPeople.noah.id}`);
    expect([status, isComputed]).toEqual([200, false]);
    expect((await requests).status).toBe(200);
    expect(await setsOf(brightfield.id)).toEqual([]);
  }, 60_000);
});
