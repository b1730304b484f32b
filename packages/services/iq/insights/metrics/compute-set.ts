import type { Database } from '@suite/kernel/database/database';
import { eq, sql } from 'drizzle-orm';
import { metricSets } from '../schema/metrics';
import { badgeClients, badgesBy } from './badge-clients';
import { comparePrices } from './compare-prices';
import { applyCoverage } from './coverage';
import { dashboardOf } from './dashboard';
import { countMonths } from './firm-months';
import { gatherClients } from './gather-clients';
import { gatherPrices } from './gather-prices';
import type { Scope } from './gather-scope';
import { gatherVendors } from './gather-vendors';

/** Tables of a set with rows per client. */
const byClient = [
  'insights.metric_client_months',
  'insights.metric_clients',
  'insights.metric_prices',
  'insights.metric_excluded',
];

/** Share of all customers above which a company's ledger is read with a full scan. */
const MUCH = 0.1;

/**
 * Computes a complete set as of the current as-of date in one transaction, so that everything that follows an import is committed
 * together.
 */
export async function computeSet(transaction: Database, of: Omit<Scope, 'setId' | 'clientIds'>): Promise<number> {
  await transaction.execute(sql`select set_config('jit', 'off', true)`);
  const readsAll = await holdsMuch(transaction, of.companyId);
  await allowNestedLoops(transaction, !readsAll);
  const [made] = await transaction
    .insert(metricSets)
    .values({ companyId: of.companyId, asOf: of.asOf, isPresent: true })
    .returning({ id: metricSets.id });
  if (!made) throw new Error('the metric set was not written');
  const scope = { ...of, setId: made.id };
  await transaction.execute(gatherClients({ ...scope, readsAll }));
  await countMonths(transaction, scope.setId, 1);
  // Prices are written once, when all prices to compare with are known.
  await transaction.execute(
    sql`create temporary table gathered_prices on commit drop as select * from insights.metric_prices with no data`,
  );
  await gatherPrices(transaction, scope, 'gathered_prices');
  await allowNestedLoops(transaction, true);
  await transaction.execute(sql`analyze gathered_prices (set_id, currency, service)`);
  await comparePrices(transaction, scope, 'gathered_prices');
  await transaction.execute(sql`drop table gathered_prices`);
  await tellSet(transaction, scope);
  await analyzeSets(transaction);
  return made.id;
}

/**
 * Updates the planner's statistics; without them it would assume a single row for a new set. Columns that are neither joined nor
 * searched need none.
 */
export async function analyzeSets(transaction: Database): Promise<void> {
  await transaction.execute(sql`analyze insights.metric_clients (set_id, client_id, badge, sales, overdue)`);
  await transaction.execute(sql`analyze insights.metric_prices (set_id, client_id, freshness)`);
}

/** Adds the metrics of some clients to a set. */
export async function gatherSome(transaction: Database, scope: Scope & { clientIds: readonly string[] }): Promise<void> {
  await transaction.execute(gatherClients(scope));
  await countMonths(transaction, scope.setId, 1, scope.clientIds);
  await gatherPrices(transaction, scope, 'insights.metric_prices');
}

/**
 * Allows or forbids nested loops. The planner can't know the size of a statement's intermediate results, assumes few rows, and
 * would scan one result for each row of another. But only nested loops can skip other companies' rows.
 */
async function allowNestedLoops(transaction: Database, isAllowed: boolean): Promise<void> {
  await transaction.execute(sql`select set_config('enable_nestloop', ${isAllowed ? 'on' : 'off'}, true)`);
}

/** Returns whether reading the whole ledger is faster than looking up this company's rows. */
async function holdsMuch(transaction: Database, companyId: string): Promise<boolean> {
  const { rows } = await transaction.execute<{ much: boolean }>(sql`
    select count(*) filter (where company_id = ${companyId}) >= ${MUCH}::float8 * count(*) as much from ledger_views.customers`);
  return rows[0]?.much ?? false;
}

/** Updates a set to a day: reads some clients from the ledger again, and keeps the rows of the others. */
export async function updateSet(
  transaction: Database,
  scope: Scope & { clientIds: readonly string[]; isSameDay: boolean },
): Promise<void> {
  const { setId, clientIds, isSameDay } = scope;
  if (isSameDay && !clientIds.length) return tellSet(transaction, scope);
  if (clientIds.length) {
    await countMonths(transaction, setId, -1, clientIds);
    for (const table of byClient) {
      await transaction.execute(
        sql`delete from ${sql.raw(table)} where set_id = ${setId} and client_id = any(${sql.param([...clientIds])}::uuid[])`,
      );
    }
    await gatherSome(transaction, scope);
  }
  await transaction.update(metricSets).set({ asOf: scope.asOf, computedAt: sql`now()` }).where(eq(metricSets.id, setId));
  await finishSet(transaction, scope);
}

/** Computes values that depend on all clients together. */
export async function finishSet(transaction: Database, scope: Scope): Promise<void> {
  await badgeClients(transaction, scope.setId, scope.asOf);
  await comparePrices(transaction, scope);
  await tellSet(transaction, scope);
}

/** Adds vendors, whose changes are not tracked, and the dashboard; after that the set can be read. */
export async function tellSet(transaction: Database, { setId, companyId, asOf, home }: Scope): Promise<void> {
  await gatherVendors(transaction, { setId, companyId, asOf, home });
  const { salesQuantiles, coversFrom } = await badgesBy(transaction, setId);
  const covered = await applyCoverage(transaction, { setId, companyId, asOf, coversFrom });
  const dashboard = await dashboardOf(transaction, { setId, asOf, home, ...covered });
  await transaction.update(metricSets).set({ dashboard, salesQuantiles, coversFrom }).where(eq(metricSets.id, setId));
}
