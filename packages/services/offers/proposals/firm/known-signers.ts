import type { Database } from '@suite/kernel/database/database';
import { sql } from 'drizzle-orm';
import type { Recipient } from '../contract/content';

/** Returns the signers of the last proposal sent to each client, by client. */
export async function knownSigners(
  database: Database,
  companyId: string,
  clientIds: readonly string[],
): Promise<Map<string, Recipient[]>> {
  const { rows } = await database.execute<{ clientId: string; name: string; email: string }>(sql`
    with last as (
      select distinct on (client_id) client_id, id, version from proposals.proposals
      where company_id = ${companyId} and client_id = any(${sql.param([...clientIds])}::uuid[]) and version > 0
      order by client_id, sent_at desc
    )
    select last.client_id as "clientId", r.name, r.email
    from last join proposals.recipients as r on r.proposal_id = last.id and r.version = last.version
    where r.role = 'signer' and r.forwarded_by is null order by r.created_at, r.id`);
  const found = new Map<string, Recipient[]>();
  for (const { clientId, name, email } of rows)
    found.set(clientId, [...(found.get(clientId) ?? []), { name, email, role: 'signer' }]);
  return found;
}
