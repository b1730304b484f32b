import { SuiteError } from '@suite/contract/errors';
import { eq, sql } from 'drizzle-orm';
import type { Database } from '../database/database';
import { hashOf } from '../sealing/secret';
import type { Mail } from './mail';
import { recipientKey } from './recipient-key';
import { publicMails } from './schema';

interface Limit {
  mails: number;
  hours: number;
}

const ofRecipient: readonly Limit[] = [
  { mails: 3, hours: 1 },
  { mails: 10, hours: 24 },
];

const ofFirm: readonly Limit[] = [{ mails: 200, hours: 1 }];

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

/**
 * Counts a mail caused by a stranger, in the transaction that queues it.
 * @param now milliseconds since 1970
 * @throws SuiteError `throttled` when the recipient or the firm has had too many
 */
export async function countMail(transaction: Database, { to, companyId }: Pick<Mail, 'to' | 'companyId'>, now: number) {
  // Counts the firm first, so that two transactions with several mails wait for each other in the same order.
  if (companyId) await count(transaction, hashOf(`mails of ${companyId}`), ofFirm, now);
  await count(transaction, hashOf(`mails to ${recipientKey(to)}`), ofRecipient, now);
}

async function count(transaction: Database, subject: Buffer, limits: readonly Limit[], now: number): Promise<void> {
  const at = sql`${new Date(now)}::timestamptz`;
  const since = (hours: number) => sql`${new Date(now - hours * HOUR)}::timestamptz`;
  const window = since(Math.max(...limits.map(({ hours }) => hours)));
  // Mails sent by a clock that ran ahead don't count.
  const recent = (from: unknown) => sql`FROM unnest(mails.sent_at) AS sent (at) WHERE sent.at > ${from} AND sent.at <= ${at}`;
  const isFree = sql.join(
    limits.map(({ mails, hours }) => sql`(SELECT count(*) ${recent(since(hours))}) < ${mails}`),
    sql` AND `,
  );
  const { rowCount } = await transaction.execute(sql`
    INSERT INTO ${publicMails} AS mails (subject, sent_at, last_at) VALUES (${subject}, ARRAY[${at}], ${at})
    ON CONFLICT (subject) DO UPDATE SET sent_at = ARRAY(SELECT sent.at ${recent(window)} ORDER BY sent.at) || ${at}, last_at = ${at}
    WHERE ${isFree}`);
  if (rowCount) return;
  const [row] = await transaction.select().from(publicMails).where(eq(publicMails.subject, subject));
  throw tooManyMails(waitOf(row?.sentAt ?? [], limits, now));
}

/** Returns the milliseconds until all limits allow another mail. */
function waitOf(sentAt: readonly Date[], limits: readonly Limit[], now: number): number {
  const waits = limits.map(({ mails, hours }) => {
    const last = sentAt.map((at) => at.getTime()).filter((at) => at > now - hours * HOUR && at <= now);
    const oldest = last.sort((one, other) => one - other).at(-mails);
    return last.length < mails || oldest === undefined ? 0 : oldest + hours * HOUR - now;
  });
  return Math.max(...waits);
}

function tooManyMails(wait: number): SuiteError {
  const minutes = Math.max(1, Math.ceil(wait / MINUTE));
  const sentence = `Too many mails. Try again in ${minutes === 1 ? '1 minute' : `${minutes} minutes`}.`;
  return new SuiteError('throttled', sentence, { retryAfterSeconds: minutes * 60 });
}
