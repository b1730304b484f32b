import { SuiteError } from '@suite/contract/errors';
import type { Database } from '../database/database';
import type { Client } from './client';
import { countFailure, findWait, perClient, throttled, throttleSubject } from './throttle';

interface Guess {
  client: Client;
  now: number;
}

/**
 * Lets a client look up a link's token, unless it has looked up too many wrong ones.
 * @returns a function that counts this one as wrong
 * @throws SuiteError `throttled`
 */
export async function admitGuess(database: Database, { client, now }: Guess): Promise<() => Promise<void>> {
  const subject = throttleSubject('token by', client.address);
  const { rows } = await database.execute(findWait(subject, new Date(now)));
  if (rows.length) throw await throttled(database, subject, now);
  return async () => {
    await database.execute(countFailure(subject, new Date(now), perClient(client)));
  };
}

/** Looks up a token; only unknown tokens (`not_found`) count for the client. */
export async function countingGuesses<T>(database: Database, guess: Guess, find: () => Promise<T>): Promise<T> {
  const wasWrong = await admitGuess(database, guess);
  try {
    return await find();
  } catch (error) {
    if (error instanceof SuiteError && error.code === 'not_found') await wasWrong();
    throw error;
  }
}
