import { type SQL, sql } from 'drizzle-orm';
import type { RecordKind } from './record-kinds';

const invoicesOf = (column: string, ids: SQL): SQL => sql`
  select other.customer_id from ledger.applications as applied join ledger.invoices as other on other.id = applied.invoice_id
  where applied.${sql.identifier(column)} in (${ids})`;

/**
 * The customers of the payments and credit notes that a table names in its columns `payment_id` and `credit_note_id`: one
 * customer may pay for another.
 */
export const whoSigned = (applications: SQL): SQL => sql`
  select other.customer_id from ${applications} as applied join ledger.payments as other on other.id = applied.payment_id
  union select other.customer_id from ${applications} as applied join ledger.credit_notes as other on other.id = applied.credit_note_id`;

/**
 * The customers whose documents the removed records settle, or are settled by: their metrics change, too. Null for kinds that
 * nothing is applied to.
 * @param ids of the records, as a query
 */
export function otherSideOf(kind: RecordKind, ids: SQL): SQL {
  if (kind === 'payments') return invoicesOf('payment_id', ids);
  if (kind === 'credit notes') return invoicesOf('credit_note_id', ids);
  if (kind === 'invoices') return whoSigned(sql`(select * from ledger.applications where invoice_id in (${ids}))`);
  return sql`select null::bigint`;
}
