import { offerSettings } from '@services/price-book/ports';
import type { Database } from '@suite/kernel/database/database';
import { addDays } from '@suite/values/iso-day';
import { dayIn } from '@suite/values/zone-day';
import { and, asc, desc, eq, lte, sql } from 'drizzle-orm';
import { acceptances, proposals } from '../schema';

const p = proposals;

/** SQL: the first day of the earliest recurring service of an accepted proposal, or the day of the acceptance without one. */
const startsOn = sql`coalesce((
  select min(greatest((line->>'startsOn')::date, ${acceptances.acceptedOn})) from jsonb_array_elements(${acceptances.lines}) as line
  where line->>'billing' not in ('acceptance', 'completion')
), ${acceptances.acceptedOn})`;

/** SQL: the last day of its first 12 months. */
const endsOn = sql<string>`(${startsOn} + interval '1 year' - interval '1 day')::date`;

const sorts = { endsOn, client: sql`lower(${p.client})`, firstYear: sql`${p.firstYear}` };

/** SQL: whether a renewal was started and not refused, or the client accepted an amendment. */
const isFollowed = sql`exists (
  select from ${proposals} as next where next.renews_id = ${p.id} and next.status not in ('declined', 'expired', 'withdrawn')
) or exists (select from ${proposals} as next where next.amends_id = ${p.id} and next.status = 'accepted')`;

interface Query {
  find: string;
  /** Days from today. */
  within: number;
  sort: keyof typeof sorts;
  order: 'ascending' | 'descending';
  offset: number;
  limit: number;
}

/**
 * Returns a page of a company's accepted proposals whose first 12 months end within some days, or have ended, without those that
 * were renewed or amended.
 */
export async function listRenewable(database: Database, companyId: string, query: Query, now: number) {
  const { find, within, sort, order, offset, limit } = query;
  const { timeZone } = await offerSettings(database, companyId);
  const found = and(
    eq(p.companyId, companyId),
    eq(p.status, 'accepted'),
    lte(endsOn, addDays(dayIn(timeZone, now), within)),
    sql`not (${isFollowed})`,
    find ? sql`position(lower(${find}) in lower(${p.client} || ' ' || ${p.title} || ' #' || ${p.number})) > 0` : undefined,
  );
  const by = order === 'ascending' ? asc : desc;
  const { id, number, title, client, currency, firstYear } = p;
  const { acceptedOn } = acceptances;
  const rows = await database
    .select({ id, number, title, client, currency, firstYear, acceptedOn, endsOn: sql<string>`${endsOn}::text` })
    .from(proposals)
    .innerJoin(acceptances, eq(acceptances.proposalId, p.id))
    .where(found)
    .orderBy(by(sorts[sort]), desc(p.number))
    .offset(offset)
    .limit(limit);
  const counted = await database.execute<{ total: number }>(
    sql`select count(*)::int as total from ${proposals} join ${acceptances} on ${acceptances.proposalId} = ${p.id} where ${found}`,
  );
  return { renewable: rows, total: counted.rows[0]?.total ?? 0 };
}
