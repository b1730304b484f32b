import { SuiteError } from '@suite/contract/errors';
import { getUser, putUser, type User, verifyMfa } from '@suite/contract/identity';
import { eq } from 'drizzle-orm';
import type { Database } from '../database/database';
import { sessions, users } from '../database/schema/identity';
import type { App, Dependencies } from '../http/dependencies';
import { problemAnswer } from '../http/problem';
import { route } from '../http/route';
import type { Caller } from './caller';
import { spendCode } from './mfa-code';
import { attempt, forgetAttempts, throttleSubject } from './throttle';

/** Milliseconds after a verification in which MFA may be switched off (design §4). */
const MFA_VERIFICATION_LIFETIME = 300_000;

/** Everyone reads and changes their own account only. */
function ownAccount({ userId }: { userId: string }, caller: Caller): void {
  if (userId !== caller.userId) throw new SuiteError('not_found', 'There is no such user.');
}

async function findUser(database: Database, userId: string) {
  const [user] = await database.select().from(users).where(eq(users.id, userId));
  if (!user) throw new SuiteError('not_found', 'There is no such user.');
  return user;
}

const answerOf = ({ id, email, firstName, lastName, hasEnabledMfa }: User): User => ({
  id,
  email,
  firstName,
  lastName,
  hasEnabledMfa,
});

export function mountUsers(app: App, dependencies: Dependencies): void {
  route(app, dependencies, getUser, async ({ input, caller, database }) => {
    ownAccount(input.params, caller);
    return answerOf(await findUser(database, caller.userId));
  });

  route(app, dependencies, putUser, async ({ input: { params, body }, caller, database, clock }) => {
    ownAccount(params, caller);
    const user = await findUser(database, caller.userId);
    if (body.hasEnabledMfa && !user.mfaSecret) {
      throw new SuiteError('mfa_secret_not_confirmed', 'Set up an authenticator app first.');
    }
    if (user.hasEnabledMfa && !body.hasEnabledMfa) await useVerification(database, caller, clock());
    const { firstName, lastName, hasEnabledMfa } = body;
    await database.update(users).set({ firstName, lastName, hasEnabledMfa }).where(eq(users.id, user.id));
    return answerOf({ ...user, firstName, lastName, hasEnabledMfa });
  });

  route(app, dependencies, verifyMfa, async ({ input: { params, body }, caller, database, clock }) => {
    ownAccount(params, caller);
    const now = clock();
    const subject = throttleSubject('mfa', caller.userId);
    await attempt(database, subject, now);
    const { mfaSecret: secret } = await findUser(database, caller.userId);
    if (!secret || !(await spendCode(database, { userId: caller.userId, secret, code: body.code, now }))) {
      // Returned, not thrown: the attempt stays counted.
      return problemAnswer({ code: 'wrong_mfa_code', message: 'The code is wrong, or was used before.' });
    }
    await database.execute(forgetAttempts(subject));
    await database
      .update(sessions)
      .set({ mfaVerifiedAt: new Date(now) })
      .where(eq(sessions.id, caller.sessionId));
    return undefined;
  });
}

/** One verification is good for one change. */
async function useVerification(database: Database, { sessionId }: Caller, now: number): Promise<void> {
  const [session] = await database
    .select({ at: sessions.mfaVerifiedAt })
    .from(sessions)
    .where(eq(sessions.id, sessionId))
    .for('update');
  if (!session?.at || now - session.at.getTime() >= MFA_VERIFICATION_LIFETIME) {
    throw new SuiteError('mfa_verification_needed', 'Enter a fresh code of the authenticator app first.');
  }
  await database.update(sessions).set({ mfaVerifiedAt: null }).where(eq(sessions.id, sessionId));
}
