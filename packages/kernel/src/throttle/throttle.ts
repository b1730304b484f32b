import { SuiteError } from '@suite/contract/errors';
import { type SQL, sql } from 'drizzle-orm';
import type { Database } from '../database/database';
import { hashOf } from '../sealing/secret';
import { type Client, limitOf, SHARED_TIMES } from './client';
import { throttles } from './schema';

/** The longest wait, in seconds. */
const LONGEST_WAIT = 900;

/** How many attempts are free, and how many of the earlier ones still count. */
interface Limit {
  free: number;
  /** SQL: attempts of the row `t` that count at a moment. */
  remembered: (at: SQL) => SQL;
}

/** For what one person does: five, forgotten after an hour without one. */
export const perAccount: Limit = {
  free: 5,
  remembered: (at) => sql`CASE WHEN t.last_at < ${at} - interval '1 hour' THEN 0 ELSE t.attempts END`,
};

/** For an address that a whole office may have: thirty, of which one is forgotten each minute in which it need not wait. */
const ofOneClient = clientLimit(1);

/** For an address behind which everybody may be. */
const ofSharedClient = clientLimit(SHARED_TIMES);

export const perClient = ({ isShared }: Client): Limit => (isShared ? ofSharedClient : ofOneClient);

/** For the holder of a link, each call of whom asks somebody outside. */
export const perLink = ofOneClient;

/** For the holder of a link, whose page asks by itself while it waits: 900 calls at once, then one every two seconds. */
export const perReader = clientLimit(30);

/** For what one client writes without signing in, while its answers are stored: 300 at once, then ten a minute. */
const ofOneWriter = clientLimit(10);
const ofSharedWriter = clientLimit(10 * SHARED_TIMES);

export const perWriter = ({ isShared }: Client): Limit => (isShared ? ofSharedWriter : ofOneWriter);

/** For the secret of a firm's program, which it calls with by itself. */
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

/** What attempts are counted by, as a hash, so that the table contains no addresses. */
export const throttleSubject = (kind: Kind, who: string): Buffer => hashOf(`${kind}:${who}`);

const longest = sql.raw(String(LONGEST_WAIT));

/** SQL: whether a row has to wait. A wait that ends later than the longest possible was set by a clock that ran ahead, and is void. */
const isBlocked = (at: SQL) => sql`t.blocked_until > ${at} AND t.blocked_until <= ${at} + ${longest} * interval '1 second'`;

/**
 * SQL: counts an attempt before it is made, so that attempts side by side do not slip through, and returns how many
 * count with this one; no row when it has to wait. Past the free ones each must be waited for: 30 s at first, doubled
 * by each further one.
 */
export const countAttempt = (subject: unknown, now: unknown, limit: Limit): SQL => sql`
  ${counting(subject, now, limit)} WHERE (${isBlocked(sql`${now}::timestamptz`)}) IS NOT TRUE RETURNING attempts`;

/**
 * SQL: counts a failed attempt of a client, even while it has to wait, because attempts made side by side were let in before.
 * For attempts of many people behind one address, who must not block each other before it is known who is wrong.
 */
export const countFailure = (subject: unknown, now: unknown, limit: Limit): SQL => counting(subject, now, limit);

/** SQL: the row of a client that has to wait; none otherwise. */
export const findWait = (subject: unknown, now: unknown): SQL => sql`
  SELECT 1 FROM ${throttles} AS t WHERE subject = ${subject} AND ${isBlocked(sql`${now}::timestamptz`)}`;

function counting(subject: unknown, now: unknown, { free, remembered }: Limit): SQL {
  const at = sql`${now}::timestamptz`;
  const freely = sql.raw(String(free));
  // More would not lengthen the wait, only the time until they are forgotten.
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

/** The error for an attempt that has to wait, with the seconds. */
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

/** SQL: forgets the attempts for an account after the right secret. */
export const forgetAttempts = (subject: unknown): SQL => sql`DELETE FROM ${throttles} WHERE subject = ${subject}`;
