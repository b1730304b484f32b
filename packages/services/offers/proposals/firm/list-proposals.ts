import { namesById } from '@services/identity/ports';
import type { Database } from '@suite/kernel/database/database';
import { and, asc, desc, eq, inArray, type SQL, sql } from 'drizzle-orm';
import type { Counted } from '../contract/attention';
import type { Status } from '../contract/content';
import { type PipelineView, pipelineViews } from '../contract/proposals';
import { proposals } from '../schema';
import { lastStepOf, newestActivities } from './last-step';
import { listed } from './read-proposal';

/** Days without activity after which a viewed proposal is quiet. */
const QUIET = 5;
const EXPIRING = 7;

const p = proposals;

type Flag = 'awaits' | 'hasQuestions' | 'isQuiet' | 'isExpiring' | 'isInForce';

/** The proposals of each view, by states, by a flag, or both. Views overlap. */
const views: Record<PipelineView, { statuses?: readonly Status[]; flag?: Flag }> = {
  open: { statuses: ['draft', 'awaiting-approval', 'sent', 'viewed'] },
  draft: { statuses: ['draft'] },
  'awaiting-approval': { flag: 'awaits' },
  awaiting: { statuses: ['sent', 'viewed'] },
  questions: { flag: 'hasQuestions' },
  viewed: { statuses: ['viewed'] },
  quiet: { statuses: ['viewed'], flag: 'isQuiet' },
  expiring: { statuses: ['sent', 'viewed'], flag: 'isExpiring' },
  // An engagement counts once, however often it was amended.
  accepted: { statuses: ['accepted'], flag: 'isInForce' },
  declined: { statuses: ['declined'] },
  ended: { statuses: ['expired', 'withdrawn'] },
};

const flagsAt = (now: Date): Record<Flag, SQL> => ({
  awaits: sql`${p.approval} is not null`,
  hasQuestions: sql`${p.unanswered} > 0`,
  isQuiet: sql`${p.lastActivityAt} < ${now}::timestamptz - make_interval(days => ${QUIET})`,
  isInForce: sql`not exists (
    select from ${proposals} as next where next.amends_id = ${p.id} and next.status = 'accepted'
  )`,
  isExpiring: sql`coalesce(${p.expiresAt} <= ${now}::timestamptz + make_interval(days => ${EXPIRING}), false)`,
});

/** SQL: whether a proposal belongs to a view. */
function conditionOf(view: PipelineView, now: Date): SQL | undefined {
  const { statuses, flag } = views[view];
  return and(statuses && inArray(p.status, [...statuses]), flag && flagsAt(now)[flag]);
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

/** Returns a page of a company's proposals, with counts for each view. */
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
  const newest = await newestActivities(
    database,
    rows.map(({ id }) => id),
  );
  return {
    proposals: rows.map((row) => listed(row, names.get(row.ownerId) ?? '', lastStepOf(row, newest.get(row.id)))),
    total: await database.$count(p, found),
    counts: await countViews(database, companyId, { views: pipelineViews, now: at }),
  };
}

interface Group extends Record<Flag, boolean> {
  currency: string;
  status: Status;
  count: number;
  amount: number;
}

/**
 * Returns counts of a company's proposals for some views, and their value in the first 12 months. Reads the proposals once,
 * grouped by everything that the views need.
 */
export async function countViews<View extends PipelineView>(
  database: Database,
  companyId: string,
  { views: counted, now }: { views: readonly View[]; now: Date },
): Promise<Record<View, Counted>> {
  const { awaits, hasQuestions, isQuiet, isExpiring, isInForce } = flagsAt(now);
  const { rows } = await database.execute<Group & Record<string, unknown>>(sql`
    select currency, status, awaits, "hasQuestions", "isQuiet", "isExpiring", "isInForce", count(*)::int as count, sum(first_year)::float8 as amount
    from (
      select ${p.currency}, ${p.status}, ${p.firstYear}, ${awaits} as awaits, ${hasQuestions} as "hasQuestions",
        ${isQuiet} as "isQuiet", ${isExpiring} as "isExpiring", ${isInForce} as "isInForce"
      from ${p} where ${p.companyId} = ${companyId}
    ) as flagged
    group by 1, 2, 3, 4, 5, 6, 7 order by 1`);
  const countOf = (view: View): Counted => {
    const { statuses, flag } = views[view];
    const own = rows.filter((row) => (statuses?.includes(row.status) ?? true) && (flag === undefined || row[flag]));
    const amounts = new Map<string, number>();
    for (const { currency, amount } of own) amounts.set(currency, (amounts.get(currency) ?? 0) + amount);
    return {
      count: own.reduce((sum, { count }) => sum + count, 0),
      firstYear: [...amounts].map(([currency, amount]) => ({ currency, amount })),
    };
  };
  return Object.fromEntries(counted.map((view) => [view, countOf(view)])) as Record<View, Counted>;
}
