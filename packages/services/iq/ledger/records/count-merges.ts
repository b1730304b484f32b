import type { Database } from '@suite/kernel/database/database';
import { sql } from 'drizzle-orm';

/**
 * Updates customers to what people merged and separated. Call it after a merge or separation, and after linking customers to
 * clients.
 * @param transaction holds the ledger's lock; otherwise a client that is being separated would still count as merged
 */
export async function countMerges(transaction: Database, companyId: string): Promise<void> {
  await transaction.execute(sql`
    update ledger.customers as customer set merged_client_id = client.merged_into from ledger.clients as client
    where customer.company_id = ${companyId} and client.id = customer.client_id
      and customer.merged_client_id is distinct from client.merged_into`);
}
