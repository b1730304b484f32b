import { SuiteError } from '@suite/contract/errors';
import type { Database } from '@suite/kernel/database/database';
import { isUuid } from '@suite/kernel/http/is-uuid';
import { inLine } from '@suite/kernel/mail/in-line';
import type { Mail } from '@suite/kernel/mail/mail';
import type { Deployment } from '@suite/zones/addresses';
import { zoneUrl } from '@suite/zones/zone-url';
import { and, eq, isNull } from 'drizzle-orm';
import { knownBrowsers, memberships, recoveryCodes, sessions, users } from '../schema/accounts';
import { passkeys } from '../schema/passkeys';
import { writeAudit } from './audit';
import { companyName } from './company-name';
import { fullNameOf } from './full-name';

interface Reset {
  email: string;
  firstName: string;
  by: string;
  company: string;
}

/**
 * Removes a person's other ways to prove themselves besides the password, and signs them out everywhere.
 * @throws SuiteError `not_found`, `account_exists` when they belong to another company, too
 */
export async function resetSignInOf(
  database: Database,
  { companyId, userId: by }: { companyId: string; userId: string },
  userId: string,
  now: number,
): Promise<Reset> {
  const theirs = isUuid(userId)
    ? await database.select({ companyId: memberships.companyId }).from(memberships).where(eq(memberships.userId, userId))
    : [];
  if (!theirs.some((one) => one.companyId === companyId)) throw new SuiteError('not_found', 'There is no such person.');
  if (theirs.length > 1)
    throw new SuiteError(
      'account_exists',
      'They belong to another firm, too. The operator of the suite can reset their sign-in.',
    );
  const person = await removeFactors(database, userId, now);
  const newEntry = { action: 'person.sign-in-reset' as const, subjectId: userId, subject: await fullNameOf(database, userId) };
  await writeAudit(database, { companyId, userId: by }, [newEntry], now);
  return { ...person, by: await fullNameOf(database, by), company: await companyName(database, companyId) };
}

/** Removes everything except the password. */
export async function removeFactors(database: Database, userId: string, now: number) {
  const [person] = await database
    .update(users)
    .set({ hasEnabledMfa: false, mfaSecret: null, mfaPendingSecret: null })
    .where(eq(users.id, userId))
    .returning({ email: users.email, firstName: users.firstName });
  if (!person) throw new SuiteError('not_found', 'There is no such person.');
  await database.delete(recoveryCodes).where(eq(recoveryCodes.userId, userId));
  await database.delete(passkeys).where(eq(passkeys.userId, userId));
  await database.delete(knownBrowsers).where(eq(knownBrowsers.userId, userId));
  await database
    .update(sessions)
    .set({ endedAt: new Date(now) })
    .where(and(eq(sessions.userId, userId), isNull(sessions.endedAt)));
  return person;
}

export const resetSignInMail = (deployment: Deployment, { email, firstName, by, company }: Reset): Mail => ({
  deployment,
  to: email,
  content: {
    subject: 'Your sign-in was reset',
    recipientName: firstName,
    body: [
      `${inLine(by)} of ${inLine(company)} has removed your authenticator app, recovery codes and passkeys, and you were signed out everywhere. Sign in with your password, then set them up again.`,
    ],
    button: { label: 'Open your profile', url: zoneUrl(deployment, 'identity-profile') },
    closing: ['If you did not ask for this, tell an administrator of your firm at once.'],
    reason: 'You get this mail because the sign-in of your account has changed.',
  },
});
