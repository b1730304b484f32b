import type { Database } from '@suite/kernel/database/database';
import { eq } from 'drizzle-orm';
import type { CheckoutRow, Means } from '../rows';
import { checkouts } from '../schema';
import { providerOf } from './account-of';
import { hearOfCheckout } from './hear';

/**
 * Closes a page, so that nobody pays there what is paid elsewhere; what was paid there meanwhile is taken.
 * @throws Unreachable
 */
export async function closeCheckout(database: Database, means: Means, row: CheckoutRow, now: number): Promise<void> {
  const provider = await providerOf(database, means, row.companyId);
  // A page whose opening was never answered was shown to nobody.
  const closed = row.sessionId && provider ? await provider.closeCheckout(row.sessionId) : undefined;
  await database.transaction(async (transaction) => {
    if (closed) return hearOfCheckout(transaction, means, row.id, closed, now);
    await transaction.update(checkouts).set({ state: 'expired' }).where(eq(checkouts.id, row.id));
  });
}

/** Asks the provider how a page stands. @throws Unreachable */
export async function readCheckout(database: Database, means: Means, row: CheckoutRow, now: number): Promise<string | null> {
  const provider = await providerOf(database, means, row.companyId);
  if (!row.sessionId || !provider) return null;
  const read = await provider.readCheckout(row.sessionId);
  await database.transaction((transaction) => hearOfCheckout(transaction, means, row.id, read, now));
  return read.state === 'open' ? read.url : null;
}
