import type { Day } from '../calendar';
import type { Receivable } from './open';

/**
 * Credit sales from a day to another, both included, in whole minor units, tax included as in what is owed: invoices
 * issued less credit notes issued. A payment on account is no sale and reduces none.
 */
export function creditSales(rows: readonly Receivable[], from: Day, to: Day): number {
  return rows
    .filter(({ kind, issuedOn }) => kind !== 'payment-on-account' && issuedOn >= from && issuedOn <= to)
    .reduce((sum, { amount }) => sum + amount, 0);
}
