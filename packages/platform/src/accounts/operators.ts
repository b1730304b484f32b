import { eq } from 'drizzle-orm';
import type { Database } from '../database/database';
import { users } from '../database/schema/identity';
import { Failure } from '../failure';
import { knownEmail } from './known-email';

/** Lets a person operate the suite, or no longer; it counts from their next call on. @throws Failure when there is no such account */
export async function setOperator(database: Database, given: string | undefined, isOperator: boolean): Promise<string[]> {
  const email = knownEmail(given);
  const changed = await database.update(users).set({ isOperator }).where(eq(users.email, email)).returning({ id: users.id });
  if (changed.length === 0) throw new Failure(`No account has the address ${email}.`);
  return [`${email} ${isOperator ? 'is an operator' : 'is not an operator any more'}.`];
}
