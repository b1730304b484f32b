import type { Database } from '@suite/kernel/database/database';
import { sql } from 'drizzle-orm';

/** Clients that no ledger customer is linked to yet stand among a company's figures at once, as not set. */
export async function addUnsegmented(database: Database, companyId: string, clientIds: readonly string[]): Promise<void> {
  await database.execute(sql`
    insert into insights.figure_clients (set_id, client_id)
    select id, client from insights.figure_sets, unnest(${sql.param([...clientIds])}::uuid[]) as client where company_id = ${companyId}`);
}
