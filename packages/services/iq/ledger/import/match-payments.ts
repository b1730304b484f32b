import type { Database } from '@suite/kernel/database/database';
import { addDays } from '@suite/values/iso-day';
import { sql } from 'drizzle-orm';
import type { LedgerRun } from '../records/ledger-run';
import { later, type Part } from './settled-parts';

/** A payment without an invoice, about which no list says what is left. */
interface Unnamed {
  id: number;
  paidOn: string;
  left: number;
}

/** The amount of a payment that is part of a settlement in a list. */
export interface Match extends Part {
  payment: number;
}

/**
 * Matches payments without an invoice to what lists say is settled of one customer's invoices in one currency: payments up to the
 * day of the list, as far as nothing else explains the settlement.
 * @param explained what lists say is used of payments and credit notes
 */
export function matchesOf(parts: readonly Part[], explained: number, payments: readonly Unnamed[]): Match[] {
  let beside = explained;
  const open = parts.toSorted(byDays).map((part) => {
    const taken = Math.min(part.amount, beside);
    beside -= taken;
    return { ...part, amount: part.amount - taken };
  });
  const matches: Match[] = [];
  // A part that is used up, or from a day before a payment, cannot match later payments either.
  let place = 0;
  for (const { id, paidOn, left } of payments.toSorted(byDay)) {
    const since = addDays(paidOn, -1);
    for (let rest = left; rest > 0; ) {
      const part = open[place];
      if (!part) return matches;
      const amount = part.on < paidOn ? 0 : Math.min(rest, part.amount);
      rest -= amount;
      part.amount -= amount;
      if (amount > 0) add(matches, { payment: id, after: later(since, part.after), on: part.on, amount });
      if (rest > 0) place++;
    }
  }
  return matches;
}

/** A payment has one match per range of days, whatever the order of the parts. */
function add(matches: Match[], match: Match): void {
  const last = matches.at(-1);
  if (last?.payment === match.payment && last.after === match.after && last.on === match.on) last.amount += match.amount;
  else matches.push(match);
}

const compare = (one: string, other: string) => (one === other ? 0 : one < other ? -1 : 1);
const byDays = (one: Part, other: Part) => compare(one.on, other.on) || compare(one.after, other.after);
const byDay = (one: Unnamed, other: Unnamed) => compare(one.paidOn, other.paidOn) || one.id - other.id;

interface Row extends Record<string, unknown> {
  what: 'part' | 'explained' | 'payment' | 'matched';
  customer: number;
  currency: string;
  id: number;
  after: string;
  on: string;
  amount: number;
}

const MATCHED = 'matched/';

/**
 * Stores which payments without an invoice are part of what lists say is settled, so that neither counts twice. These payments
 * are used up by the day of the list (applications without an invoice). Recomputed after each import of a table.
 * @param database a transaction that holds the ledger's lock (`lockLedger`)
 */
export async function matchPayments(database: Database, run: LedgerRun): Promise<void> {
  const { rows } = await database.execute<Row>(found(run));
  const groups = new Map<string, Row[]>();
  for (const row of rows) {
    const key = `${row.customer} ${row.currency}`;
    const group = groups.get(key);
    if (group) group.push(row);
    else groups.set(key, [row]);
  }
  const changed = [...groups.values()].flatMap((group) => {
    const of = (what: Row['what']) => group.filter((row) => row.what === what);
    const explained = of('explained').reduce((sum, { amount }) => sum + amount, 0);
    const payments = of('payment').map(({ id, on, amount }) => ({ id, paidOn: on, left: amount }));
    const matches = matchesOf(of('part'), explained, payments);
    const before = of('matched').map(({ id, after, on, amount }) => [id, after, on, amount].join(' '));
    const now = matches.map(({ payment, after, on, amount }) => [payment, after, on, amount].join(' '));
    const isSame = before.toSorted().join() === now.toSorted().join();
    return isSame ? [] : [{ customer: group[0]?.customer ?? 0, payments: of('payment').map(({ id }) => id), matches }];
  });
  if (changed.length) await keep(database, run, changed);
}

/** SQL: the data of customers with a payment to match, or one that was matched. */
const found = ({ companyId, source }: LedgerRun) => sql`
  with payment as materialized (
    select p.id, p.customer_id, p.currency, p.paid_on, p.amount - coalesce(named, 0) as left_over
    from ledger.payments as p, lateral (
      select sum(amount) as named, bool_or(starts_with(source_id, 'settled/')) as is_told
      from ledger.applications where payment_id = p.id and not starts_with(source_id, ${MATCHED})
    ) as used
    where company_id = ${companyId} and source = ${source} and open_on is null and is_told is not true
      and (p.amount > coalesce(named, 0)
        or exists (select from ledger.applications where payment_id = p.id and starts_with(source_id, ${MATCHED})))
  ),
  payer as materialized (select distinct customer_id from payment)
  select 'payment' as what, customer_id::float8 as customer, currency, id::float8 as id, paid_on::text as "after", paid_on::text as "on",
    left_over::float8 as amount from payment
  union all
  select 'matched', customer_id, currency, payment.id, coalesce(applied_after, applied_on - 1)::text, applied_on::text, amount
  from payment join ledger.applications on payment_id = payment.id and starts_with(source_id, ${MATCHED})
  union all
  select 'part', customer_id, currency, i.id, coalesce(applied_after, applied_on - 1)::text, applied_on::text, a.amount
  from payer join ledger.invoices as i using (customer_id)
    join ledger.applications as a on a.invoice_id = i.id and starts_with(a.source_id, 'settled/')
  union all
  select 'explained', customer_id, currency, c.id, applied_on::text, applied_on::text, a.amount
  from payer join ledger.payments as c using (customer_id)
    join ledger.applications as a on a.payment_id = c.id and a.invoice_id is null and starts_with(a.source_id, 'settled/')
  union all
  select 'explained', customer_id, currency, c.id, applied_on::text, applied_on::text, a.amount
  from payer join ledger.credit_notes as c using (customer_id)
    join ledger.applications as a on a.credit_note_id = c.id and a.invoice_id is null and starts_with(a.source_id, 'settled/')`;

interface Changed {
  customer: number;
  payments: readonly number[];
  matches: readonly Match[];
}

async function keep(database: Database, run: LedgerRun, changed: readonly Changed[]): Promise<void> {
  const ids = changed.flatMap(({ payments }) => payments);
  await database.execute(sql`
    delete from ledger.applications where payment_id = any(${sql.param(ids)}::bigint[]) and starts_with(source_id, ${MATCHED})`);
  const matches = changed.flatMap((each) => each.matches);
  const column = (name: keyof Match) => sql.param(matches.map((match) => match[name]));
  await database.execute(sql`
    insert into ledger.applications (payment_id, source_id, written_by, applied_after, applied_on, amount)
    select payment, ${MATCHED} || row_number() over (partition by payment order by "on", "after"), ${run.number}::bigint,
      nullif("after", "on" - 1), "on", amount
    from unnest(${column('payment')}::bigint[], ${column('after')}::date[], ${column('on')}::date[], ${column('amount')}::bigint[])
      as given (payment, "after", "on", amount)`);
  if (!run.hasMetrics) return;
  await database.execute(sql`
    insert into ledger.changes (company_id, customer_id)
    select distinct ${run.companyId}::uuid, customer from unnest(${sql.param(changed.map(({ customer }) => customer))}::bigint[]) as customer
    on conflict do nothing`);
}
