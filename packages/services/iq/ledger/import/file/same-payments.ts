import type { Database } from '@suite/kernel/database/database';
import { sql } from 'drizzle-orm';
import type { Placed } from '../../records/in-columns';
import type { PaymentRecord } from '../../records/record-kinds';
import type { FileRun } from './file-run';

/** The prefix of the ids of payments in a list of invoices, which differ from those of lists of payments. */
const OF_SALES = 'of-sales/';

export const idOfSalePayment = (saleId: string): string => `${OF_SALES}${saleId}`;

interface Row extends Record<string, unknown> {
  id: string;
  key: string;
}

const keyOf = (customer: string, { paidOn, currency, amount }: Pick<PaymentRecord, 'paidOn' | 'currency' | 'amount'>) =>
  JSON.stringify([customer, paidOn, currency, amount]);

/**
 * Finds payments of a list that the ledger already has from the other kind of list (invoices or payments): the same customer paid
 * the same amount on the same day. Returns their ids in the ledger by their ids in the list; each matches at most one payment.
 */
export async function samePayments(
  database: Database,
  run: FileRun,
  payments: readonly Placed<PaymentRecord>[],
  are: 'of invoices' | 'of payments',
): Promise<ReadonlyMap<string, string>> {
  const same = new Map<string, string>();
  if (!payments.length || run.newKinds.has('payments')) return same;
  const values = payments.map(({ value }) => value);
  const { rows } = await database.execute<Row & { isOther: boolean }>(sql`
    select payment.source_id as id, starts_with(payment.source_id, ${OF_SALES}) = ${are === 'of payments'} as "isOther",
      json_build_array(customer.source_id, paid_on::text, currency, amount)::jsonb::text as key
    from ledger.payments as payment join ledger.customers as customer on customer.id = customer_id
    where payment.company_id = ${run.companyId} and payment.source = ${run.source} and (
      payment.source_id = any(${sql.param(values.map(({ sourceId }) => sourceId))}::text[])
      or (customer.source_id = any(${sql.param([...new Set(values.map((each) => each.customerSourceId))])}::text[])
        and paid_on = any(${sql.param([...new Set(values.map(({ paidOn }) => paidOn))])}::date[])))
    order by payment.source_id`);
  const known = new Set(rows.map(({ id }) => id));
  const others = new Map<string, string[]>();
  for (const { id, key, isOther } of rows) {
    if (!isOther || run.claimed.has(id)) continue;
    const own = JSON.stringify(JSON.parse(key));
    others.set(own, [...(others.get(own) ?? []), id]);
  }
  for (const value of values) {
    if (known.has(value.sourceId)) continue;
    const other = others.get(keyOf(value.customerSourceId, value))?.shift();
    if (other === undefined) continue;
    run.claimed.add(other);
    same.set(value.sourceId, other);
  }
  return same;
}
