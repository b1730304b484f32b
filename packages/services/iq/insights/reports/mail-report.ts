import { randomUUID } from 'node:crypto';
import type { AppMember } from '@services/identity/ports';
import { SuiteError } from '@suite/contract/errors';
import type { Database } from '@suite/kernel/database/database';
import { lockByName } from '@suite/kernel/database/lock-by-name';
import type { Kernel } from '@suite/kernel/http/kernel';
import { hashOf, newSecret } from '@suite/kernel/sealing/secret';
import type { Place } from '@suite/zones/addresses';
import { and, count, eq, gt, isNotNull, isNull, or, sql } from 'drizzle-orm';
import { reportMails, reportSchedules, reports, reportUnsubscribes } from '../schema/reports';
import type { Printing } from './branding';
import type { ReadyReport, ReportRow } from './make-report';
import { isAutomaticKind, readerOf, subscribersOf, unsubscribedOf } from './recipients';
import { reportMail } from './report-mail';
import { reportPdf } from './report-pdf';

/** Mails that the people of a company can ask for in a day: an account that was taken over is no mail cannon. */
const A_DAY = 200;
const DAY = 86_400_000;

export interface Recipients {
  people: readonly string[];
  addresses: readonly string[];
}

interface MailRequest {
  now: number;
  /** Who asked; null of a mail that goes out by itself. */
  askedBy: string | null;
}

/**
 * Records whom a report goes to. Who is about to get it already is not recorded again.
 * @returns the ids of the mails to be sent
 * @throws SuiteError `throttled`
 */
export async function addRecipients(
  transaction: Database,
  { id: reportId, companyId }: ReportRow,
  { people, addresses }: Recipients,
  { now, askedBy }: MailRequest,
): Promise<string[]> {
  const recipients = [
    ...[...new Set(people)].map((userId) => ({ userId, address: null })),
    ...[...new Set(addresses)].map((address) => ({ userId: null, address })),
  ];
  if (askedBy) await leaveRoom(transaction, companyId, recipients.length, now);
  if (!recipients.length) return [];
  const created = await transaction
    .insert(reportMails)
    .values(recipients.map((recipient) => ({ ...recipient, id: randomUUID(), reportId, askedBy, createdAt: new Date(now) })))
    .onConflictDoNothing()
    .returning({ id: reportMails.id });
  return created.map(({ id }) => id);
}

/**
 * Refuses more mails than a company can ask for in a day. Those of reports that are still being made count too.
 * @throws SuiteError `throttled`
 */
export async function leaveRoom(transaction: Database, companyId: string, wanted: number, now: number): Promise<void> {
  await lockByName(transaction, `report mails ${companyId}`);
  const isAsked = or(isNotNull(reportMails.askedBy), isNotNull(reports.makerId));
  const recent = and(isAsked, gt(reportMails.createdAt, new Date(now - DAY)));
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
  if ((recorded?.mails ?? 0) + (expected?.mails ?? 0) + wanted <= A_DAY) return;
  throw new SuiteError('throttled', `A firm can send ${A_DAY} reports by mail a day. Try again tomorrow.`, {
    retryAfterSeconds: 3600,
  });
}

type MailRow = typeof reportMails.$inferSelect;

interface Waiting {
  mail: MailRow;
  report: ReadyReport;
}

/** A mail that is recorded and not queued yet, with its report. */
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

/** Who a mail goes to, or why it is not sent: its recipient has stopped it, or may no longer read reports. */
export async function recipientOf(database: Database, { mail, report }: Waiting): Promise<Recipient> {
  const { companyId, kind, isAutomatic } = report;
  const { userId, address, askedBy } = mail;
  if (address !== null) {
    const stopped = await unsubscribedOf(database, companyId, [address]);
    return stopped.has(address) ? { refusal: 'This address has unsubscribed.' } : { to: address, locale: null };
  }
  const reader = userId === null ? undefined : await readerOf(database, companyId, userId);
  if (!reader) return { refusal: 'Reports are no longer open to this person.' };
  const isWanted = askedBy !== null || !isAutomatic || (await wants(database, reader, report));
  return isWanted ? { to: reader.email, locale: reader.locale } : { refusal: `They have stopped the ${kind} report.` };
}

async function wants(database: Database, { userId }: AppMember, { companyId, kind }: ReadyReport): Promise<boolean> {
  if (!isAutomaticKind(kind)) return false;
  return (await subscribersOf(database, companyId, kind)).some((one) => one.userId === userId);
}

/** PDFs that were drawn last: the recipients of a report mostly get the same one. */
const drawn = new Map<string, Promise<Buffer>>();
const MAX_DRAWN = 4;

/** The PDF of a mail, in the formats of who gets it. */
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
  /** Where the links of the mail lead. */
  place: Place;
  now: number;
  pdf: Buffer;
}

/** Queues a mail, once. */
export async function queueReport(
  transaction: Database,
  waiting: Waiting,
  { to, locale }: { to: string; locale: string | null },
  { queueMail, place, now, pdf }: Mailing,
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
  await queueMail(transaction, reportMail({ id: mail.id, report, to, locale, place, pdf, isOutside, ...stop }));
  return true;
}

/** Makes the link that stops mails of this kind; none for a quarter or year that a person sends to a colleague. */
async function stopOf(transaction: Database, { mail, report }: Waiting): Promise<{ unsubscribeToken?: string }> {
  const { companyId, kind, scheduleId } = report;
  const { userId, address, askedBy } = mail;
  const ofSchedule = scheduleId !== null && askedBy === null;
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

/** Takes a person off a schedule. */
export async function leaveSchedule(transaction: Database, scheduleId: string, userId: string): Promise<void> {
  const people = sql`array_remove(${reportSchedules.people}, ${userId}::uuid)`;
  await transaction.update(reportSchedules).set({ people }).where(eq(reportSchedules.id, scheduleId));
}
