import { books } from '@services/ledger/ports';
import { dayOf } from '@suite/insights/calendar';
import type { Database } from '@suite/kernel/database/database';
import { and, eq, gte, isNull, lt } from 'drizzle-orm';
import { type ReportKind, reportKinds } from '../contract/reports';
import { reports } from '../schema/reports';
import { dayAt, type Period, periodBefore, startOfDay } from './periods';

const DAY = 86_400_000;

/** How long a report waits for figures that reach its last day: over the night in which connections are read. */
const PATIENCE = DAY;

export interface Due {
  companyId: string;
  kind: ReportKind;
  period: Period;
  figuresAsOf: string | null;
}

/**
 * Reports of the week and the month that ended last (in UTC) that nobody was mailed about yet. A firm that is younger
 * than the period gets none, nor one whose figures do not reach into it: they would say nothing of it.
 */
export async function findDue(database: Database, now: number): Promise<Due[]> {
  const due: Due[] = [];
  for (const kind of reportKinds) {
    const period = periodBefore(kind, dayAt(now));
    const end = startOfDay(dayOf(period.to) + 1, null);
    const isPatient = now < end + PATIENCE;
    const ofPeriod = and(eq(reports.companyId, books.firms.companyId), eq(reports.kind, kind), eq(reports.from, period.from));
    const firms = await database
      .select({ companyId: books.firms.companyId, figuresAsOf: books.firms.figuresAsOf })
      .from(books.firms)
      .leftJoin(reports, ofPeriod)
      .where(
        and(
          isNull(reports.addressedAt),
          lt(books.firms.createdAt, new Date(end)),
          gte(books.firms.figuresAsOf, isPatient ? period.to : period.from),
        ),
      );
    due.push(...firms.map((firm) => ({ ...firm, kind, period })));
  }
  return due;
}
