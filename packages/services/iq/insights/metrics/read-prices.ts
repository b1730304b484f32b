import type { Database } from '@suite/kernel/database/database';
import { type PriceRule, suggestedPrice } from '@suite/pricing/suggested-price';
import { type SQL, sql } from 'drizzle-orm';
import { pageOfClients } from '../clients/page-of-clients';
import type { Price, PriceSort } from '../contract/prices';

const COLUMNS = sql.raw(`
  p.client_id as "clientId", c.name as client, p.service, p.currency, p.price, p.since::text as since,
  p.since_kind as "sinceKind", p.price_then as "priceThen", p.last_on::text as "lastOn", p.months, p.freshness,
  p.nominal_change as "nominalChange", p.real_change as "realChange", p.peer_gap as "peerGap",
  p.annual_quantity as "annualQuantity", p.period, p.opportunity::float8 as opportunity, p.opportunity_by as "opportunityBy"`);

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

type StoredPrice = Omit<Price, 'suggested' | 'uplift' | 'suggestedBy' | 'isCapped'>;

/** Returns a page of a set's recurring services; `total`, `ended` and `opportunity` cover all matches. */
export async function findPrices(database: Database, setId: number, query: Query) {
  const { find, freshness, clientId, sort, order, offset, limit } = query;
  const { rows, totals } = await pageOfClients<StoredPrice, { total: number; ended: number; opportunity: number | null }>(
    database,
    {
      table: 'insights.metric_prices',
      as: 'p',
      columns: COLUMNS,
      conditions: [
        sql`p.set_id = ${setId}`,
        freshness && sql`p.freshness = ${freshness}`,
        clientId && sql`p.client_id = ${clientId}`,
        find && sql`position(lower(${find}) in lower(c.name || ' ' || p.service)) > 0`,
      ],
      sort: sorts[sort],
      order,
      ties: sql`p.client_id, p.service, p.currency`,
      needsNames: Boolean(find) || sort === 'client',
      totals: sql`count(*)::int as total, (count(*) filter (where p.freshness = 'ended'))::int as ended, sum(p.opportunity)::float8 as opportunity`,
      offset,
      limit,
    },
  );
  return { prices: rows, ...totals };
}

/** Adds to a price what the firm's rule suggests instead. */
export function withSuggestion(price: StoredPrice, rule: PriceRule): Price {
  const found = suggestedPrice({ ...price, isEnded: price.freshness === 'ended' }, rule);
  return {
    ...price,
    suggested: found?.price ?? null,
    uplift: found?.uplift ?? null,
    suggestedBy: found?.by ?? null,
    isCapped: found?.isCapped ?? false,
  };
}
