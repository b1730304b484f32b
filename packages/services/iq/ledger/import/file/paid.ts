import type { Placed } from '../../records/write-records';
import type { FileRun } from './file-run';
import type { TableCells } from './table-cells';

/** What a row of any list of payments says. */
export interface Paid {
  paidOn: string;
  currency: string;
  /** Units of it for one of the firm's currency; null when the list does not say. */
  rate: string | null;
  amount: number;
  reference: string | null;
}

export const readPaid = (cells: TableCells): Paid => {
  const currency = cells.currency();
  return {
    paidOn: cells.has('date') ? cells.day('date') : cells.day('paidOn'),
    currency,
    rate: cells.rateOrNull(currency),
    amount: cells.amount(cells.has('amount') ? 'amount' : 'paid', currency),
    reference: cells.text('reference', 255),
  };
};

/** Payments that were never received, or given back. */
export const notReceived =
  /^(failed|declined|canceled|cancelled|void|voided|refunded|reversed|disputed|requires .*|incomplete|blocked)$/i;

/**
 * Entries that say the same are different payments all the same: each has its number among them. They follow one
 * another, those of an earlier batch before those of a later.
 */
export function numbered<T>(
  run: FileRun,
  entries: readonly Placed<T>[],
  keyOf: (entry: T) => string,
): (Placed<T> & { sourceId: string })[] {
  return entries.map((entry) => {
    const key = keyOf(entry.value);
    run.same = { key, count: run.same.key === key ? run.same.count + 1 : 1 };
    return { ...entry, sourceId: run.same.count === 1 ? key : `${key}#${run.same.count}` };
  });
}
