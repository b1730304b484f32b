import type { Database } from '@suite/kernel/database/database';
import { eq } from 'drizzle-orm';
import { type Checkout, Missing, type Provider, UnreachableError } from '../provider/provider';
import type { CheckoutRow, Dependencies } from '../rows';
import { checkouts } from '../schema';
import { noteRefusal, providerOf } from './account-of';
import { hearOfCheckout } from './hear';

/**
 * Closes a page, so that nobody pays there what is paid elsewhere; a payment that was made in the meantime is recorded.
 * @throws UnreachableError
 */
export async function closeCheckout(
  database: Database,
  dependencies: Dependencies,
  row: CheckoutRow,
  now: number,
): Promise<void> {
  const provider = await providerOf(database, dependencies, row.companyId);
  if (row.sessionId && !provider) throw new UnreachableError('The page stays open while the provider is not connected.');
  // A page without a session was never shown to anyone.
  if (!row.sessionId || !provider) return expire(database, row);
  await report(database, dependencies, { row, now, response: provider.closeCheckout(row.sessionId) });
}

/** Reads the state of a page from the provider. @throws UnreachableError */
export async function readCheckout(
  database: Database,
  dependencies: Dependencies,
  row: CheckoutRow,
  now: number,
): Promise<string | null> {
  const provider = await providerOf(database, dependencies, row.companyId);
  if (!row.sessionId || !provider) return null;
  const read = await report(database, dependencies, { row, now, response: provider.readCheckout(row.sessionId) });
  return read?.state === 'open' ? read.url : null;
}

interface CheckoutRead {
  row: CheckoutRow;
  response: ReturnType<Provider['readCheckout']>;
  /** Milliseconds since 1970. */
  now: number;
}

/** Records the state of a page. A page that the provider does not know belongs to another account, and is closed. */
async function report(
  database: Database,
  dependencies: Dependencies,
  { row, response, now }: CheckoutRead,
): Promise<Checkout | undefined> {
  try {
    const page = await response;
    await database.transaction((transaction) => hearOfCheckout(transaction, dependencies, row.id, page, now));
    return page;
  } catch (error) {
    if (!(error instanceof Missing)) throw error;
    await database.transaction(async (transaction) => {
      await expire(transaction, row);
      await noteRefusal(transaction, row.companyId, error);
    });
    return undefined;
  }
}

const expire = async (database: Database, { id }: CheckoutRow): Promise<void> => {
  await database.update(checkouts).set({ state: 'expired' }).where(eq(checkouts.id, id));
};
