import type { Database } from '@suite/kernel/database/database';
import { sql } from 'drizzle-orm';
import { factorOf, homeAmount } from './home-amount';

/**
 * Ends promises that the ledger shows as fulfilled: nothing is overdue anymore (or nothing is open, if nothing was overdue), or
 * payments after the promise add up to its amount.
 */
export async function endPaidPromises(
  transaction: Database,
  { companyId, setId, asOf, home }: { companyId: string; setId: number; asOf: string; home: string },
): Promise<void> {
  await transaction.execute(sql`
    update insights.promises as p set ended_on = ${asOf}::date, outcome = 'paid'
    from insights.metric_clients as f
    where p.company_id = ${companyId} and p.ended_on is null and f.set_id = ${setId} and f.client_id = p.client_id
      and (case when p.overdue > 0 then f.overdue <= 0 else f.open <= 0 end or p.amount <= (
        select coalesce(sum(${homeAmount(sql`pay.amount`, 'rate.')}), 0)
        from ledger_views.customers as k join ledger_views.payments as pay on pay.customer_id = k.id,
        lateral (select pay.currency = ${home} as is_home, ${factorOf('pay', home)} as factor) as rate
        where k.company_id = p.company_id and k.client_id = p.client_id and pay.paid_on > p.as_of and pay.paid_on <= ${asOf}::date))`);
}
