import type { Database } from '@suite/kernel/database/database';
import { and, eq, gt, ne } from 'drizzle-orm';
import { addressTaken } from '../refusals';
import { heldAddresses } from '../schema';

/** For a year, a name that a firm gave up is held for that firm, because links and search engines still lead to it. */
export const HELD_HOURS = 365 * 24;

interface Holder {
  companyId: string;
  slug: string;
  now: number;
}

/** Holds a name that a firm gives up, so that others can't take it. */
export async function holdAddress(transaction: Database, { companyId, slug, now }: Holder): Promise<void> {
  const held = { companyId, releasedAt: new Date(now) };
  await transaction
    .insert(heldAddresses)
    .values({ slug, ...held })
    .onConflictDoUpdate({ target: heldAddresses.slug, set: held });
}

/**
 * Ends the hold on a name that a firm has taken. Call it after the name is written: the write waits for a firm that gives the
 * name up at the same moment. @throws SuiteError `name_taken` while it is held for another firm
 */
export async function releaseAddress(transaction: Database, { companyId, slug, now }: Holder): Promise<void> {
  const isOthers = and(
    eq(heldAddresses.slug, slug),
    ne(heldAddresses.companyId, companyId),
    gt(heldAddresses.releasedAt, new Date(now - HELD_HOURS * 3_600_000)),
  );
  if (await transaction.$count(heldAddresses, isOthers)) throw addressTaken();
  await transaction.delete(heldAddresses).where(eq(heldAddresses.slug, slug));
}
