import { namesById } from '@services/identity/ports';
import type { Database } from '@suite/kernel/database/database';
import { and, asc, desc, eq, type SQL, sql } from 'drizzle-orm';
import type { Counted } from '../contract/attention';
import { type PipelineView, pipelineViews } from '../contract/proposals';
import { proposals } from '../schema';
import { listed } from './read-proposal';

/** Days without anything happening after which a proposal that was viewed is quiet. */
const QUIET = 5;
const EXPIRING = 7;

const p = proposals;

/** SQL: whether a proposal belongs to a view. Views overlap. @param now a moment */
function conditionOf(view: PipelineView, now: Date): SQL {
  const isOpen = sql`${p.status} in ('sent', 'viewed')`;
  switch (view) {
    case 'open':
      return sql`${p.status} in ('draft', 'awaiting-approval', 'sent', 'viewed')`;
    case 'draft':
      return sql`${p.status} = 'draft'`;
    case 'awaiting-approval':
      return sql`${p.approval} is not null`;
    case 'awaiting':
      return isOpen;
    case 'viewed':
      return sql`${p.status} = 'viewed'`;
    case 'quiet':
      return sql`${p.status} = 'viewed' and ${p.lastActivityAt} < ${now}::timestamptz - make_interval(days => ${QUIET})`;
    case 'expiring':
      return sql`${isOpen} and ${p.expiresAt} <= ${now}::timestamptz + make_interval(days => ${EXPIRING})`;
    case 'accepted':
      return sql`${p.status} = 'accepted'`;
    case 'declined':
      return sql`${p.status} = 'declined'`;
    case 'ended':
      return sql`${p.status} in ('expired', 'withdrawn')`;
  }
}

const sorts = {
  activity: sql`${p.lastActivityAt}`,
  client: sql`lower(${p.client})`,
  firstYear: sql`${p.firstYear}`,
  expiresOn: sql`${p.expiresOn}`,
  number: sql`${p.number}`,
};

interface Query {
  find: string;
  view?: PipelineView | undefined;
  clientId?: string | undefined;
  sort: keyof typeof sorts;
  order: 'ascending' | 'descending';
  offset: number;
  limit: number;
}

/** A page of a company's proposals, and how many there are in each view. */
export async function listProposals(database: Database, companyId: string, query: Query, now: number) {
  const { find, view, clientId, sort, order, offset, limit } = query;
  const at = new Date(now);
  const found = and(
    eq(p.companyId, companyId),
    view && conditionOf(view, at),
    clientId === undefined ? undefined : eq(p.clientId, clientId),
    find ? sql`position(lower(${find}) in lower(${p.client} || ' ' || ${p.title} || ' #' || ${p.number})) > 0` : undefined,
  );
  const by = order === 'ascending' ? asc : desc;
  const rows = await database
    .select()
    .from(p)
    .where(found)
    .orderBy(sql`${by(sorts[sort])} nulls last`, desc(p.number))
    .offset(offset)
    .limit(limit);
  const names = await namesById(database, [...new Set(rows.map(({ ownerId }) => ownerId))]);
  return {
    proposals: rows.map((row) => listed(row, names.get(row.ownerId) ?? '')),
    total: await database.$count(p, found),
    counts: await countViews(database, companyId, { views: pipelineViews, now: at }),
  };
}

/** How many of a company's proposals are in each of some views, and what they come to in the first year. */
export async function countViews<View extends PipelineView>(
  database: Database,
  companyId: string,
  { views, now }: { views: readonly View[]; now: Date },
): Promise<Record<View, Counted>> {
  const columns = sql.join(
    views.flatMap((view) => [
      sql`count(*) filter (where ${conditionOf(view, now)})::int as ${sql.identifier(`${view} count`)}`,
      sql`coalesce(sum(${p.firstYear}) filter (where ${conditionOf(view, now)}), 0)::float8 as ${sql.identifier(`${view} sum`)}`,
    ]),
    sql`, `,
  );
  const { rows } = await database.execute<Record<string, number> & { currency: string }>(
    sql`select ${p.currency} as currency, ${columns} from ${p} where ${p.companyId} = ${companyId} group by ${p.currency} order by 1`,
  );
  const countOf = (view: View): Counted => {
    const some = rows.filter((row) => row[`${view} count`]);
    return {
      count: some.reduce((sum, row) => sum + (row[`${view} count`] ?? 0), 0),
      firstYear: some.map((row) => ({ currency: row.currency, amount: row[`${view} sum`] ?? 0 })),
    };
  };
  return Object.fromEntries(views.map((view) => [view, countOf(view)])) as Record<View, Counted>;
}
