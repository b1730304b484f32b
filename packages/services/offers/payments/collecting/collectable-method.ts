import type { Database } from '@suite/kernel/database/database';
import { and, eq, isNotNull } from 'drizzle-orm';
import type { SavedMethod } from '../provider/provider';
import { accounts, payers } from '../schema';

interface Of {
  companyId: string;
  proposalId: string;
}

/** Returns what can be charged without the client: a saved method, while Stripe is connected. */
export async function collectableMethod(database: Database, { companyId, proposalId }: Of): Promise<SavedMethod | null> {
  const [found] = await database
    .select({ method: payers.method })
    .from(payers)
    .innerJoin(accounts, eq(accounts.companyId, payers.companyId))
    .where(and(eq(payers.companyId, companyId), eq(payers.proposalId, proposalId), isNotNull(accounts.secretKey)));
  return found?.method ?? null;
}
