import { isPassword } from '@services/identity/accounts/password';
import { DEMO_PASSWORD, demoPeople } from '@services/identity/demo/demo-people';
import { users } from '@services/identity/schema/accounts';
import type { Database } from '@suite/kernel/database/database';
import { Failure } from '@suite/kernel/errors/failure';
import { inArray, like, or } from 'drizzle-orm';

const demoEmails: readonly string[] = Object.values(demoPeople).map(({ email }) => email);

export interface DemoAccount {
  id: string;
  email: string;
}

/**
 * Returns the accounts that anyone who has read the README can sign in to: the demo people, whatever their current password, and
 * the owners of generated companies as long as they have the demo password.
 */
export async function demoAccountsIn(database: Database): Promise<DemoAccount[]> {
  const found = await database
    .select({ id: users.id, email: users.email, passwordHash: users.passwordHash })
    .from(users)
    .where(or(inArray(users.email, [...demoEmails]), like(users.email, 'owner@%.example')))
    .orderBy(users.email);
  const accounts: DemoAccount[] = [];
  for (const { id, email, passwordHash } of found) {
    if (demoEmails.includes(email) || (await isPassword(passwordHash, DEMO_PASSWORD))) accounts.push({ id, email });
  }
  return accounts;
}

/** @throws Failure with the command that removes them, when demo accounts exist */
export async function refuseDemoAccounts(database: Database): Promise<void> {
  const accounts = await demoAccountsIn(database);
  if (accounts.length === 0) return;
  const [first, ...others] = accounts.map(({ email }) => email);
  const all = others.length ? `${first} and ${others.length} more` : first;
  throw new Failure(
    `This database has demo accounts, whose password is public (${all}), and NODE_ENV is production: remove them with npm run accounts -- remove-demo`,
  );
}
