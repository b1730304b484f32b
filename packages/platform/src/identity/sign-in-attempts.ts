import { SuiteError } from '@suite/contract/errors';
import { sql } from 'drizzle-orm';
import type { Database } from '../database/database';
import { namedStatement } from '../database/named-statement';
import type { Dependencies } from '../http/dependencies';
import { countAttempt, giveBack, perAccount, perClient, takeBack, throttled, throttleSubject } from './throttle';

const values = [sql.placeholder('subject'), sql.placeholder('now')] as const;
const count = {
  byAccount: namedStatement<{ attempts: number }>('count-account', countAttempt(...values, perAccount)),
  byClient: namedStatement<{ attempts: number }>('count-client', countAttempt(...values, perClient)),
};

/** An attempt to sign in that was counted. */
export interface SignInAttempt {
  /** The account's count, or that of a browser that the account's owner has signed in with before. */
  subject: Buffer;
  attempts: number;
  /** The client's count; none from a known browser, or when nobody knows the client. */
  client: Buffer | null;
}

type Means = Pick<Dependencies, 'pool' | 'database'>;

interface Attempted {
  email: string;
  /** The browser's secret when the owner of the account has signed in with it before. */
  knownBrowser: string | undefined;
  client: string | undefined;
  now: number;
}

/**
 * Counts an attempt for the account and for the client. A known browser has a count of its own (OWASP's "device
 * cookies"), so that wrong passwords from elsewhere do not lock the owner out.
 * @throws SuiteError `throttled`
 */
export async function countSignIn(means: Means, { email, knownBrowser, client, now }: Attempted): Promise<SignInAttempt> {
  const countOf = async (by: keyof typeof count, subject: Buffer) => {
    const [row] = await count[by](means.pool, { subject, now: new Date(now) });
    if (!row) throw await throttled(means.database, subject, now);
    return row.attempts;
  };
  if (knownBrowser) {
    const subject = throttleSubject('known-browser', `${email}:${knownBrowser}`);
    return { subject, attempts: await countOf('byAccount', subject), client: null };
  }
  const subject = throttleSubject('sign-in', email);
  const byClient = client ? throttleSubject('sign-in by', client) : null;
  // The client first: one that has to wait locks no further account.
  if (byClient) await countOf('byClient', byClient);
  try {
    return { subject, attempts: await countOf('byAccount', subject), client: byClient };
  } catch (error) {
    if (byClient && error instanceof SuiteError) await means.database.execute(giveBack(byClient));
    throw error;
  }
}

/** Takes an attempt back that was neither right nor wrong. */
export async function takeSignInBack(database: Database, { subject, attempts, client }: SignInAttempt): Promise<void> {
  await takeBack(database, subject, attempts);
  if (client) await database.execute(giveBack(client));
}

/** Forgets an account's attempts from all browsers but the known ones. */
export const signInsOf = (email: string): Buffer => throttleSubject('sign-in', email);
