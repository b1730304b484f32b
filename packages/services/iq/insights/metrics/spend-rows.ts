import { type SQL, sql } from 'drizzle-orm';
import { factorOf } from './home-amount';
import type { MetricSet } from './metric-set';

/** SQL for the spend of the 365 days up to the as-of date, with one vendor or with all, as `gatherVendors` counts it. */
export function spendRows({ id, companyId, asOf, home }: MetricSet, vendor: string | undefined): SQL {
  const inYear = (column: string) => sql`${sql.raw(column)} > ${asOf}::date - 365 and ${sql.raw(column)} <= ${asOf}::date`;
  const names = sql`insights.metric_vendor_names as named join ledger_views.vendors as v on v.id = named.vendor_id`;
  const condition = sql`named.set_id = ${id} ${vendor === undefined ? sql`` : sql`and named.vendor = ${vendor}`}`;
  const value = (amount: SQL, alias: string) => sql`round(${amount} * (${factorOf(alias, home)}))`;
  return sql`
    select 'bill' as kind, b.id, b.number, v.name, null::uuid as client_id, b.issued_on as date, b.due_on, b.total as amount,
      b.currency, ${value(sql`b.total`, 'b')} as value, 0 as past_due, true as is_tax_known, false as is_unsure
    from ${names} join ledger_views.bills as b on b.vendor_id = v.id and b.company_id = ${companyId} and ${inYear('b.issued_on')}
    where ${condition}
    union all
    select 'vendor-payment', p.id, null, v.name, null, p.paid_on, null, p.amount, p.currency, ${value(sql`p.amount`, 'p')}, 0, true, false
    from ${names} join ledger_views.vendor_payments as p on p.vendor_id = v.id and p.company_id = ${companyId} and ${inYear('p.paid_on')}
    where ${condition} and (p.is_direct or p.is_direct is null and not exists (
      select from ledger_views.bills as b where b.vendor_id = v.id and b.issued_on <= ${asOf}::date))`;
}
