import type { Database } from '@suite/kernel/database/database';
import { and, eq } from 'drizzle-orm';
import type { ReportKind, ReportSection } from '../contract/report-content';
import type { ReportEntry } from '../contract/reports';
import { reports } from '../schema/reports';
import type { ReportRow } from './make-report';
import type { Period } from './periods';

interface ReportOptions {
  companyId: string;
  kind: ReportKind;
  period: Period;
  sections: ReportSection[];
  scheduleId: string | null;
  /** Who asked for it; null of a schedule at its time. */
  maker: { id: string; name: string } | null;
  now: number;
}

/**
 * Adds a report that a job is to make.
 * @returns undefined where the schedule has one of the period already
 */
export async function requestReport(transaction: Database, wanted: ReportOptions): Promise<ReportRow | undefined> {
  const { companyId, kind, period, sections, scheduleId, maker, now } = wanted;
  const [added] = await transaction
    .insert(reports)
    .values({
      companyId,
      kind,
      ...period,
      sections,
      scheduleId,
      state: 'making',
      isAutomatic: false,
      makerId: maker?.id ?? null,
      madeBy: maker?.name ?? null,
      createdAt: new Date(now),
    })
    .onConflictDoNothing()
    .returning();
  return added;
}

/** Ends a report that could not be made. @param failure a sentence that says what to do */
export async function failReport(transaction: Database, id: string, failure: string): Promise<void> {
  await transaction
    .update(reports)
    .set({ state: 'failed', failure })
    .where(and(eq(reports.id, id), eq(reports.state, 'making')));
}

/** A report as an entry of the list. */
export const entryOf = (
  row: Pick<
    ReportRow,
    'id' | 'kind' | 'from' | 'to' | 'asOf' | 'state' | 'failure' | 'sections' | 'madeBy' | 'scheduleId' | 'createdAt'
  >,
): ReportEntry => {
  const { id, kind, from, to, asOf, state, failure, sections, madeBy, scheduleId, createdAt } = row;
  return {
    id,
    kind,
    from,
    to,
    asOf,
    state,
    failure,
    sections,
    madeBy,
    isScheduled: scheduleId !== null,
    createdAt: createdAt.toISOString(),
  };
};
