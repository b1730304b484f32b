import { writeAccountAudit } from '@services/identity/access/audit';
import { removeFactors } from '@services/identity/access/reset-sign-in';
import { users } from '@services/identity/schema/accounts';
import type { Database } from '@suite/kernel/database/database';
import { Failure } from '@suite/kernel/errors/failure';
import { eq } from 'drizzle-orm';
import { knownEmail } from './known-email';

/**
 * Removes the authenticator app, recovery codes and passkeys of a person who has lost them. @throws Failure when there is no such
 * account
 */
export async function resetSignIn(database: Database, given: string | undefined): Promise<string[]> {
  const email = knownEmail(given);
  const [user] = await database.select({ id: users.id }).from(users).where(eq(users.email, email));
  if (!user) throw new Failure(`No account has the address ${email}.`);
  const now = Date.now();
  await database.transaction(async (transaction) => {
    await removeFactors(transaction, user.id, now);
    await writeAccountAudit(transaction, user.id, [{ action: 'person.sign-in-reset' }], now, null);
  });
  return [`${email} signs in with the password alone, and was signed out everywhere.`];
}
