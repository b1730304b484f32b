import type { Database } from '@suite/kernel/database/database';
import { namedStatement } from '@suite/kernel/database/named-statement';
import type { Client } from '@suite/kernel/throttle/client';
import {
  countAttempt,
  countFailure,
  findWait,
  perAccount,
  perClient,
  takeBack,
  throttled,
  throttleSubject,
} from '@suite/kernel/throttle/throttle';
import { sql } from 'drizzle-orm';
import type { Identity } from './identity';

const values = [sql.placeholder('subject'), sql.placeholder('now')] as const;
const countByAccount = namedStatement<{ attempts: number }>('count-account', countAttempt(...values, perAccount));
const findClientWait = namedStatement('find-client-wait', findWait(...values));

/** A sign-in attempt that was counted for the account. */
export interface SignInAttempt {
  /** The account's count, or that of a browser with which its owner has signed in before. */
  subject: Buffer;
  attempts: number;
  /** The client for which a failure counts; undefined for a known browser. */
  client: Client | undefined;
}

type Means = Pick<Identity, 'pool' | 'database'>;

interface Attempted {
  email: string;
  /** The browser's secret, if the owner of the account has signed in with it before. */
  knownBrowser: string | undefined;
  client: Client;
  now: number;
}

/**
 * Counts an attempt for the account, unless the client has to wait. A known browser has its own count (OWASP's "device cookies"),
 * so that wrong passwords from elsewhere don't lock the owner out.
 * @throws SuiteError `throttled`
 */
export async function countSignIn(means: Means, { email, knownBrowser, client, now }: Attempted): Promise<SignInAttempt> {
  const { pool, database } = means;
  const at = new Date(now);
  const countOf = async (subject: Buffer) => {
    const [row] = await countByAccount(pool, { subject, now: at });
    if (!row) throw await throttled(database, subject, now);
    return row.attempts;
  };
  if (knownBrowser) {
    const subject = throttleSubject('known-browser', `${email}:${knownBrowser}`);
    return { subject, attempts: await countOf(subject), client: undefined };
  }
  // Checks the client first, so that one that has to wait locks no further account.
  const byClient = subjectOf(client);
  const waits = await findClientWait(pool, { subject: byClient, now: at });
  if (waits.length) throw await throttled(database, byClient, now);
  const subject = signInsOf(email);
  return { subject, attempts: await countOf(subject), client };
}

/** Counts a wrong attempt for its client. Successful ones don't count, because a whole office may sign in at the same time. */
export async function countWrongSignIn(database: Database, { client }: SignInAttempt, now: number): Promise<void> {
  if (client) await database.execute(countFailure(subjectOf(client), new Date(now), perClient(client)));
}

/** Takes back an attempt that was neither right nor wrong. */
export const takeSignInBack = (database: Database, { subject, attempts }: SignInAttempt): Promise<void> =>
  takeBack(database, subject, attempts);

/** Returns the key under which an account's attempts are counted, from all browsers except known ones. */
export const signInsOf = (email: string): Buffer => throttleSubject('sign-in', email);

const subjectOf = ({ address }: Client) => throttleSubject('sign-in by', address);
