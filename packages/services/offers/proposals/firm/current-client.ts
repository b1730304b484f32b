import type { Database } from '@suite/kernel/database/database';
import { sql } from 'drizzle-orm';
import { ofClients } from '../revenue/read-accepted';

/** The client of a proposal as it is now, after merges. */
export interface CurrentClient {
  /** Null for people who are not clients of the firm. */
  clientId: string | null;
  name: string;
  email: string | null;
}

/** Returns the current client of a company's proposal; undefined if there is no such proposal. */
export async function currentClient(
  database: Database,
  { companyId, proposalId }: { companyId: string; proposalId: string },
): Promise<CurrentClient | undefined> {
  const { rows } = await database.execute<CurrentClient & Record<string, unknown>>(sql`
    select of_client.client_id as "clientId", of_client.name, c.email
    from (${ofClients(companyId)}) as of_client left join ledger_views.clients as c on c.id = of_client.client_id
    where of_client.id = ${proposalId}`);
  return rows[0];
}
