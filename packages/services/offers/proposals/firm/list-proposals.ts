import { firmTimeZone, namesById } from '@services/identity/ports';
import type { Database } from '@suite/kernel/database/database';
import { startOfDay } from '@suite/kernel/time-zone/zone-clock';
import { dayIn } from '@suite/values/zone-day';
import { and, asc, count, desc, eq, getTableColumns, inArray, type SQL, sql } from 'drizzle-orm';
import type { Counted } from '../contract/attention';
import type { Status } from '../contract/content';
import { type PipelineMark, type PipelineView, pipelineViews } from '../contract/proposals';
import { proposals } from '../schema';
import { lastStepOf, newestActivities } from './last-step';
import { listed } from './read-proposal';

/** Days without activity after which a viewed proposal is quiet. */
const QUIET = 5;
const EXPIRING = 7;

const p = proposals;

type Flag = 'awaits' | 'hasQuestions' | 'isQuiet' | 'isExpiring' | 'isInForce' | 'isNew';

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
  'accepted-this-month': { statuses: ['accepted'], flag: 'isNew' },
  declined: { statuses: ['declined'] },
  ended: { statuses: ['expired', 'withdrawn'] },
};

/** What flags depend on. */
interface Moments {
  now: Date;
  /** When the current month started in the firm's time zone. */
  monthStart: Date;
}

async function momentsOf(database: Database, companyId: string, now: number): Promise<Moments> {
  const timeZone = await firmTimeZone(database, companyId);
  return { now: new Date(now), monthStart: new Date(startOfDay(`${dayIn(timeZone, now).slice(0, 7)}-01`, timeZone)) };
}

const isInForce = sql`not exists (
  select from ${proposals} as next where next.amends_id = ${p.id} and next.status = 'accepted'
)`;

const flagsAt = ({ now, monthStart }: Moments): Record<Flag, SQL> => ({
  awaits: sql`${p.approval} is not null`,
  hasQuestions: sql`${p.unanswered} > 0`,
  isQuiet: sql`${p.lastActivityAt} < ${now}::timestamptz - make_interval(days => ${QUIET})`,
  isInForce,
  isNew: sql`(${isInForce} and coalesce(
    (select first.decided_at from ${proposals} as first where first.id = ${p.engagementId}), ${p.decidedAt}
  ) >= ${monthStart}::timestamptz)`,
  isExpiring: sql`coalesce(${p.expiresAt} <= ${now}::timestamptz + make_interval(days => ${EXPIRING}), false)`,
});

/** SQL: whether a proposal belongs to a view. */
function conditionOf(view: PipelineView, moments: Moments): SQL | undefined {
  const { statuses, flag } = views[view];
  return and(statuses && inArray(p.status, [...statuses]), flag && flagsAt(moments)[flag]);
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
  mark?: PipelineMark | undefined;
  clientId?: string | undefined;
  sort: keyof typeof sorts;
  order: 'ascending' | 'descending';
  offset: number;
  limit: number;
}

/** Returns a page of a company's proposals, with counts for each view. */
export async function listProposals(database: Database, companyId: string, query: Query, now: number) {
  const { find, view, mark, clientId, sort, order, offset, limit } = query;
  const moments = await momentsOf(database, companyId, now);
  const found = and(
    eq(p.companyId, companyId),
    view && conditionOf(view, moments),
    mark && conditionOf(mark, moments),
    clientId === undefined ? undefined : eq(p.clientId, clientId),
    find ? sql`position(lower(${find}) in lower(${p.client} || ' ' || ${p.title} || ' #' || ${p.number})) > 0` : undefined,
  );
  const by = order === 'ascending' ? asc : desc;
  const isMarked = (mark: PipelineMark) => sql<boolean>`(${conditionOf(mark, moments)})`;
  const rows = await database
    .select({ ...getTableColumns(p), isQuiet: isMarked('quiet'), isExpiring: isMarked('expiring') })
    .from(p)
    .where(found)
    .orderBy(sql`${by(sorts[sort])} nulls last`, desc(p.number))
    .offset(offset)
    .limit(limit);
  const sums = await database
    .select({ currency: p.currency, count: count(), amount: sql<number>`sum(${p.firstYear})::float8` })
    .from(p)
    .where(found)
    .groupBy(p.currency)
    .orderBy(p.currency);
  const names = await namesById(database, [...new Set(rows.map(({ ownerId }) => ownerId))]);
  const newest = await newestActivities(
    database,
    rows.map(({ id }) => id),
  );
  return {
    proposals: rows.map((row) => ({
      ...listed(row, names.get(row.ownerId) ?? '', lastStepOf(row, newest.get(row.id))),
      isQuiet: row.isQuiet,
      isExpiring: row.isExpiring,
    })),
    total: sums.reduce((total, { count }) => total + count, 0),
    firstYear: sums.map(({ currency, amount }) => ({ currency, amount })),
    counts: await countAt(database, companyId, pipelineViews, moments),
  };
}

interface Group extends Record<Flag, boolean> {
  currency: string;
  status: Status;
  count: number;
  amount: number;
}

/** Returns counts of a company's proposals for some views, and their value in the first 12 months. */
export const countViews = async <View extends PipelineView>(
  database: Database,
  companyId: string,
  { views: counted, now }: { views: readonly View[]; now: number },
): Promise<Record<View, Counted>> => countAt(database, companyId, counted, await momentsOf(database, companyId, now));

/** Reads the proposals once, grouped by everything that the views need. */
async function countAt<View extends PipelineView>(
  database: Database,
  companyId: string,
  counted: readonly View[],
  moments: Moments,
): Promise<Record<View, Counted>> {
  const flags = Object.entries(flagsAt(moments));
  const names = sql.join(
    flags.map(([name]) => sql.identifier(name)),
    sql`, `,
  );
  const values = sql.join(
    flags.map(([name, value]) => sql`${value} as ${sql.identifier(name)}`),
    sql`, `,
  );
  const { rows } = await database.execute<Group & Record<string, unknown>>(sql`
    select currency, status, ${names}, count(*)::int as count, sum(first_year)::float8 as amount
    from (select ${p.currency}, ${p.status}, ${p.firstYear}, ${values} from ${p} where ${p.companyId} = ${companyId}) as flagged
    group by currency, status, ${names} order by currency`);
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
