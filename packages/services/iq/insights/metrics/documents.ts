import { type SQL, sql } from 'drizzle-orm';
import { exchanged, factorOf, homeAmount } from './home-amount';
import type { MetricSet } from './metric-set';

/**
 * SQL for the documents of clients up to the as-of date as a table with kind, id, number, name, client_id, date, due_on, amount,
 * currency, worth (in the firm's currency, with the sign of its effect on receivables; null without a rate), net (the same
 * without tax), is_tax_known, and the amounts that were open on the as-of date (`open`) and on an earlier day (`open_before`, 0
 * for a later document), calculated from the rows themselves. `is_unsure` and `is_unsure_before` mean that the open amount on
 * that day is unknown.
 * @param clients SQL condition on `metric_clients` as `f`
 */
export function documentsOf({ id, asOf, home }: MetricSet, clients: SQL, before?: string): SQL {
  const [until, earlier] = [sql`${asOf}::date`, sql`${before ?? asOf}::date`];
  const both = (on: SQL, amount: SQL) => sql`
    coalesce(sum(${amount}) filter (where ${on} <= ${until}), 0)::bigint as applied,
    coalesce(sum(${amount}) filter (where ${on} <= ${earlier}), 0)::bigint as applied_before`;
  const isPending = (on: SQL) =>
    sql`coalesce(bool_or(applied_after < ${on} and ${on} < applied_on and coalesce(i.issued_on <= ${on}, true)), false)`;
  const pending = sql`${isPending(until)} as is_pending, ${isPending(earlier)} as is_pending_before`;
  const from = (table: string, alias: string, dated: string) => sql`
    insights.metric_clients as f join ledger_views.clients as c on c.id = f.client_id join ledger_views.customers as k on k.client_id = f.client_id
    join ${sql.raw(`${table} as ${alias}`)} on ${sql.raw(alias)}.customer_id = k.id and ${sql.raw(`${alias}.${dated}`)} <= ${until},
    lateral (select ${sql.raw(alias)}.currency = ${home} as is_home, ${factorOf(alias, home)} as factor) as rate`;
  const left = (total: string, on: string, sign: 1 | -1) => sql`
    ${sign} * (${homeAmount(sql.raw(`(${total} - applied)`))}) as open,
    case when ${sql.raw(on)} <= ${earlier} then ${sign} * (${homeAmount(sql.raw(`(${total} - applied_before)`))}) else 0 end as open_before,
    ${sql.raw(total)} <> applied as is_left, false as is_owing`;
  const credit = (kind: string, table: string, alias: string, dated: string, total: string, column: string) => {
    // A credit note that was paid out has nothing left.
    const appliedOf = (name: string) =>
      sql.raw(kind === 'payment' ? name : `case when ${alias}.is_refunded then ${alias}.total else ${name} end as ${name}`);
    return sql`
    select ${kind}, ${sql.raw(alias)}.id, ${sql.raw(kind === 'payment' ? `${alias}.reference` : `${alias}.number`)}, c.name, f.client_id,
      ${sql.raw(`${alias}.${dated}, null::date, ${alias}.${total}, ${alias}.currency`)}, -(${homeAmount(sql.raw(`${alias}.${total}`))}),
      -(${homeAmount(sql.raw(kind === 'payment' ? `${alias}.${total}` : `(${alias}.${total} - coalesce(${alias}.tax, 0))`))}),
      ${sql.raw(kind === 'payment' ? 'true' : `${alias}.tax is not null`)},
      ${left(`${alias}.${total}`, `${alias}.${dated}`, -1)}, is_pending, is_pending_before and ${sql.raw(`${alias}.${dated}`)} <= ${earlier}
    from ${from(table, alias, dated)},
    lateral (
      select ${appliedOf('applied')}, ${appliedOf('applied_before')}, is_pending, is_pending_before from (
      select ${both(
        sql`greatest(a.applied_on, i.issued_on)`,
        sql`case when i.id is null or i.currency = ${sql.raw(`${alias}.currency`)} then a.amount
        else ${exchanged(sql`a.amount`, factorOf('i', home))} end`,
      )}, ${pending}
      from ledger_views.applications as a left join ledger_views.invoices as i on i.id = a.invoice_id
      left join ledger_views.customers as payer on payer.id = i.customer_id
      where ${sql.raw(`a.${column} = ${alias}.id`)} and (a.invoice_id is null or payer.client_id is not null)) as all_used
    ) as used
    where f.set_id = ${id} and ${clients}`;
  };
  return sql`
    select 'invoice' as kind, i.id, i.number, c.name, f.client_id, i.issued_on as date, i.due_on, i.total as amount, i.currency,
      ${homeAmount(sql`i.total`)} as worth, ${homeAmount(sql`i.subtotal`)} as net, i.tax is not null as is_tax_known,
      (${homeAmount(sql`i.total`)}) - (${homeAmount(sql`applied`)}) as open,
      case when i.issued_on <= ${earlier} then (${homeAmount(sql`i.total`)}) - (${homeAmount(sql`applied_before`)}) else 0 end as open_before,
      i.total <> applied as is_left, i.total > greatest(applied, 0) as is_owing, not i.settlement_known or is_pending as is_unsure,
      i.issued_on <= ${earlier} and (not i.settlement_known or is_pending_before) as is_unsure_before
    from ${from('ledger_views.invoices', 'i', 'issued_on')},
    lateral (select ${both(sql`a.applied_on`, sql`a.amount`)}, ${pending} from ledger_views.applications as a where a.invoice_id = i.id) as settled
    where f.set_id = ${id} and ${clients}
    union all ${credit('payment', 'ledger_views.payments', 'p', 'paid_on', 'amount', 'payment_id')}
    union all ${credit('credit-note', 'ledger_views.credit_notes', 'n', 'issued_on', 'total', 'credit_note_id')}`;
}

/**
 * SQL for the days past due on the as-of date of a row of `documentsOf`, in case it is open, which does not require a rate; a
 * credit is never late, unless more of it was used than it has.
 */
export const pastDueOf = ({ asOf }: MetricSet): SQL =>
  sql`case when open > 0 or (open is null and is_owing) or (is_unsure and kind = 'invoice' and amount > 0) then greatest(${asOf}::date - coalesce(due_on, date), 0) else 0 end`;
