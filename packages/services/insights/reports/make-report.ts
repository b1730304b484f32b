import { randomUUID } from 'node:crypto';
import { firmOf, lockLedger } from '@services/ledger/ports';
import { dayOf } from '@suite/insights/calendar';
import type { Database } from '@suite/kernel/database/database';
import { and, desc, eq, isNull, lt } from 'drizzle-orm';
import type { ReportKind } from '../contract/reports';
import { figuresAsOf } from '../metrics/figure-set';
import { reportMails, reports } from '../schema/reports';
import { buildReport } from './build-report';
import { type Period, startOfDay } from './periods';
import { subscribersOf } from './recipients';

export type ReportRow = typeof reports.$inferSelect;

interface Of {
  companyId: string;
  kind: ReportKind;
  period: Period;
  now: number;
}

/**
 * The report of a company and period: the one in the archive, or one that is made now. Whoever makes the same one at
 * the same time waits for it, and so does whoever writes the ledger. Undefined where the ledger says nothing.
 * @throws SuiteError `not_found` while there are no figures
 */
export async function makeReport(transaction: Database, { companyId, kind, period, now }: Of): Promise<ReportRow | undefined> {
  await lockLedger(transaction, companyId);
  const ofKind = and(eq(reports.companyId, companyId), eq(reports.kind, kind));
  const [kept] = await transaction
    .select()
    .from(reports)
    .where(and(ofKind, eq(reports.from, period.from)));
  if (kept) return kept;
  const firm = await firmOf(transaction, companyId);
  const reached = firm?.figuresAsOf ?? '';
  const set = await figuresAsOf(transaction, companyId, reached && reached < period.to ? reached : period.to);
  const [previous] = await transaction
    .select({ content: reports.content })
    .from(reports)
    .where(and(ofKind, lt(reports.to, period.from)))
    .orderBy(desc(reports.to))
    .limit(1);
  const content = await buildReport(transaction, { kind, period, firm: nameOf(firm), set, before: previous?.content });
  if (!content) return undefined;
  const [made] = await transaction
    .insert(reports)
    .values({ companyId, kind, ...period, asOf: set.asOf, content, createdAt: new Date(now) })
    .returning();
  return made;
}

/** Reports leave the suite, where nothing else says that their numbers are made up. */
const nameOf = (firm: Awaited<ReturnType<typeof firmOf>>) =>
  firm?.sampleAddedAt ? `${firm.name} (sample data)` : (firm?.name ?? '');

/**
 * Records whom a report goes to, once. Each gets a mail when the period has ended where they are.
 * @returns the mails, with when they are sent in milliseconds since 1970; none when they are recorded already
 */
export async function addressReport(
  transaction: Database,
  { id: reportId, companyId, kind, to }: ReportRow,
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
    mailAt: Math.max(now, startOfDay(dayOf(to) + 1, timeZone)),
  }));
  if (mails.length) await transaction.insert(reportMails).values(mails.map(({ id, userId }) => ({ id, reportId, userId })));
  return mails;
}
