import { notAvailable } from '@suite/insights/metric';
import type { Database } from '@suite/kernel/database/database';
import { and, eq } from 'drizzle-orm';
import type { Dashboard } from '../contract/dashboard';
import type { Headlines, ImportEffect } from '../contract/import-effects';
import { importEffects, metricSets } from '../schema/metrics';
import { refreshMetrics } from './refresh-metrics';

/** Updates a company's metrics after an import, and saves its headline metrics before and after. */
export async function followImport(transaction: Database, companyId: string, asOf: string, runId: string): Promise<void> {
  const before = await headlinesOf(transaction, companyId);
  await refreshMetrics(transaction, companyId, asOf);
  const after = await headlinesOf(transaction, companyId);
  if (!after) return;
  await transaction
    .insert(importEffects)
    .values({ runId, companyId, before, after })
    .onConflictDoUpdate({ target: importEffects.runId, set: { after } });
}

export async function findEffect(database: Database, companyId: string, runId: string): Promise<ImportEffect | undefined> {
  const [effect] = await database
    .select({ runId: importEffects.runId, before: importEffects.before, after: importEffects.after })
    .from(importEffects)
    .where(and(eq(importEffects.companyId, companyId), eq(importEffects.runId, runId)));
  return effect;
}

async function headlinesOf(database: Database, companyId: string): Promise<Headlines | null> {
  const [set] = await database
    .select({ dashboard: metricSets.dashboard })
    .from(metricSets)
    .where(and(eq(metricSets.companyId, companyId), eq(metricSets.isPresent, true)));
  if (!set?.dashboard) return null;
  const { asOf, currency, period, revenue, open, overdue, cei, dso, pricing } = set.dashboard as Dashboard;
  return {
    ...{ asOf, currency, open, overdue, cei, dso },
    revenue: period.days > 0 ? (revenue as Headlines['revenue']) : notAvailable('no-invoices'),
    opportunity: pricing.opportunity,
  };
}
