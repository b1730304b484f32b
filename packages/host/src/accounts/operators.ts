import { writeAccountAudit } from '@services/identity/access/audit';
import { users } from '@services/identity/schema/accounts';
import type { Database } from '@suite/kernel/database/database';
import { Failure } from '@suite/kernel/errors/failure';
import { and, eq, ne } from 'drizzle-orm';
import { knownEmail } from './known-email';

/**
 * Grants or revokes a person's right to operate the suite, from their next call on. @throws Failure when there is no such account
 */
export async function setOperator(database: Database, given: string | undefined, isOperator: boolean): Promise<string[]> {
  const email = knownEmail(given);
  const [user] = await database.select({ id: users.id }).from(users).where(eq(users.email, email));
  if (!user) throw new Failure(`No account has the address ${email}.`);
  await database.transaction((transaction) => changeOperator(transaction, user.id, isOperator));
  return [`${email} ${isOperator ? 'is an operator' : 'is not an operator any more'}.`];
}

/** Records the change in the audit log of each company where the person is active. */
export async function changeOperator(transaction: Database, userId: string, isOperator: boolean): Promise<void> {
  const { rowCount } = await transaction
    .update(users)
    .set({ isOperator })
    .where(and(eq(users.id, userId), ne(users.isOperator, isOperator)));
  if (!rowCount) return;
  const changes = [{ what: 'operator', from: String(!isOperator), to: String(isOperator) }];
  await writeAccountAudit(transaction, userId, [{ action: 'account.operator', changes }], Date.now(), null);
}
