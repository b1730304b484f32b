import type { Database } from '@suite/kernel/database/database';
import { sql } from 'drizzle-orm';
import { ofClients } from '../revenue/read-accepted';

/** Returns the ids of a company's proposals to the same client as one of them, after merges; people who are no clients by name. */
export async function proposalsOfClient(
  database: Database,
  { companyId, proposalId }: { companyId: string; proposalId: string },
): Promise<string[]> {
  const { rows } = await database.execute<{ id: string }>(sql`
    with of_client as (
      select id, coalesce(client_id::text, 'name ' || lower(btrim(name))) as client from (${ofClients(companyId)}) as all_of_them
    )
    select id from of_client where client = (select client from of_client where id = ${proposalId})`);
  return rows.map(({ id }) => id);
}
