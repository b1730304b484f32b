import { SuiteError } from '@suite/contract/errors';
import { type Placeholder, type SQL, sql } from 'drizzle-orm';
import type { Database } from '../database/database';
import { throttles } from '../database/schema/identity';
import { hashOf } from './secret';

/** From this attempt on, each that fails has to be waited for. */
const FREE = sql.raw('5');

/** 30 s at first, doubled by each further attempt, 15 minutes at most. `t` is the row before the attempt. */
const WAIT = sql`least(900, 30 * 2 ^ least(t.attempts + 1 - ${FREE}, 10)) * interval '1 second'`;

/** Attempts are forgotten after this long without one. */
const MEMORY = sql.raw("interval '1 hour'");

/** What attempts aim at; kept as a hash, so that the table holds no addresses. */
export const throttleSubject = (kind: 'sign-in' | 'mfa' | 'reset' | 'password' | 'connector', who: string): Buffer =>
  hashOf(`${kind}:${who}`);

/**
 * Counts an attempt before it is made, so that attempts side by side do not slip through, and
 * returns its number; no row when it has to wait.
 */
export function countAttempt(subject: Buffer | Placeholder, now: Date | Placeholder): SQL {
  const at = sql`${now}::timestamptz`;
  const isForgotten = sql`t.last_at < ${at} - ${MEMORY}`;
  return sql`
    INSERT INTO ${throttles} AS t (subject, attempts, last_at) VALUES (${subject}, 1, ${at})
    ON CONFLICT (subject) DO UPDATE SET
      attempts = CASE WHEN ${isForgotten} THEN 1 ELSE t.attempts + 1 END,
      blocked_until = CASE WHEN ${isForgotten} OR t.attempts + 1 < ${FREE} THEN NULL ELSE ${at} + ${WAIT} END,
      last_at = ${at}
    WHERE t.blocked_until IS NULL OR t.blocked_until <= ${at}
    RETURNING attempts`;
}

/** The failure of an attempt that has to wait, with the seconds. */
export async function throttled(database: Database, subject: Buffer, now: number): Promise<SuiteError> {
  const [row] = await database.select().from(throttles).where(sql`subject = ${subject}`);
  const retryAfterSeconds = Math.max(1, Math.ceil(((row?.blockedUntil?.getTime() ?? 0) - now) / 1000));
  return new SuiteError('throttled', `Too many attempts. Try again in ${retryAfterSeconds} s.`, { retryAfterSeconds });
}

/** Counts an attempt. @throws SuiteError `throttled` when it has to wait. */
export async function attempt(database: Database, subject: Buffer, now: number): Promise<void> {
  const { rowCount } = await database.execute(countAttempt(subject, new Date(now)));
  if (!rowCount) throw await throttled(database, subject, now);
}

/** Takes an attempt back that was neither right nor wrong, unless others were counted meanwhile. */
export async function takeBack(database: Database, subject: Buffer, attempts: number): Promise<void> {
  await database.execute(sql`
    UPDATE ${throttles} SET attempts = attempts - 1, blocked_until = NULL WHERE subject = ${subject} AND attempts = ${attempts}`);
}

/** Forgets the attempts, after the right secret. */
export const forgetAttempts = (subject: Buffer | Placeholder): SQL => sql`DELETE FROM ${throttles} WHERE subject = ${subject}`;
