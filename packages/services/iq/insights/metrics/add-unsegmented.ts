import { type BadgeName, badgeNames } from '@suite/insights/segments/badge';
import type { Database } from '@suite/kernel/database/database';
import { sql } from 'drizzle-orm';

const BADGE: BadgeName = 'not-set';

/**
 * Adds clients without a linked ledger customer to a company's metrics and to the counts of its dashboards, with the segment "not
 * set".
 */
export async function addUnsegmented(database: Database, companyId: string, clientIds: readonly string[]): Promise<void> {
  await database.execute(sql`
    insert into insights.metric_clients (set_id, client_id)
    select id, client from insights.metric_sets, unnest(${sql.param([...clientIds])}::uuid[]) as client where company_id = ${companyId}`);
  const plus = (path: string) => sql`to_jsonb((dashboard #>> ${path}::text[])::int + ${clientIds.length}::int)`;
  const [all, segment] = ['{clients}', `{segments,${badgeNames.indexOf(BADGE)},clients}`];
  await database.execute(sql`
    update insights.metric_sets
    set dashboard = jsonb_set(jsonb_set(dashboard, ${all}::text[], ${plus(all)}), ${segment}::text[], ${plus(segment)})
    where company_id = ${companyId} and dashboard is not null`);
}
