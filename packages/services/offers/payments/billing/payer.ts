import type { Database } from '@suite/kernel/database/database';
import { eq, isNull } from 'drizzle-orm';
import { payers } from '../schema';

interface Of {
  id: string;
  amendsId: string | null;
  renewsId: string | null;
}

/** Returns who pays for a proposal; for an amendment or a renewal without a payment method of its own, who pays for the earlier one. */
export async function payerOf(database: Database, { id, amendsId, renewsId }: Of) {
  const find = async (proposalId: string) => (await database.select().from(payers).where(eq(payers.proposalId, proposalId)))[0];
  const own = await find(id);
  const earlierId = amendsId ?? renewsId;
  return own?.method || earlierId === null ? own : ((await find(earlierId)) ?? own);
}

/** Charges an accepted amendment or renewal to the payment method of the earlier proposal, unless it has one of its own. */
export async function keepMethod(transaction: Database, of: Of): Promise<void> {
  const payer = await payerOf(transaction, of);
  if (!payer?.method || payer.proposalId === of.id) return;
  const { companyId, method, savedAt } = payer;
  await transaction
    .insert(payers)
    .values({ proposalId: of.id, companyId, method, savedAt })
    .onConflictDoUpdate({ target: payers.proposalId, set: { method, savedAt }, setWhere: isNull(payers.method) });
}
