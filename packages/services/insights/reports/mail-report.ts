import type { Database } from '@suite/kernel/database/database';
import type { Kernel } from '@suite/kernel/http/kernel';
import { hashOf, newSecret } from '@suite/kernel/sealing/secret';
import type { Place } from '@suite/zones/addresses';
import { and, eq, isNull } from 'drizzle-orm';
import { reportMails, reports, reportUnsubscribes } from '../schema/reports';
import type { ReportRow } from './make-report';
import { asker, type Recipient, subscribersOf } from './recipients';
import { reportMail } from './report-mail';

interface Mailing {
  queueMail: Kernel['queueMail'];
  /** Where the links of the mail lead. */
  place: Place;
}

/** Queues the mail of a recipient of a report, once: not to who no longer wants it, or may no longer read it. */
export async function mailToRecipient(
  transaction: Database,
  { mailId, now, ...mailing }: Mailing & { mailId: string; now: number },
): Promise<void> {
  const [found] = await transaction
    .select({ report: reports, userId: reportMails.userId })
    .from(reportMails)
    .innerJoin(reports, eq(reports.id, reportMails.reportId))
    .where(and(eq(reportMails.id, mailId), isNull(reportMails.queuedAt)));
  if (!found) return;
  const { report, userId } = found;
  const to = (await subscribersOf(transaction, report.companyId, report.kind)).find((one) => one.userId === userId);
  if (!to) return;
  await transaction
    .update(reportMails)
    .set({ queuedAt: new Date(now) })
    .where(eq(reportMails.id, mailId));
  await queueReport(transaction, mailing, report, to, { id: mailId });
}

/** Mails a report to a person who asks for it, whatever they have chosen to get by itself; once while a mail waits. */
export async function mailToAsker(transaction: Database, mailing: Mailing, report: ReportRow, userId: string): Promise<void> {
  const to = await asker(transaction, report.companyId, userId);
  if (to) await queueReport(transaction, mailing, report, to, { key: `report ${report.id} for ${userId}` });
}

async function queueReport(
  transaction: Database,
  { queueMail, place }: Mailing,
  { id: reportId, companyId, kind, content }: ReportRow,
  to: Recipient,
  { id, key }: { id?: string; key?: string },
): Promise<void> {
  const unsubscribeToken = newSecret();
  const { userId } = to;
  await transaction.insert(reportUnsubscribes).values({ tokenHash: hashOf(unsubscribeToken), companyId, userId, kind });
  const mail = reportMail({ reportId, companyId, report: content, to, place, unsubscribeToken });
  await queueMail(transaction, { ...mail, ...(id && { id }) }, key);
}
