import { SuiteError } from '@suite/contract/errors';
import type { Database } from '../database/database';
import { attempt, giveBack, perClient, takeBack, throttleSubject } from './throttle';

/** An attempt to sign in that was counted. */
export interface SignInAttempt {
  /** The account's count, or that of a browser that the account's owner has signed in with before. */
  subject: Buffer;
  attempts: number;
  /** The client's count; none from a known browser, or when nobody knows the client. */
  client: Buffer | null;
}

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
export async function countSignIn(database: Database, { email, knownBrowser, client, now }: Attempted): Promise<SignInAttempt> {
  if (knownBrowser) {
    const subject = throttleSubject('known-browser', `${email}:${knownBrowser}`);
    return { subject, attempts: await attempt(database, subject, now), client: null };
  }
  const subject = throttleSubject('sign-in', email);
  const byClient = client ? throttleSubject('sign-in by', client) : null;
  // The client first: one that has to wait locks no further account.
  if (byClient) await attempt(database, byClient, now, perClient);
  try {
    return { subject, attempts: await attempt(database, subject, now), client: byClient };
  } catch (error) {
    if (byClient && error instanceof SuiteError) await database.execute(giveBack(byClient));
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
