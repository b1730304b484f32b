import type { Placed } from '../../records/in-columns';
import type { FileRun } from './file-run';
import type { TableCells } from './table-cells';

/** The content of a row in any list of payments. */
export interface Paid {
  paidOn: string;
  currency: string;
  /** Units of it for one unit of the firm's currency; null if the list does not say. */
  rate: string | null;
  amount: number;
  /** What rounding the amount left out (`roundAmount`). */
  rest: number;
  reference: string | null;
}

export const readPaid = (cells: TableCells): Paid => {
  const currency = cells.currency();
  const field = cells.has('amount') ? 'amount' : 'paid';
  return {
    paidOn: cells.has('date') ? cells.day('date') : cells.day('paidOn'),
    currency,
    rate: cells.rateOrNull(currency),
    amount: cells.amount(field, currency),
    rest: cells.restOf(field),
    reference: cells.text('reference', 255),
  };
};

/**
 * Gives identical entries ids of their own by numbering them, because they are different payments. Identical entries must follow
 * one another, within and across batches.
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
