import { Fields } from '../../import/csv/fields';
import { inUtc } from '../in-utc';
import type { Company } from './desktop-cursor';
import { type Element, textOf } from './read-tree';

/** The maximum depth of elements in a column's path, such as `CustomerRef.ListID`. */
const DEPTH = 2;

/** Returns columns by their paths, with the time of the last change in UTC and the currency code as `CurrencyRef.value`. */
export function desktopFields(element: Element, { currencies }: Pick<Company, 'currencies'>): Fields {
  const values = new Map<string, string>();
  const keep = ({ children }: Element, path: string, depth: number) => {
    for (const child of children) {
      if (child.children.length && depth < DEPTH) keep(child, `${path}${child.name}.`, depth + 1);
      else if (!values.has(path + child.name)) values.set(path + child.name, child.text);
    }
  };
  keep(element, '', 1);
  values.set('TimeModified', inUtc(values.get('TimeModified') ?? ''));
  const currency = textOf(element, 'CurrencyRef', 'ListID');
  // An id that is missing in the list stays an id, which is rejected as a currency.
  if (currency) values.set('CurrencyRef.value', currencies[currency] ?? currency);
  return new Fields(values);
}

/** Returns true for a voided transaction. QuickBooks keeps it with an amount of zero and a memo that says so. */
export const isVoided = (fields: Fields, total: number) => total === 0 && /^void/i.test(fields.text('Memo') ?? '');
