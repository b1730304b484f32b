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
