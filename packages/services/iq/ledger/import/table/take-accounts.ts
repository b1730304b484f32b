import { tellsPayment } from '../../table-file/fields';
import { saleTypeOf } from '../../table-file/sale-types';
import { type Guess, isPosting } from './guess-fields';

interface Rows {
  names: readonly string[];
  /** The first rows of data. */
  below: readonly { cells: readonly string[] }[];
}

/**
 * Uses accounts as customers in a ledger of customers: all rows are invoices, which are debits, or payments and credit notes,
 * which are credits. In a general ledger, the same document is on both sides, and others are between them.
 */
export function takeAccounts({ names, below }: Rows, { fields }: Guess): void {
  const at = (field: 'account' | 'type' | 'debit' | 'credit') => fields.indexOf(field);
  const [account, type, debit, credit] = [at('account'), at('type'), at('debit'), at('credit')];
  if (Math.min(account, type, debit, credit) < 0 || fields.includes('customer') || names.some(isPosting)) return;
  const isFilled = (text = '') => /[1-9]/.test(text);
  const agree = below.every(({ cells }) => {
    const means = saleTypeOf(cells[type] ?? '');
    if (means === undefined) return false;
    return means === 'invoice' ? !isFilled(cells[credit]) : !isFilled(cells[debit]);
  });
  const accounts = new Set(below.map(({ cells }) => (cells[account] ?? '').trim()));
  if (below.length && agree && accounts.size > 1 && [...accounts].every((name) => /\p{L}/u.test(name)))
    fields[account] = 'customer';
}

/** Uses references as invoice numbers if they are those of invoices, and of the payments and credit notes that name them. */
export function takeReferences({ below }: Rows, { fields }: Guess): void {
  const [reference, type] = [fields.indexOf('reference'), fields.indexOf('type')];
  if (Math.min(reference, type) < 0 || fields.includes('number') || !fields.includes('debit')) return;
  const customer = fields.indexOf('customer');
  const keys = below
    .filter(({ cells }) => saleTypeOf(cells[type] ?? '') === 'invoice')
    .map(({ cells }) => `${cells[reference]?.trim()}\0${cells[customer]}`);
  if (keys.length && new Set(keys).size === keys.length && keys.every((key) => !key.startsWith('\0')))
    fields[reference] = 'number';
}

/** Returns true if payments of a list name invoices of the same customer in it, and no column says what is paid. */
export function paysItself({ below }: Pick<Rows, 'below'>, { fields }: Pick<Guess, 'fields'>): boolean {
  const [number, type, customer] = [fields.indexOf('number'), fields.indexOf('type'), fields.indexOf('customer')];
  if (Math.min(number, type, customer) < 0 || tellsPayment((field) => fields.includes(field))) return false;
  const keysOf = (means: 'invoice' | 'payment') =>
    below
      .filter(({ cells }) => saleTypeOf(cells[type] ?? '') === means)
      .map(({ cells }) => `${cells[number]?.trim()}\0${cells[customer]?.trim().toLowerCase()}`);
  const invoices = new Set(keysOf('invoice'));
  const payments = keysOf('payment');
  // The first rows may have more of the one than of the other.
  return payments.filter((key) => invoices.has(key)).length * 2 > Math.min(payments.length, invoices.size);
}
