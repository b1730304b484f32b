import { ledgerViews } from '@services/ledger/ports';
import type { Database } from '@suite/kernel/database/database';
import type { FactOf } from '@suite/kernel/facts/create-facts';
import { startOfDay } from '@suite/kernel/time-zone/zone-clock';
import { dayNumberOf, isoDayOf } from '@suite/values/day-number';
import { addDays, utcDayOf } from '@suite/values/iso-day';
import { firstDay, monthNumberOf, monthOf, shiftMonth } from '@suite/values/month';
import { periodBefore } from '@suite/values/period';
import { and, eq, inArray, sql } from 'drizzle-orm';
import { refreshMetrics } from '../metrics/refresh-metrics';
import { bundledTable } from '../published-prices/published-tables';
import { makeAutomaticReport } from '../reports/make-report';
import { type AutomaticKind, automaticKinds } from '../reports/recipients';
import { toDos } from '../schema/advisory';
import { consumerPrices, metricSets, vendorCategories, vendorMerges } from '../schema/metrics';
import { reports } from '../schema/reports';

/**
 * Adds what a firm would have after some time of use: consumer prices, unless it has its own, the metrics of the sample data, and
 * the reports of the last three months and the last week.
 */
export async function fillSample(
  transaction: Database,
  { companyId, data: { asOf } }: FactOf<'sample-data.added'>,
): Promise<void> {
  await addPrices(transaction, companyId, asOf);
  const ends = [1, 0].map((back) => isoDayOf(firstDay(shiftMonth(monthOf(dayNumberOf(asOf)), -back)) - 1));
  const kinds = (day: string): AutomaticKind[] => automaticKinds.filter((kind) => periodBefore(kind, addDays(day, 1)).to === day);
  const { to: sunday } = periodBefore('weekly', addDays(asOf, 1));
  for (const day of [...new Set([...ends, sunday, asOf])].toSorted()) {
    await refreshMetrics(transaction, companyId, day);
    for (const kind of kinds(day)) await addReport(transaction, companyId, kind, day);
  }
}

async function addPrices(transaction: Database, companyId: string, asOf: string): Promise<void> {
  if (await transaction.$count(consumerPrices, eq(consumerPrices.companyId, companyId))) return;
  const { prices } = await bundledTable();
  const known = prices.filter(({ month }) => month <= monthOf(dayNumberOf(asOf)));
  if (!known.length) return;
  await transaction
    .insert(consumerPrices)
    .values(known.map(({ month, value }) => ({ companyId, month: monthNumberOf(month), value, isSample: true })));
}

/** Adds a report that is not mailed to anyone. */
async function addReport(transaction: Database, companyId: string, kind: AutomaticKind, day: string): Promise<void> {
  const now = startOfDay(addDays(day, 1), 'UTC');
  const made = await makeAutomaticReport(transaction, { companyId, kind, period: periodBefore(kind, utcDayOf(now)), now });
  if (made)
    await transaction
      .update(reports)
      .set({ addressedAt: new Date(now) })
      .where(eq(reports.id, made.id));
}

/**
 * Removes everything that was computed from or recorded about the sample data. The ledger contained nothing else. The firm's own
 * settings stay.
 */
export async function forgetSample(transaction: Database, companyId: string): Promise<void> {
  for (const table of [metricSets, vendorMerges, vendorCategories, reports]) {
    await transaction.delete(table).where(eq(table.companyId, companyId));
  }
  await transaction.delete(consumerPrices).where(and(eq(consumerPrices.companyId, companyId), consumerPrices.isSample));
  const { id } = ledgerViews.clients;
  const remaining = transaction.select({ id }).from(ledgerViews.clients).where(eq(ledgerViews.clients.companyId, companyId));
  await transaction.delete(toDos).where(and(eq(toDos.companyId, companyId), sql`not ${inArray(toDos.clientId, remaining)}`));
}
