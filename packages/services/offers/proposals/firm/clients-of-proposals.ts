import type { Database } from '@suite/kernel/database/database';
import { sql } from 'drizzle-orm';
import { ofClients } from '../revenue/read-accepted';

/** Who a proposal is for. */
export interface ProposalClient {
  /** Identical for all proposals to one client, also after a merge. People who are not clients are identified by name. */
  key: string;
  name: string;
}

/** Returns the client of each of a company's proposals, by the id of the proposal. */
export async function clientsOfProposals(database: Database, companyId: string): Promise<Map<string, ProposalClient>> {
  const { rows } = await database.execute<{ id: string; clientId: string | null; name: string }>(
    sql`select id, client_id as "clientId", name from (${ofClients(companyId)}) as of_client`,
  );
  return new Map(rows.map(({ id, clientId, name }) => [id, { key: clientId ?? `name ${name.trim().toLowerCase()}`, name }]));
}
