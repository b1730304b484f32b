import { SuiteError } from '@suite/contract/errors';
import type { Database } from '@suite/kernel/database/database';
import type { Client } from '@suite/kernel/http/client';
import { countFailure, findWait, perClient, throttled, throttleSubject } from '@suite/kernel/throttle/throttle';

interface Guess {
  client: Client;
  now: number;
}

/**
 * Lets a client look a link's token up, unless it has looked up too many that there are not.
 * @returns counts this one as such
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

/** Looks a token up; only one that there is not (`not_found`) counts for the client. */
export async function countingGuesses<T>(database: Database, guess: Guess, find: () => Promise<T>): Promise<T> {
  const wasWrong = await admitGuess(database, guess);
  try {
    return await find();
  } catch (error) {
    if (error instanceof SuiteError && error.code === 'not_found') await wasWrong();
    throw error;
  }
}
