import type { DayNumber } from '@suite/values/day-number';
import type { Receivable } from './open';

/**
 * Returns the credit sales between two days, both included: invoices issued less credit notes issued, including tax, in whole
 * minor units. A payment on account is not a sale and doesn't reduce sales.
 */
export function creditSales(rows: readonly Receivable[], from: DayNumber, to: DayNumber): number {
  return rows
    .filter(({ kind, issuedOn }) => kind !== 'payment-on-account' && issuedOn >= from && issuedOn <= to)
    .reduce((sum, { amount }) => sum + amount, 0);
}
