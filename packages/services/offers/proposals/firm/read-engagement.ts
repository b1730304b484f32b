import type { Database } from '@suite/kernel/database/database';
import { sql } from 'drizzle-orm';
import type { EngagementPart } from '../contract/proposals';
import { acceptances, proposals } from '../schema';

interface Row extends Omit<EngagementPart, 'relation' | 'replacedBy'>, Record<string, unknown> {
  amendsId: string | null;
  renewsId: string | null;
}

/** Returns a proposal with all that it amends or renews, and all that amend or renew one of these, by number. */
export async function readEngagement(database: Database, proposalId: string): Promise<EngagementPart[]> {
  const { rows } = await database.execute<Row>(sql`
    with recursive earlier as (
      select id, amends_id, renews_id from ${proposals} where id = ${proposalId}
      union
      select before.id, before.amends_id, before.renews_id from ${proposals} as before
      join earlier on before.id in (earlier.amends_id, earlier.renews_id)
    ),
    part as (
      select id from earlier
      union
      select next.id from ${proposals} as next join part on part.id in (next.amends_id, next.renews_id)
    )
    select id, number, title, status, amends_id as "amendsId", renews_id as "renewsId", accepted_on::text as "acceptedOn"
    from part join ${proposals} as proposal using (id) left join ${acceptances} as acceptance on proposal_id = id
    order by number`);
  return rows.map(({ amendsId, renewsId, ...part }) => ({
    ...part,
    relation: amendsId ? 'amendment' : renewsId ? 'renewal' : 'first',
    replacedBy: rows.find((row) => row.status === 'accepted' && (row.amendsId ?? row.renewsId) === part.id)?.number ?? null,
  }));
}
