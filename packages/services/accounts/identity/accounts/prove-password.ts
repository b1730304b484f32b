import type { Database } from '@suite/kernel/database/database';
import { problemAnswer } from '@suite/kernel/http/problem';
import { attempt, forgetAttempts, throttleSubject } from '@suite/kernel/throttle/throttle';
import { findUser } from './own-account';
import { isPassword } from './password';

/**
 * Checks the password of a signed-in person again.
 * @returns undefined when it is correct, otherwise the response: returned rather than thrown, so that the attempt is counted
 * @throws SuiteError `throttled`
 */
export async function provePassword(
  database: Database,
  userId: string,
  password: string,
  now: number,
): Promise<Response | undefined> {
  const subject = throttleSubject('password', userId);
  await attempt(database, subject, now);
  const { passwordHash } = await findUser(database, userId);
  if (!(await isPassword(passwordHash, password, { holdsConnection: true }))) {
    return problemAnswer({ code: 'wrong_password', message: 'This is not your password.' });
  }
  await database.execute(forgetAttempts(subject));
  return undefined;
}
