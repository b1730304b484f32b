import type { Database } from '@suite/kernel/database/database';
import { sql } from 'drizzle-orm';

/** Writes the new name of a client into the stored dashboards, the only metrics that contain names. */
export async function followName(database: Database, companyId: string, clientId: string): Promise<void> {
  await database.execute(sql`
    update insights.metric_sets as s
    set dashboard = jsonb_set(dashboard, '{topOverdue}', (
      select jsonb_agg(
        case when client ->> 'clientId' = ${clientId} then client || jsonb_build_object('name', c.name) else client end order by place)
      from jsonb_array_elements(dashboard -> 'topOverdue') with ordinality as of_set (client, place)))
    from ledger_views.clients as c
    where s.company_id = ${companyId} and c.id = ${clientId}
      and dashboard -> 'topOverdue' @> jsonb_build_array(jsonb_build_object('clientId', ${clientId}::text))`);
}
