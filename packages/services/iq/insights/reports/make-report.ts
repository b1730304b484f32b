import { randomUUID } from 'node:crypto';
import { firmOf, lockLedger } from '@services/ledger/ports';
import type { Database } from '@suite/kernel/database/database';
import { startOfDay } from '@suite/kernel/time-zone/zone-clock';
import { addDays } from '@suite/values/iso-day';
import { earlierPeriods, type Period } from '@suite/values/period';
import { and, eq, isNull } from 'drizzle-orm';
import { type ReportContent, type ReportSection, reportSections } from '../contract/report-content';
import { type MetricSet, metricsOfAnyDay } from '../metrics/metric-set';
import { reportMails, reports } from '../schema/reports';
import { buildReport } from './build-report';
import { type AutomaticKind, subscribersOf } from './recipients';

export type ReportRow = typeof reports.$inferSelect;

export type ReadyReport = ReportRow & { content: ReportContent };

interface Of {
  companyId: string;
  kind: AutomaticKind;
  period: Period;
  now: number;
}

/**
 * Returns the automatic report of a company and period, from the archive or created now. Concurrent calls for the same report
 * wait for each other, and writers of the ledger wait too. Returns undefined if there is nothing to report.
 * @throws SuiteError `not_found` while there are no metrics
 */
export async function makeAutomaticReport(
  transaction: Database,
  { companyId, kind, period, now }: Of,
): Promise<ReportRow | undefined> {
  await lockLedger(transaction, companyId);
  const [existing] = await transaction
    .select()
    .from(reports)
    .where(and(ofAutomatic(companyId, kind), eq(reports.from, period.from)));
  if (existing) return existing;
  const sections = [...reportSections];
  const made = await contentOf(transaction, { companyId, kind, period, sections, now });
  if (!made) return undefined;
  const row = { companyId, kind, ...period, sections, state: 'ready' as const, isAutomatic: true, createdAt: new Date(now) };
  const [report] = await transaction
    .insert(reports)
    .values({ ...row, asOf: made.asOf, content: made })
    .returning();
  return report;
}

/**
 * Fills a requested report with its content. A report that is ready is left unchanged.
 * @returns the report, or undefined if there is nothing to report
 * @throws SuiteError `not_found` while there are no metrics
 */
export async function finishReport(transaction: Database, report: ReportRow, now: number): Promise<ReportRow | undefined> {
  const { id, companyId, kind, from, to, sections } = report;
  await lockLedger(transaction, companyId);
  const content = await contentOf(transaction, { companyId, kind, period: { from, to }, sections, now });
  if (!content) return undefined;
  const [finished] = await transaction
    .update(reports)
    .set({ state: 'ready', asOf: content.asOf, content })
    .where(and(eq(reports.id, id), eq(reports.state, 'making')))
    .returning();
  return finished;
}

interface ReportRequest extends Pick<ReportRow, 'companyId' | 'kind'> {
  period: Period;
  sections: readonly ReportSection[];
  now: number;
}

async function contentOf(transaction: Database, request: ReportRequest): Promise<ReportContent | undefined> {
  const { companyId, kind, period } = request;
  const firm = await firmOf(transaction, companyId);
  const set = await reportSet(transaction, companyId, period.to);
  const weekBefore = kind === 'weekly' ? await weekOf(transaction, companyId, earlierPeriods(kind, period).prior) : undefined;
  return buildReport(transaction, { ...request, firm: nameOf(firm), set, weekBefore });
}

/**
 * Returns the metric snapshot as of the last day of a period, or of the last earlier day that the ledger covers.
 * @throws SuiteError as `figuresAsOf` does
 */
export async function reportSet(database: Database, companyId: string, to: string): Promise<MetricSet> {
  const reached = (await firmOf(database, companyId))?.metricsAsOf ?? '';
  return metricsOfAnyDay(database, companyId, reached && reached < to ? reached : to);
}

const ofAutomatic = (companyId: string, kind: AutomaticKind) =>
  and(eq(reports.companyId, companyId), eq(reports.kind, kind), eq(reports.isAutomatic, true));

async function weekOf(database: Database, companyId: string, { from }: Period): Promise<ReportContent | undefined> {
  const [found] = await database
    .select({ content: reports.content })
    .from(reports)
    .where(and(ofAutomatic(companyId, 'weekly'), eq(reports.from, from)));
  return found?.content ?? undefined;
}

/** Reports are shared outside the suite, so the firm's name says that the numbers are sample data. */
const nameOf = (firm: Awaited<ReturnType<typeof firmOf>>) =>
  firm?.sampleAddedAt ? `${firm.name} (sample data)` : (firm?.name ?? '');

/**
 * Records the recipients of an automatic report, once. Each mail is sent when the period has ended in its recipient's time zone.
 * @returns the mails with their send times in milliseconds since 1970; empty if the recipients were already recorded
 */
export async function addressReport(
  transaction: Database,
  { id: reportId, companyId, to }: ReportRow,
  kind: AutomaticKind,
  now: number,
): Promise<{ id: string; mailAt: number }[]> {
  const [addressed] = await transaction
    .update(reports)
    .set({ addressedAt: new Date(now) })
    .where(and(eq(reports.id, reportId), isNull(reports.addressedAt)))
    .returning({ id: reports.id });
  const people = addressed ? await subscribersOf(transaction, companyId, kind) : [];
  const mails = people.map(({ userId, timeZone }) => ({
    id: randomUUID(),
    userId,
    mailAt: Math.max(now, startOfDay(addDays(to, 1), timeZone ?? 'UTC')),
  }));
  const createdAt = new Date(now);
  if (mails.length)
    await transaction.insert(reportMails).values(mails.map(({ id, userId }) => ({ id, reportId, userId, createdAt })));
  return mails;
}
