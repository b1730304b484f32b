import { SuiteError } from '@suite/contract/errors';
import type { Database } from '../database/database';
import { attempt, giveBack, perClient, throttleSubject } from './throttle';

interface Guess {
  client: string | undefined;
  now: number;
}

/**
 * Counts a look-up of a link's token for its client, which gets it back when there is such a token.
 * @returns gives it back
 * @throws SuiteError `throttled`
 */
export async function countGuess(database: Database, { client, now }: Guess): Promise<() => Promise<void>> {
  if (!client) return async () => undefined;
  const subject = throttleSubject('token by', client);
  await attempt(database, subject, now, perClient);
  return async () => {
    await database.execute(giveBack(subject));
  };
}

/** Looks a token up; only one that there is not (`not_found`) counts for the client. */
export async function countingGuesses<T>(database: Database, guess: Guess, find: () => Promise<T>): Promise<T> {
  const wasRight = await countGuess(database, guess);
  try {
    const found = await find();
    await wasRight();
    return found;
  } catch (error) {
    if (!(error instanceof SuiteError && error.code === 'not_found')) await wasRight();
    throw error;
  }
}
