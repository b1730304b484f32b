import type { Database } from '@suite/kernel/database/database';
import type { Period } from '@suite/values/period';
import { and, eq } from 'drizzle-orm';
import type { ReportKind, ReportSection } from '../contract/report-content';
import type { ReportEntry } from '../contract/reports';
import { reports } from '../schema/reports';
import type { ReportRow } from './make-report';

interface ReportOptions {
  companyId: string;
  kind: ReportKind;
  period: Period;
  sections: ReportSection[];
  scheduleId: string | null;
  /** The user who requested the report; null for a scheduled run. */
  maker: { id: string; name: string } | null;
  now: number;
}

/**
 * Adds a report for a job to create.
 * @returns undefined if the schedule already has a report for the period
 */
export async function requestReport(transaction: Database, request: ReportOptions): Promise<ReportRow | undefined> {
  const { companyId, kind, period, sections, scheduleId, maker, now } = request;
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

/** Marks a report as failed. @param failure a sentence that says what to do */
export async function failReport(transaction: Database, id: string, failure: string): Promise<void> {
  await transaction
    .update(reports)
    .set({ state: 'failed', failure })
    .where(and(eq(reports.id, id), eq(reports.state, 'making')));
}

/** Returns a report as a list entry. */
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
