import type { TableField } from '../../contract/table';
import { columnNumbers } from './column-numbers';
import { statusIs, statusOf } from './statuses';

interface Table {
  names: readonly string[];
  fields: readonly (TableField | null)[];
  /** The first rows of data. */
  below: readonly { cells: readonly string[] }[];
}

/** Returns true if a list has days of payment, but not for all that was paid. */
export function hasUndatedPayments({ names, fields, below }: Table): boolean {
  const place = (field: TableField) => fields.indexOf(field);
  if (place('paidOn') < 0) return false;
  const numbersOf = (field: TableField) => (place(field) < 0 ? undefined : columnNumbers(below, place(field)));
  const [paid, balances, amounts] = [numbersOf('paid'), numbersOf('balance'), numbersOf('amount')];
  return below.some(({ cells }, row) => {
    if (cells[place('paidOn')]?.trim()) return false;
    if (paid?.[row]) return true;
    if (balances && amounts) return Math.abs(balances[row] ?? 0) < Math.abs(amounts[row] ?? 0);
    const status = cells[place('status')]?.trim() ?? '';
    return statusIs.paid.test(statusOf(names[place('status')] ?? '', status));
  });
}
