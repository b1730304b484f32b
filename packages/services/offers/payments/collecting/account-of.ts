import type { Database } from '@suite/kernel/database/database';
import { and, eq, ne } from 'drizzle-orm';
import { Missing, type Provider, type RefusedError } from '../provider/provider';
import type { AccountRow, Dependencies } from '../rows';
import { accounts } from '../schema';

/** Returns the purpose for sealing one of an account's secrets. */
export const purposeOf = (companyId: string, what: 'key' | 'events'): string => `stripe ${what} of ${companyId}`;

export async function accountOf(database: Database, companyId: string): Promise<AccountRow | undefined> {
  const [row] = await database.select().from(accounts).where(eq(accounts.companyId, companyId));
  return row;
}

/** Returns the provider of a firm; undefined while the firm collects by transfer, or when its key can no longer be read. */
export async function providerOf(
  database: Database,
  { kernel, openProvider }: Pick<Dependencies, 'kernel' | 'openProvider'>,
  companyId: string,
): Promise<Provider | undefined> {
  const account = await accountOf(database, companyId);
  const key = account?.secretKey && kernel.sealing.unseal(purposeOf(companyId, 'key'), account.secretKey);
  return key ? openProvider(key) : undefined;
}

const OTHER_ACCOUNT =
  'Payments were started with the key of another Stripe account or mode. Their pages are closed here, and their charges in progress cannot be read. Look at that account, or enter its key again.';

/**
 * Saves why the provider refuses requests, for the firm's settings; null after a request that succeeded. Success with this key
 * says nothing about payments of another account.
 */
export async function noteProblem(database: Database, companyId: string, problem: string | null): Promise<void> {
  const isIt = and(eq(accounts.companyId, companyId), problem === null ? ne(accounts.problem, OTHER_ACCOUNT) : undefined);
  await database.update(accounts).set({ problem }).where(isIt);
}

/** Saves a refusal to read a page, a charge or a refund, for the firm's settings. */
export const noteRefusal = (database: Database, companyId: string, refused: RefusedError): Promise<void> =>
  noteProblem(database, companyId, refused instanceof Missing ? OTHER_ACCOUNT : refused.message);
