import { type TableField, type TableKind, tableField } from '../../contract/uploads';
import { plainDecimal } from '../../table-file/amounts';
import { readDay } from '../../table-file/days';
import { dayFields, lacks, numberFields } from '../../table-file/fields';
import { synonyms } from './fields';

/** A header without its case, punctuation and doubled spaces: `*ContactName` and `Contact name` are the same. */
export const wordsOf = (header: string): string =>
  header
    .replace(/([a-z])([A-Z])/g, '$1 $2')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}#]+/gu, ' ')
    .trim();

const isDay = (text: string) => (['mdy', 'dmy', 'ymd'] as const).some((order) => readDay(text, order) !== undefined);
const isNumber = (text: string) => (['.', ','] as const).some((mark) => plainDecimal(text, mark) !== undefined);

/** Whether the cells of a column may be what a field needs; a column without any may be anything. */
function fits(field: TableField, samples: readonly string[]): boolean {
  const cells = samples.filter((cell) => cell.trim() !== '');
  if (!cells.length) return true;
  const most = (test: (cell: string) => boolean) => cells.filter(test).length * 2 > cells.length;
  if (dayFields.includes(field)) return most((cell) => isDay(cell) || readDay(cell, 'serial') !== undefined);
  if (numberFields.includes(field)) return most(isNumber) && !most((cell) => isDay(cell) && !isNumber(cell));
  if (field === 'email') return most((cell) => cell.includes('@'));
  if (field === 'currency') return most((cell) => /^[A-Za-z]{3}$/.test(cell.trim()));
  if (field === 'customer' || field === 'vendor') return most((cell) => !isDay(cell));
  return true;
}

/** What each column says, by its header's words and by its cells; each field once. */
export function guessFields(headers: readonly string[], samples: readonly (readonly string[])[]): (TableField | null)[] {
  const words = headers.map(wordsOf);
  const fields: (TableField | null)[] = headers.map(() => null);
  const claims = tableField.options.flatMap((field) =>
    words.flatMap((header, place) => {
      const rank = synonyms[field].indexOf(header);
      return rank >= 0 && fits(field, samples[place] ?? []) ? [{ field, place, rank }] : [];
    }),
  );
  claims.sort((a, b) => a.rank - b.rank || order.indexOf(a.field) - order.indexOf(b.field));
  const taken = new Set<TableField>();
  for (const { field, place } of claims) {
    if (taken.has(field) || fields[place]) continue;
    fields[place] = field;
    taken.add(field);
  }
  return fields;
}

/** Of two fields that claim a column with equal right. */
const order = Object.keys(synonyms) as TableField[];

/** What the rows are; null when it cannot be told. */
export function guessKind(headers: readonly string[], fields: readonly (TableField | null)[]): TableKind | null {
  const has = (...some: TableField[]) => some.every((field) => fields.includes(field));
  const words = headers.map(wordsOf).join(' | ');
  const isPaymentList =
    /\b(payment|received|receipt|deposit|check|cheque)\b/.test(words) && !has('dueDate') && !has('balance') && !has('status');
  const kinds: readonly [TableKind, boolean][] = [
    ['vendor-payments', has('vendor') && !has('customer')],
    ['invoice-lines', has('quantity') || has('item')],
    ['payments', isPaymentList],
    ['invoices', has('number') || has('dueDate') || has('balance') || has('type')],
    ['customers', has('customer') && !has('amount') && !has('date')],
  ];
  return kinds.find(([kind, fitsKind]) => fitsKind && !lacks(kind, fields).length)?.[0] ?? null;
}
