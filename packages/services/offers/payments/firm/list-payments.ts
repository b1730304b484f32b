import { offerSettings } from '@services/price-book/ports';
import type { Database } from '@suite/kernel/database/database';
import { addDays } from '@suite/values/iso-day';
import { dayIn } from '@suite/values/zone-day';
import { and, asc, desc, eq, isNotNull, type SQL, sql } from 'drizzle-orm';
import { lastDayOf } from '../billing/card-warning';
import { duesToCome } from '../billing/planned-charges';
import { type PaymentView, paymentViews } from '../contract/billing';
import { billings, payers, payments } from '../schema';
import { shownMethod } from './read-billing';
import { shownPayments } from './read-payments';

const p = payments;
const b = billings;

/** Days before its last one in which a card is listed as expiring. */
const EXPIRING = 60;
const MAX_EXPIRING = 100;

/** SQL: whether a payment belongs to a view. Views overlap. @param today ISO 8601 */
function conditionOf(view: PaymentView, today: string): SQL {
  switch (view) {
    case 'open':
      return sql`${p.status} in ('due', 'processing', 'failed')`;
    case 'late':
      return sql`${p.status} in ('due', 'failed') and ${p.dueOn} < ${today}::date`;
    case 'all':
      return sql`true`;
    default:
      return sql`${p.status} = ${view}`;
  }
}

/** SQL: what is open of a payment that is not settled, or else its amount. */
const owed = sql`case when ${p.status} in ('due', 'processing', 'failed') then ${p.amount} - ${p.collected} else ${p.amount} end`;

const sorts = { dueOn: sql`${p.dueOn}`, client: sql`lower(${b.client})`, amount: sql`${p.amount}` };

interface Query {
  find: string;
  view: PaymentView;
  sort: keyof typeof sorts;
  order: 'ascending' | 'descending';
  offset: number;
  limit: number;
}

/**
 * Returns a page of a company's payments, counts for each view, and cards that expire soon. @param now milliseconds since 1970
 */
export async function listPayments(database: Database, companyId: string, query: Query, now: number) {
  const { find, view, sort, order, offset, limit } = query;
  const today = await todayOf(database, companyId, now);
  const found = and(
    eq(p.companyId, companyId),
    conditionOf(view, today),
    find
      ? sql`position(lower(${find}) in lower(${b.client} || ' ' || ${b.title} || ' #' || ${b.number})) > 0
      or ${p.reference} = upper(replace(${find}, ' ', ''))`
      : undefined,
  );
  const by = order === 'ascending' ? asc : desc;
  const rows = await database
    .select({ payment: p, billing: b })
    .from(p)
    .innerJoin(b, eq(b.proposalId, p.proposalId))
    .where(found)
    .orderBy(by(sorts[sort]), asc(p.dueOn), asc(p.id))
    .offset(offset)
    .limit(limit);
  const [counted] = await database
    .select({ total: sql<number>`count(*)::int` })
    .from(p)
    .innerJoin(b, eq(b.proposalId, p.proposalId))
    .where(found);
  return {
    payments: await shownPayments(database, rows),
    total: counted?.total ?? 0,
    counts: await countViews(database, companyId, paymentViews, now),
    expiring: await expiringMethods(database, companyId, today),
  };
}

interface Counted {
  count: number;
  amounts: { currency: string; amount: number }[];
}

const todayOf = async (database: Database, companyId: string, now: number): Promise<string> =>
  dayIn((await offerSettings(database, companyId)).timeZone, now);

/** Returns the counts and sums of a company's payments for some views. @param now milliseconds since 1970 */
export async function countViews<View extends PaymentView>(
  database: Database,
  companyId: string,
  views: readonly View[],
  now: number,
): Promise<Record<View, Counted>> {
  const today = await todayOf(database, companyId, now);
  const columns = sql.join(
    views.flatMap((view) => [
      sql`count(*) filter (where ${conditionOf(view, today)})::int as ${sql.identifier(`${view} count`)}`,
      sql`coalesce(sum(${owed}) filter (where ${conditionOf(view, today)}), 0)::float8 as ${sql.identifier(`${view} sum`)}`,
    ]),
    sql`, `,
  );
  const { rows } = await database.execute<Record<string, number> & { currency: string }>(
    sql`select ${p.currency} as currency, ${columns} from ${p} where ${p.companyId} = ${companyId} group by ${p.currency} order by 1`,
  );
  const countOf = (view: View): Counted => {
    const some = rows.filter((row) => row[`${view} count`]);
    return {
      count: some.reduce((total, row) => total + (row[`${view} count`] ?? 0), 0),
      amounts: some.map((row) => ({ currency: row.currency, amount: row[`${view} sum`] ?? 0 })),
    };
  };
  return Object.fromEntries(views.map((view) => [view, countOf(view)])) as Record<View, Counted>;
}

async function expiringMethods(database: Database, companyId: string, today: string) {
  const rows = await database
    .select({ payer: payers, billing: b })
    .from(payers)
    .innerJoin(b, eq(b.proposalId, payers.proposalId))
    .where(
      and(eq(payers.companyId, companyId), isNotNull(payers.method), sql`(${b.endsOn} is null or ${b.endsOn} > ${today}::date)`),
    );
  const until = addDays(today, EXPIRING);
  return rows
    .flatMap(({ payer: { method, savedAt, warnedAt, proposalId }, billing }) => {
      const last = method?.expires && lastDayOf(method.expires);
      if (!last || !savedAt || last > until || !duesToCome(billing, today).some(({ on }) => on > last)) return [];
      const { number, client, timeZone } = billing;
      const warnedOn = warnedAt && dayIn(timeZone, warnedAt.getTime());
      return [{ proposalId, number, client, method: shownMethod(method, savedAt), warnedOn }];
    })
    .sort((one, other) => ((one.method.expires ?? '') < (other.method.expires ?? '') ? -1 : 1))
    .slice(0, MAX_EXPIRING);
}
