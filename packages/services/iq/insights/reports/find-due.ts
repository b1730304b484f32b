import { books } from '@services/ledger/ports';
import { dayOf } from '@suite/insights/calendar';
import type { Database } from '@suite/kernel/database/database';
import { and, eq, isNotNull, isNull, lt } from 'drizzle-orm';
import { reports } from '../schema/reports';
import { dayAt, periodBefore, startOfDay } from './periods';
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
    const { from, to } = periodBefore(kind, dayAt(now));
    const { companyId, createdAt, metricsAsOf, sampleAddedAt } = books.firms;
    const end = new Date(startOfDay(dayOf(to) + 1, null));
    const ofPeriod = and(eq(reports.companyId, companyId), eq(reports.kind, kind), eq(reports.from, from), reports.isAutomatic);
    const firms = await database
      .select({ companyId })
      .from(books.firms)
      .leftJoin(reports, ofPeriod)
      .where(and(isNull(reports.addressedAt), lt(createdAt, end), isNotNull(metricsAsOf), isNull(sampleAddedAt)));
    due.push(...firms.map((firm) => ({ ...firm, kind, from })));
  }
  return due;
}
