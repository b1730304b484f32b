import { randomUUID } from 'node:crypto';
import type { AppMember } from '@services/identity/ports';
import { SuiteError } from '@suite/contract/errors';
import type { Database } from '@suite/kernel/database/database';
import { lockByName } from '@suite/kernel/database/lock-by-name';
import type { Kernel } from '@suite/kernel/http/kernel';
import { hashOf, newSecret } from '@suite/kernel/sealing/secret';
import { MILLISECONDS_PER_DAY } from '@suite/values/day-length';
import type { Deployment } from '@suite/zones/addresses';
import { and, count, eq, gt, isNotNull, isNull, or, sql } from 'drizzle-orm';
import { reportMails, reportSchedules, reports, reportUnsubscribes } from '../schema/reports';
import type { Printing } from './branding';
import type { ReadyReport, ReportRow } from './make-report';
import { isAutomaticKind, readerOf, subscribersOf, unsubscribedOf } from './recipients';
import { reportMail } from './report-mail';
import { reportPdf } from './report-pdf';

/** The maximum number of mails that a company's members can request per day. It limits the damage if an account is taken over. */
const A_DAY = 200;

export interface Recipients {
  people: readonly string[];
  addresses: readonly string[];
}

interface MailRequest {
  now: number;
  /** The user who requested the mail; null if it is sent automatically. */
  requestedBy: string | null;
}

/**
 * Records the recipients of a report. Recipients who already have a pending mail are skipped.
 * @returns the ids of the mails to send
 * @throws SuiteError `throttled`
 */
export async function addRecipients(
  transaction: Database,
  { id: reportId, companyId }: ReportRow,
  { people, addresses }: Recipients,
  { now, requestedBy }: MailRequest,
): Promise<string[]> {
  const recipients = [
    ...[...new Set(people)].map((userId) => ({ userId, address: null })),
    ...[...new Set(addresses)].map((address) => ({ userId: null, address })),
  ];
  if (requestedBy) await leaveRoom(transaction, companyId, recipients.length, now);
  if (!recipients.length) return [];
  const created = await transaction
    .insert(reportMails)
    .values(recipients.map((recipient) => ({ ...recipient, id: randomUUID(), reportId, requestedBy, createdAt: new Date(now) })))
    .onConflictDoNothing()
    .returning({ id: reportMails.id });
  return created.map(({ id }) => id);
}

/**
 * Rejects requests beyond the company's daily mail limit. Mails of reports that are still being created count too.
 * @throws SuiteError `throttled`
 */
export async function leaveRoom(transaction: Database, companyId: string, requested: number, now: number): Promise<void> {
  await lockByName(transaction, `report mails ${companyId}`);
  const isRequested = or(isNotNull(reportMails.requestedBy), isNotNull(reports.makerId));
  const recent = and(isRequested, gt(reportMails.createdAt, new Date(now - MILLISECONDS_PER_DAY)));
  const [recorded] = await transaction
    .select({ mails: count() })
    .from(reportMails)
    .innerJoin(reports, eq(reports.id, reportMails.reportId))
    .where(and(recent, eq(reports.companyId, companyId)));
  const { people, addresses } = reportSchedules;
  const [expected] = await transaction
    .select({ mails: sql<number>`coalesce(sum(cardinality(${people}) + cardinality(${addresses})), 0)::int` })
    .from(reports)
    .innerJoin(reportSchedules, eq(reportSchedules.id, reports.scheduleId))
    .where(and(eq(reports.companyId, companyId), eq(reports.state, 'making'), isNotNull(reports.makerId)));
  if ((recorded?.mails ?? 0) + (expected?.mails ?? 0) + requested <= A_DAY) return;
  throw new SuiteError('throttled', `A firm can send ${A_DAY} reports by mail a day. Try again tomorrow.`, {
    retryAfterSeconds: 3600,
  });
}

type MailRow = typeof reportMails.$inferSelect;

interface Waiting {
  mail: MailRow;
  report: ReadyReport;
}

/** Returns a mail that is recorded but not queued yet, with its report. */
export async function waitingMail(database: Database, mailId: string): Promise<Waiting | undefined> {
  const [found] = await database
    .select({ mail: reportMails, report: reports })
    .from(reportMails)
    .innerJoin(reports, eq(reports.id, reportMails.reportId))
    .where(and(eq(reportMails.id, mailId), isNull(reportMails.queuedAt), isNull(reportMails.settledAt)));
  const content = found?.report.content;
  return content ? { mail: found.mail, report: { ...found.report, content } } : undefined;
}

type Recipient = { to: string; locale: string | null } | { refusal: string };

/** Returns the recipient of a mail, or the reason why it is not sent: they have unsubscribed or may no longer read reports. */
export async function recipientOf(database: Database, { mail, report }: Waiting): Promise<Recipient> {
  const { companyId, kind, isAutomatic } = report;
  const { userId, address, requestedBy } = mail;
  if (address !== null) {
    const stopped = await unsubscribedOf(database, companyId, [address]);
    return stopped.has(address) ? { refusal: 'This address has unsubscribed.' } : { to: address, locale: null };
  }
  const reader = userId === null ? undefined : await readerOf(database, companyId, userId);
  if (!reader) return { refusal: 'Reports are no longer open to this person.' };
  const isRequested = requestedBy !== null || !isAutomatic || (await wants(database, reader, report));
  return isRequested ? { to: reader.email, locale: reader.locale } : { refusal: `They have stopped the ${kind} report.` };
}

async function wants(database: Database, { userId }: AppMember, { companyId, kind }: ReadyReport): Promise<boolean> {
  if (!isAutomaticKind(kind)) return false;
  return (await subscribersOf(database, companyId, kind)).some((one) => one.userId === userId);
}

/** Recently drawn PDFs. Most recipients of a report get the same one. */
const drawn = new Map<string, Promise<Buffer>>();
const MAX_DRAWN = 4;

/** Returns the PDF of a mail, formatted for the recipient's locale. */
export function pdfFor(report: ReadyReport, { locale }: { locale: string | null }, printing: Printing): Promise<Buffer> {
  const key = JSON.stringify([report.id, locale, printing.accent, printing.logo && hashOf(printing.logo.toString('base64'))]);
  const pdf = drawn.get(key) ?? reportPdf(report, locale, printing);
  drawn.delete(key);
  drawn.set(key, pdf);
  const [oldest] = drawn.keys();
  if (oldest !== undefined && drawn.size > MAX_DRAWN) drawn.delete(oldest);
  pdf.catch(() => drawn.delete(key));
  return pdf;
}

interface Mailing {
  queueMail: Kernel['queueMail'];
  /** The deployment that the links in the mail point to. */
  deployment: Deployment;
  now: number;
  pdf: Buffer;
}

/** Queues a mail, at most once. Returns false if it was already queued. */
export async function queueReport(
  transaction: Database,
  waiting: Waiting,
  { to, locale }: { to: string; locale: string | null },
  { queueMail, deployment, now, pdf }: Mailing,
): Promise<boolean> {
  const { mail, report } = waiting;
  const [queued] = await transaction
    .update(reportMails)
    .set({ queuedAt: new Date(now) })
    .where(and(eq(reportMails.id, mail.id), isNull(reportMails.queuedAt)))
    .returning({ id: reportMails.id });
  if (!queued) return false;
  const stop = await stopOf(transaction, waiting);
  const isOutside = mail.address !== null;
  await queueMail(transaction, reportMail({ id: mail.id, report, to, locale, deployment, pdf, isOutside, ...stop }));
  return true;
}

/**
 * Creates the unsubscribe link for mails of this kind. Returns no token for a quarterly or yearly report that someone sends to a
 * colleague.
 */
async function stopOf(transaction: Database, { mail, report }: Waiting): Promise<{ unsubscribeToken?: string }> {
  const { companyId, kind, scheduleId } = report;
  const { userId, address, requestedBy } = mail;
  const ofSchedule = scheduleId !== null && requestedBy === null;
  if (address === null && !ofSchedule && !isAutomaticKind(kind)) return {};
  const unsubscribeToken = newSecret();
  await transaction.insert(reportUnsubscribes).values({
    tokenHash: hashOf(unsubscribeToken),
    companyId,
    userId,
    address,
    kind,
    scheduleId: ofSchedule ? scheduleId : null,
  });
  return { unsubscribeToken };
}

export async function leaveSchedule(transaction: Database, scheduleId: string, userId: string): Promise<void> {
  const people = sql`array_remove(${reportSchedules.people}, ${userId}::uuid)`;
  const version = sql`${reportSchedules.version} + 1`;
  await transaction.update(reportSchedules).set({ people, version }).where(eq(reportSchedules.id, scheduleId));
}
