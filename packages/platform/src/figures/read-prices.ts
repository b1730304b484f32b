import type { Price, PriceSort } from '@suite/contract/figures';
import { type SQL, sql } from 'drizzle-orm';
import type { Database } from '../database/database';

const sorts: Record<PriceSort, SQL> = {
  client: sql`lower(c.name)`,
  service: sql`lower(p.service)`,
  price: sql`p.price`,
  since: sql`p.since`,
  lastOn: sql`p.last_on`,
  months: sql`p.months`,
  nominalChange: sql`p.nominal_change`,
  realChange: sql`p.real_change`,
  peerGap: sql`p.peer_gap`,
  annualQuantity: sql`p.annual_quantity`,
  opportunity: sql`p.opportunity`,
};

interface Query {
  find: string;
  freshness?: string | undefined;
  clientId?: string | undefined;
  sort: PriceSort;
  order: 'ascending' | 'descending';
  offset: number;
  limit: number;
}

/** A page of a set's recurring services; `total` and `opportunity` are of all that were found. */
export async function findPrices(database: Database, setId: number, query: Query) {
  const { find, freshness, clientId, sort, order, offset, limit } = query;
  const conditions = [
    sql`p.set_id = ${setId}`,
    freshness && sql`p.freshness = ${freshness}`,
    clientId && sql`p.client_id = ${clientId}`,
    find && sql`position(lower(${find}) in lower(c.name || ' ' || p.service)) > 0`,
  ];
  const alone = sql`from figure_prices as p`;
  const joined = sql`${alone} join clients as c on c.id = p.client_id`;
  const matching = sql`where ${sql.join(conditions.filter(Boolean), sql` and `)}`;
  const direction = sql.raw(order === 'ascending' ? 'asc' : 'desc');
  const ordered = sql`order by ${sorts[sort]} ${direction} nulls last, p.client_id, p.service, p.currency`;
  // The names of all are looked up only where they decide; those of the page are few.
  const { rows: prices } = await database.execute<Price & Record<string, unknown>>(sql`
    with page as materialized (
      select p.* ${find || sort === 'client' ? joined : alone} ${matching} ${ordered} limit ${limit} offset ${offset}
    )
    select p.client_id as "clientId", c.name as client, p.service, p.currency, p.price, p.since::text as since,
      p.since_kind as "sinceKind", p.price_then as "priceThen", p.last_on::text as "lastOn", p.months, p.freshness,
      p.nominal_change as "nominalChange", p.real_change as "realChange", p.peer_gap as "peerGap",
      p.annual_quantity as "annualQuantity", p.opportunity::float8 as opportunity, p.opportunity_by as "opportunityBy"
    from page as p join clients as c on c.id = p.client_id ${ordered}`);
  const { rows: sums } = await database.execute<{ total: number; opportunity: number | null }>(
    sql`select count(*)::int as total, sum(p.opportunity)::float8 as opportunity ${find ? joined : alone} ${matching}`,
  );
  return { prices, total: sums[0]?.total ?? 0, opportunity: sums[0]?.opportunity ?? null };
}
