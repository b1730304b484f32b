import { ledgerViews } from '@services/ledger/ports';
import { SuiteError } from '@suite/contract/errors';
import { badgeOf } from '@suite/insights/segments/badge';
import type { LedgerFaults } from '@suite/insights/segments/client-statistics';
import type { Database } from '@suite/kernel/database/database';
import { isUuid } from '@suite/kernel/http/is-uuid';
import { monthNumberOf } from '@suite/values/month';
import { and, asc, desc, eq } from 'drizzle-orm';
import type { ClientRow } from '../contract/clients';
import type { Excluded, FirmMonth } from '../contract/metric-schemas';
import { metricClientMonths, metricClients, metricSets } from '../schema/metrics';
import { coveredPeriods } from './coverage';
import { coversBefore, periodOf } from './covered';
import { excludedByMonth, excludedFrom } from './excluded';
import type { MetricSet } from './metric-set';
import { type MonthSums, monthMetrics } from './month-metrics';
import { findClient } from './read-clients';
import { statisticsOf } from './statistics';

const MONTHS = 24;

export interface OneClient {
  client: ClientRow;
  period: ReturnType<typeof periodOf>;
  because: string[];
  undecided: string[];
  uncompared: string[];
  ledgerCustomers: { name: string; source: string; isMerged: boolean }[];
  merged: { clientId: string; name: string; mergedAt: string; mergedBy: string }[];
  faults: Omit<LedgerFaults, 'unappliedCredit'>;
  excluded: Record<'sales' | 'open' | 'dso' | 'cei', Excluded[]>;
  months: FirmMonth[];
}

/**
 * Returns a client of a set; for a merged one, the client it was merged into.
 * @throws SuiteError `not_found` when the set has no such client
 */
export async function requireClient(database: Database, { id }: MetricSet, clientId: string): Promise<ClientRow> {
  const client = isUuid(clientId) ? await findCounted(database, id, clientId) : undefined;
  if (!client) throw new SuiteError('not_found', 'There is no such client.');
  return client;
}

async function findCounted(database: Database, setId: number, clientId: string): Promise<ClientRow | undefined> {
  const own = await findClient(database, setId, clientId);
  if (own) return own;
  const { id, mergedInto: into } = ledgerViews.mergedClients;
  const [merged] = await database.select({ into }).from(ledgerViews.mergedClients).where(eq(id, clientId));
  return merged?.into ? findClient(database, setId, merged.into) : undefined;
}

/** Returns a client of a set, with the rules behind its segment, and its months. */
export async function readClient(database: Database, set: MetricSet, requested: string): Promise<OneClient> {
  const client = await requireClient(database, set, requested);
  const { clientId } = client;
  const ofClient = and(eq(metricClients.setId, set.id), eq(metricClients.clientId, clientId));
  const [row] = await database.select().from(metricClients).where(ofClient);
  if (!row) throw new Error('the client was there a moment ago');
  const statistics = statisticsOf(row, set.asOf);
  const [of] = await database.select({ quantiles: metricSets.salesQuantiles }).from(metricSets).where(eq(metricSets.id, set.id));
  const isSegmented = coveredPeriods(set, set.asOf).coversSales || client.badge === 'not-set';
  const { because, undecided, uncompared } = isSegmented
    ? badgeOf(statistics, of?.quantiles ?? undefined, coversBefore(set.coversFrom, set.asOf))
    : { because: [], undecided: [], uncompared: [] };
  const { unappliedCredit: _, ...faults } = statistics.faults;
  const [months] = await database
    .select()
    .from(metricClientMonths)
    .where(and(eq(metricClientMonths.setId, set.id), eq(metricClientMonths.clientId, clientId)));
  const ofSet = { setId: set.id, asOf: set.asOf, clientId };
  const excluded = await excludedByMonth(database, { ...ofSet, from: monthNumberOf(set.asOf.slice(0, 7)) - MONTHS });
  return {
    client,
    period: periodOf(set.coversFrom, set.asOf),
    because: [...because],
    undecided: [...undecided],
    uncompared: [...uncompared],
    ledgerCustomers: await database
      .select({
        name: ledgerViews.customers.name,
        source: ledgerViews.customers.source,
        isMerged: ledgerViews.customers.isMerged,
      })
      .from(ledgerViews.customers)
      .where(and(eq(ledgerViews.customers.companyId, set.companyId), eq(ledgerViews.customers.clientId, clientId)))
      .orderBy(asc(ledgerViews.customers.id)),
    merged: await mergedInto(database, set.companyId, clientId),
    faults,
    excluded: await excludedFrom(database, ofSet, ['sales', 'open', 'dso', 'cei']),
    months: monthMetrics({ sums: months ? sumsOfClient(months) : [], excluded }, set, MONTHS),
  };
}

/** Returns the clients that people merged into one, latest first. */
async function mergedInto(database: Database, companyId: string, clientId: string): Promise<OneClient['merged']> {
  const { id, name, mergedAt, mergedBy, mergedInto: into } = ledgerViews.mergedClients;
  const rows = await database
    .select({ id, name, mergedAt, mergedBy })
    .from(ledgerViews.mergedClients)
    .where(and(eq(ledgerViews.mergedClients.companyId, companyId), eq(into, clientId)))
    .orderBy(desc(mergedAt), asc(name));
  return rows.map((row) => ({
    clientId: row.id,
    name: row.name,
    mergedAt: row.mergedAt?.toISOString() ?? '',
    mergedBy: row.mergedBy ?? '',
  }));
}

const sums = ['sales', 'revenue', 'owed', 'overdue', 'over30', 'over60', 'over90', 'unsure'] as const;

/** Returns the amounts that each month adds, from the arrays stored for a client. */
export const sumsOfClient = (stored: typeof metricClientMonths.$inferSelect): MonthSums[] =>
  stored.months.map((month, index) => ({
    month,
    ...(Object.fromEntries(sums.map((sum) => [sum, stored[sum][index] ?? 0])) as Omit<MonthSums, 'month'>),
  }));
