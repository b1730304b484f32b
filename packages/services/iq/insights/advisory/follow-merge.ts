import type { Database } from '@suite/kernel/database/database';
import type { FactOf } from '@suite/kernel/facts/create-facts';
import { and, eq, inArray, sql } from 'drizzle-orm';
import { promises, reminders, toDos } from '../schema/advisory';

const tables = [toDos, promises, reminders];

/**
 * Moves to-dos, promises and reminders of merged clients to the client they are merged into. An open to-do is dropped if that
 * client has one for the same reason, unless it has an owner or a note.
 */
export async function followMerge(
  transaction: Database,
  { companyId, data: { clientIds, intoId } }: FactOf<'clients.merged'>,
): Promise<void> {
  for (const table of tables) {
    await transaction
      .update(table)
      .set({ clientId: intoId, mergedFrom: sql`coalesce(merged_from, client_id)` })
      .where(and(eq(table.companyId, companyId), inArray(table.clientId, [...clientIds])));
  }
  await transaction.execute(sql`
    delete from insights.to_dos as t using insights.to_dos as other
    where t.company_id = ${companyId} and t.client_id = ${intoId} and t.state = 'open' and t.merged_from is not null
      and t.owner_id is null and not exists (select from insights.to_do_notes as n where n.to_do_id = t.id)
      and other.company_id = t.company_id and other.client_id = t.client_id and other.rule = t.rule and other.state = 'open'
      and (other.merged_from is null or other.id < t.id)`);
}

/** Returns to a separated client the to-dos, promises and reminders that it had before it was merged. */
export async function followSeparation(
  transaction: Database,
  { companyId, data: { clientId } }: FactOf<'clients.separated'>,
): Promise<void> {
  for (const table of tables) {
    await transaction
      .update(table)
      .set({ clientId, mergedFrom: null })
      .where(and(eq(table.companyId, companyId), eq(table.mergedFrom, clientId)));
  }
}
