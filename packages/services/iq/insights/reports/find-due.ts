import { ledgerViews } from '@services/ledger/ports';
import type { Database } from '@suite/kernel/database/database';
import { startOfDay } from '@suite/kernel/time-zone/zone-clock';
import { addDays, utcDayOf } from '@suite/values/iso-day';
import { periodBefore } from '@suite/values/period';
import { and, eq, isNotNull, isNull, lt } from 'drizzle-orm';
import { reports } from '../schema/reports';
import { type AutomaticKind, automaticKinds } from './recipients';

export interface Due {
  companyId: string;
  kind: AutomaticKind;
  /** The first day of the period. */
  from: string;
}

/**
 * Returns the reports of the last week and month (in UTC) whose recipients are not recorded yet. Firms that were created after
 * the period ended, have no imports or have sample data get none.
 */
export async function findDue(database: Database, now: number): Promise<Due[]> {
  const due: Due[] = [];
  for (const kind of automaticKinds) {
    const { from, to } = periodBefore(kind, utcDayOf(now));
    const { companyId, createdAt, metricsAsOf, sampleAddedAt } = ledgerViews.firms;
    const end = new Date(startOfDay(addDays(to, 1), 'UTC'));
    const ofPeriod = and(eq(reports.companyId, companyId), eq(reports.kind, kind), eq(reports.from, from), reports.isAutomatic);
    const firms = await database
      .select({ companyId })
      .from(ledgerViews.firms)
      .leftJoin(reports, ofPeriod)
      .where(and(isNull(reports.addressedAt), lt(createdAt, end), isNotNull(metricsAsOf), isNull(sampleAddedAt)));
    due.push(...firms.map((firm) => ({ ...firm, kind, from })));
  }
  return due;
}
