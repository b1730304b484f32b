import { type SegmentMove, segmentMoveOf } from '@suite/insights/segments/segment-move';
import { segmentNames } from '@suite/insights/segments/segment-names';
import type { Database } from '@suite/kernel/database/database';
import { type SQL, sql } from 'drizzle-orm';
import type { SegmentChange } from '../contract/segment-moves';

/** SQL for the clients of a set that have documents, as `f`, joined with their rows in an earlier set, as `e`. */
const besideEarlier = (setId: number, earlierId: number) => sql`
  insights.metric_clients as f left join insights.metric_clients as e
    on e.set_id = ${earlierId} and e.client_id = f.client_id and e.first_document_on is not null
  where f.set_id = ${setId} and f.first_document_on is not null`;

/** Returns the clients whose segment differs between two sets, grouped by both segments. */
export async function segmentChanges(database: Database, setId: number, earlierId: number): Promise<SegmentChange[]> {
  const { rows } = await database.execute<Omit<SegmentChange, 'move'> & Record<string, unknown>>(sql`
    select e.badge as from, f.badge as to, count(*)::int as clients, sum(f.revenue)::float8 as revenue,
      coalesce(sum(e.revenue), 0)::float8 as "revenueBefore"
    from ${besideEarlier(setId, earlierId)} and f.badge is distinct from e.badge
    group by e.badge, f.badge order by clients desc, e.badge, f.badge`);
  return rows.flatMap((row) => {
    const move = segmentMoveOf(row.from, row.to);
    return move ? [{ ...row, move }] : [];
  });
}

interface Moved {
  setId: number;
  earlierId: number;
  move?: SegmentMove | undefined;
  /** The earlier segment; `none` for clients without documents. */
  from?: string | undefined;
}

/** SQL condition on `metric_clients` as `f` for clients that moved in this way, or from a segment. */
export function moved({ setId, earlierId, move, from }: Moved): SQL {
  const pairs = [null, ...segmentNames].flatMap((before) =>
    segmentNames.filter((now) => segmentMoveOf(before, now) === move).map((now) => sql`(${before ?? 'none'}, ${now})`),
  );
  return sql`f.client_id in (
    select f.client_id from ${besideEarlier(setId, earlierId)}
      ${move ? sql`and (coalesce(e.badge, 'none'), f.badge) in (${sql.join(pairs, sql`, `)})` : sql``}
      ${from ? sql`and coalesce(e.badge, 'none') = ${from}` : sql``}
  )`;
}

/** SQL for the segment that a client, `metric_clients` as `f`, had in an earlier set; null without documents then. */
export const badgeIn = (earlierId: number): SQL => sql`(
  select e.badge from insights.metric_clients as e
  where e.set_id = ${earlierId} and e.client_id = f.client_id and e.first_document_on is not null)`;
