import type { TableField } from '../../contract/table';
import type { Guess } from './guess-fields';

interface Rows {
  names: readonly string[];
  /** The first rows of data. */
  below: readonly { cells: readonly string[] }[];
}

/**
 * Leaves out an id or a name that is not the customer's: an id that several names share, and, beside vendors, a customer that is
 * the same in all rows. Returns notices for the person.
 */
export function checkIds({ names, below }: Rows, { fields, unneeded }: Guess): string[] {
  const at = (field: TableField) => fields.indexOf(field);
  const cellsOf = (field: TableField) => below.map(({ cells }) => (cells[at(field)] ?? '').trim());
  const notices: string[] = [];
  const leaveOut = (field: TableField, why: string) => {
    const place = at(field);
    fields[place] = null;
    unneeded.add(place);
    notices.push(`“${names[place]}” is not used, because ${why}.`);
  };
  if (at('customerId') >= 0 && at('customer') >= 0 && sharesIds(cellsOf('customerId'), cellsOf('customer'))) {
    leaveOut('customerId', 'customers with different names have the same value');
  }
  if (
    at('vendor') >= 0 &&
    at('customer') >= 0 &&
    new Set(cellsOf('customer')).size === 1 &&
    new Set(cellsOf('vendor')).size > 1
  ) {
    leaveOut('customer', 'it is the same in every row');
  }
  return notices;
}

/** Returns true if most ids that occur with several rows are those of several names. */
function sharesIds(ids: readonly string[], names: readonly string[]): boolean {
  const namesOf = new Map<string, Set<string>>();
  for (const [row, id] of ids.entries()) {
    if (!id || !names[row]) continue;
    const known = namesOf.get(id) ?? new Set();
    namesOf.set(id, known.add(names[row].toLowerCase()));
  }
  const shared = [...namesOf.values()].filter(({ size }) => size > 1).length;
  return shared > 0 && shared * 2 >= namesOf.size;
}

/**
 * Leaves out the day of bills to vendors if another column has the day of payment, which is blank where nothing was paid. Returns
 * a notice for the person.
 */
export function leaveOutBillDays({ names, below }: Rows, { fields, unneeded, product }: Guess): string[] {
  const [date, paidOn] = [fields.indexOf('date'), fields.indexOf('paidOn')];
  if (product || !fields.includes('vendor') || fields.includes('customer') || date < 0 || paidOn < 0) return [];
  fields[date] = null;
  unneeded.add(date);
  const blank = below.filter(({ cells }) => !cells[paidOn]?.trim()).length;
  return blank ? [`Rows without “${names[paidOn]}” are bills that were not paid, and are rejected.`] : [];
}
