import type { Database } from '@suite/kernel/database/database';
import type { FactOf } from '@suite/kernel/facts/create-facts';
import { and, eq, inArray, sql } from 'drizzle-orm';
import { proposals } from '../schema';

/** Moves proposals of merged clients to the client they are merged into. Sent versions keep the earlier name. */
export async function followMerge(
  transaction: Database,
  { companyId, data: { clientIds, intoId } }: FactOf<'clients.merged'>,
): Promise<void> {
  await transaction
    .update(proposals)
    .set({ clientId: intoId, mergedFrom: sql`coalesce(merged_from, client_id)` })
    .where(and(eq(proposals.companyId, companyId), inArray(proposals.clientId, [...clientIds])));
}

/** Moves the proposals from before a merge back to the separated client. */
export async function followSeparation(
  transaction: Database,
  { companyId, data: { clientId } }: FactOf<'clients.separated'>,
): Promise<void> {
  await transaction
    .update(proposals)
    .set({ clientId, mergedFrom: null })
    .where(and(eq(proposals.companyId, companyId), eq(proposals.mergedFrom, clientId)));
}
