import type { Database } from '@suite/kernel/database/database';
import { eq } from 'drizzle-orm';
import { Unreachable } from '../provider/provider';
import type { CheckoutRow, Means } from '../rows';
import { checkouts } from '../schema';
import { providerOf } from './account-of';
import { hearOfCheckout } from './hear';

/**
 * Closes a page, so that nobody pays there what is paid elsewhere; a payment that was made in the meantime is recorded.
 * @throws Unreachable
 */
export async function closeCheckout(database: Database, means: Means, row: CheckoutRow, now: number): Promise<void> {
  const provider = await providerOf(database, means, row.companyId);
  if (row.sessionId && !provider) throw new Unreachable('The page stays open while the provider is not connected.');
  // A page without a session was never shown to anyone.
  const closed = row.sessionId ? await provider?.closeCheckout(row.sessionId) : undefined;
  await database.transaction(async (transaction) => {
    if (closed) return hearOfCheckout(transaction, means, row.id, closed, now);
    await transaction.update(checkouts).set({ state: 'expired' }).where(eq(checkouts.id, row.id));
  });
}

/** Reads the state of a page from the provider. @throws Unreachable */
export async function readCheckout(database: Database, means: Means, row: CheckoutRow, now: number): Promise<string | null> {
  const provider = await providerOf(database, means, row.companyId);
  if (!row.sessionId || !provider) return null;
  const read = await provider.readCheckout(row.sessionId);
  await database.transaction((transaction) => hearOfCheckout(transaction, means, row.id, read, now));
  return read.state === 'open' ? read.url : null;
}
