import type { Logger } from '@suite/env/logger';
import type { Database } from '@suite/kernel/database/database';
import { AttemptsExhausted, counted } from '@suite/kernel/jobs/attempts';
import type { Outbox } from '@suite/kernel/mail/outbox';
import { isRefused } from '@suite/kernel/mail/smtp';
import { hashOf, newSecret } from '@suite/kernel/sealing/secret';
import type { Place } from '@suite/zones/addresses';
import { and, eq, sql } from 'drizzle-orm';
import { reportMails, reports, reportUnsubscribes } from '../schema/reports';
import { asker, type Recipient, subscribersOf } from './recipients';
import { reportMail } from './report-mail';

const MINUTE = 60_000;

/** For how long nobody else sends a mail that one has begun to: longer than any mail server is waited for. */
const CLAIM = 10 * MINUTE;

/** Later than this a report is no news: who could not be reached by then is given up. */
const GIVE_UP = 3 * 24 * 60 * MINUTE;

/** Milliseconds until the next try, after so many. */
const backoff = (attempts: number) => Math.min(2 ** attempts * MINUTE, 6 * 60 * MINUTE);

/** No next try is that far ahead, but by a clock that ran ahead. */
const FARTHEST = 24 * 60 * MINUTE;

export interface Mailing {
  database: Database;
  outbox: Outbox;
  clock: () => number;
  logger: Logger;
  /** Where the links of the mails lead. */
  place: Place;
  signal: AbortSignal;
}

type MailRow = typeof reportMails.$inferSelect;

/**
 * Sends what is due, one mail after the other; several processes share the work. Each is claimed before it is sent and
 * settled after: who is killed in between leaves it to be sent again, as the same mail by its id and date. The outbox
 * then holds it once; a mail server may get it twice, because none can be asked whether it took a mail already.
 */
export async function sendMails(mailing: Mailing): Promise<void> {
  const { database, clock, logger, signal } = mailing;
  while (!signal.aborted) {
    const claimed = await claim(database, clock());
    if (!claimed) return;
    try {
      const isSent = await counted({ database, clock, job: `mail ${claimed.id}`, doing: 'sent this mail' }, () =>
        send(mailing, claimed),
      );
      await settle(database, claimed, { nextAt: null, sentAt: isSent ? new Date(clock()) : null });
    } catch (error) {
      const isHopeless = isRefused(error) || error instanceof AttemptsExhausted;
      const isGivenUp = isHopeless || clock() - claimed.createdAt.getTime() > GIVE_UP;
      const failure = error instanceof Error ? error.message : String(error);
      logger.warning(isGivenUp ? 'a report could not be mailed' : 'a report is mailed again later', failure);
      await settle(database, claimed, { failure, nextAt: isGivenUp ? null : new Date(clock() + backoff(claimed.attempts)) });
      // The server takes none, rather than this one: the others need not wait for it in turn.
      if (!isHopeless) return;
    }
  }
}

async function claim(database: Database, now: number): Promise<MailRow | undefined> {
  const due = sql`(
    select id from insights.report_mails where next_at <= ${new Date(now)} or next_at > ${new Date(now + FARTHEST)} order by next_at, id limit 1 for update skip locked)`;
  const [claimed] = await database
    .update(reportMails)
    .set({ nextAt: new Date(now + CLAIM), attempts: sql`${reportMails.attempts} + 1` })
    .where(sql`${reportMails.id} = ${due}`)
    .returning();
  return claimed;
}

/** Unless another has claimed it by now. */
async function settle(database: Database, { id, attempts }: MailRow, change: Partial<MailRow>): Promise<void> {
  await database
    .update(reportMails)
    .set(change)
    .where(and(eq(reportMails.id, id), eq(reportMails.attempts, attempts)));
}

/** Whether it was sent: not to who no longer wants it, or may no longer read it. */
async function send(
  { database, outbox, place }: Mailing,
  { id, reportId, userId, isAsked, createdAt }: MailRow,
): Promise<boolean> {
  const [report] = await database.select().from(reports).where(eq(reports.id, reportId));
  if (!report) return false;
  const { companyId, kind, content } = report;
  const to: Recipient | undefined = isAsked
    ? await asker(database, companyId, userId)
    : (await subscribersOf(database, companyId, kind)).find((one) => one.userId === userId);
  if (!to) return false;
  const unsubscribeToken = newSecret();
  await database.insert(reportUnsubscribes).values({ tokenHash: hashOf(unsubscribeToken), companyId, userId, kind });
  await outbox.send(reportMail({ id, reportId, companyId, report: content, to, place, unsubscribeToken }), createdAt.getTime());
  return true;
}
