import { SuiteError } from '@suite/contract/errors';
import { type SQL, sql } from 'drizzle-orm';
import type { Database } from '../database/database';
import { hashOf } from '../sealing/secret';
import { type Client, limitOf, SHARED_TIMES } from './client';
import { throttles } from './schema';

/** Maximum wait, in seconds. */
const LONGEST_WAIT = 900;

/** Number of free attempts, and how many earlier ones still count. */
interface Limit {
  free: number;
  /** SQL: the attempts of the row `t` that count at a given time. */
  remembered: (at: SQL) => SQL;
}

/** For actions of one person: five free attempts, forgotten after an hour without one. */
export const perAccount: Limit = {
  free: 5,
  remembered: (at) => sql`CASE WHEN t.last_at < ${at} - interval '1 hour' THEN 0 ELSE t.attempts END`,
};

/**
 * For an address that a whole office may share: thirty free attempts, one of which is forgotten for each minute without a
 * required wait.
 */
const ofOneClient = clientLimit(1);

/** For an address that everybody may share. */
const ofSharedClient = clientLimit(SHARED_TIMES);

export const perClient = ({ isShared }: Client): Limit => (isShared ? ofSharedClient : ofOneClient);

/** For the holder of a link whose calls each make a request to an outside service. */
export const perLink = ofOneClient;

/** For the holder of a link whose page polls while it waits: 900 calls at once, then one every two seconds. */
export const perReader = clientLimit(30);

/** For writes of one client without a sign-in, whose responses are stored: 300 at once, then ten a minute. */
const ofOneWriter = clientLimit(10);
const ofSharedWriter = clientLimit(10 * SHARED_TIMES);

export const perWriter = ({ isShared }: Client): Limit => (isShared ? ofSharedWriter : ofOneWriter);

/** For a secret that a firm's program uses in automatic calls. */
export const perConnector = (client: Client): Limit => ({ ...perAccount, free: limitOf(client, perAccount.free) });

function clientLimit(times: number): Limit {
  return {
    free: 30 * times,
    remembered: (at) => sql`
      greatest(0, t.attempts - greatest(0, extract(epoch FROM ${at} - greatest(t.last_at, t.blocked_until))) / 60
        * ${sql.raw(String(times))})::float8`,
  };
}

type Kind =
  | 'sign-in'
  | 'known-browser'
  | 'mfa'
  | 'reset'
  | 'known-browser reset'
  | 'password'
  | 'connector'
  | 'checkout'
  | 'link'
  | 'document by'
  | 'sign-in by'
  | 'reset by'
  | 'passkey by'
  | 'token by'
  | 'connector by'
  | 'visitor by'
  | 'write by';

/** Returns the key by which attempts are counted, as a hash, so that the table contains no addresses. */
export const throttleSubject = (kind: Kind, who: string): Buffer => hashOf(`${kind}:${who}`);

const longest = sql.raw(String(LONGEST_WAIT));

/** SQL: whether a row has to wait. A wait beyond the maximum was set by a clock that ran ahead and is ignored. */
const isBlocked = (at: SQL) => sql`t.blocked_until > ${at} AND t.blocked_until <= ${at} + ${longest} * interval '1 second'`;

/**
 * SQL: counts an attempt before it is made, so that concurrent attempts don't slip through, and returns the count including this
 * one; no row when it has to wait. After the free attempts each requires a wait: 30 s at first, doubled for each further one.
 */
export const countAttempt = (subject: unknown, now: unknown, limit: Limit): SQL => sql`
  ${counting(subject, now, limit)} WHERE (${isBlocked(sql`${now}::timestamptz`)}) IS NOT TRUE RETURNING attempts`;

/**
 * SQL: counts a failed attempt of a client even while it has to wait, because concurrent attempts were admitted earlier. For
 * attempts of many people behind one address, who must not block each other before it is known whose attempt failed.
 */
export const countFailure = (subject: unknown, now: unknown, limit: Limit): SQL => counting(subject, now, limit);

/** SQL: returns the row of a client that has to wait; no row otherwise. */
export const findWait = (subject: unknown, now: unknown): SQL => sql`
  SELECT 1 FROM ${throttles} AS t WHERE subject = ${subject} AND ${isBlocked(sql`${now}::timestamptz`)}`;

function counting(subject: unknown, now: unknown, { free, remembered }: Limit): SQL {
  const at = sql`${now}::timestamptz`;
  const freely = sql.raw(String(free));
  // A higher count would not lengthen the wait, only the time until it is forgotten.
  const count = sql`least(${remembered(at)} + 1, ${freely} + 10)`;
  const wait = sql`least(${longest}, 30 * 2 ^ least(floor(${count}) - ${freely}, 10)) * interval '1 second'`;
  return sql`
    INSERT INTO ${throttles} AS t (subject, attempts, last_at) VALUES (${subject}, 1, ${at})
    ON CONFLICT (subject) DO UPDATE SET
      attempts = ${count},
      blocked_until = CASE WHEN ${count} < ${freely} THEN NULL ELSE ${at} + ${wait} END,
      last_at = ${at}`;
}

/**
 * Counts an attempt.
 * @param now milliseconds since 1970
 * @throws SuiteError `throttled` when it has to wait
 */
export async function attempt(database: Database, subject: Buffer, now: number, limit = perAccount): Promise<void> {
  const { rowCount } = await database.execute(countAttempt(subject, new Date(now), limit));
  if (!rowCount) throw await throttled(database, subject, now);
}

/** Creates the error for an attempt that has to wait, with the wait in seconds. */
export async function throttled(database: Database, subject: Buffer, now: number): Promise<SuiteError> {
  const [row] = await database.select().from(throttles).where(sql`subject = ${subject}`);
  const left = Math.ceil(((row?.blockedUntil?.getTime() ?? 0) - now) / 1000);
  const retryAfterSeconds = Math.min(Math.max(left, 1), LONGEST_WAIT);
  return new SuiteError('throttled', `Too many attempts. Try again in ${retryAfterSeconds} s.`, { retryAfterSeconds });
}

/** Takes back an attempt for an account that was neither right nor wrong, unless others were counted meanwhile. */
export async function takeBack(database: Database, subject: Buffer, attempts: number): Promise<void> {
  await database.execute(sql`
    UPDATE ${throttles} SET attempts = attempts - 1, blocked_until = NULL WHERE subject = ${subject} AND attempts = ${attempts}`);
}

/** SQL: forgets the attempts for an account after the correct secret. */
export const forgetAttempts = (subject: unknown): SQL => sql`DELETE FROM ${throttles} WHERE subject = ${subject}`;
