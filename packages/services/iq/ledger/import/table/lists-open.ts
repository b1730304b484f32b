import type { TableField, TableGuess } from '../../contract/table';
import { tellsPayment } from '../../table-file/fields';
import { wordsOf } from './guess-fields';
import { plainWords } from './header-words';
import { isAgeBucket } from './synonyms';
import type { TableRow } from './table-row';

interface Table {
  names: readonly string[];
  fields: readonly (TableField | null)[];
  /** The rows above the header. */
  above: readonly TableRow[];
  /** Whether a column of clearing documents is blank in all rows. */
  isUncleared: boolean;
}

/** The titles of reports that list all that customers owe, in the words of `plainWords`. */
const openTitle =
  /\b(ag(e)?ing|aged (receivables|debtors|accounts)|open (invoices|items|receivables)|outstanding (invoices|receivables)|unpaid invoices|offene (posten|rechnungen)|offenen posten|balance agee|factures impayees|antiguedad de saldos|facturas pendientes|scadenzario|partite aperte|openstaande (posten|facturen))\b/;

/** The titles of lists that have only a part of it. */
const partTitle = /^(?!.*\bag(e)?ing\b).*\b(overdue|past due)\b/;

/** What a list of invoices has by its title, its columns and its cells (`TableGuess`). */
type OpenOnly = Pick<TableGuess, 'listsOpen' | 'leavesOutPaid' | 'listsOverdue'>;

/** Returns whether a list of invoices has only open ones, all that are open on its day, or only overdue ones. */
export function openOnly({ names, fields, above, isUncleared }: Table): OpenOnly {
  if (!tellsPayment((field) => fields.includes(field))) return { listsOpen: false, leavesOutPaid: false, listsOverdue: false };
  const titles = above.flatMap((row) => ('cells' in row ? [plainWords(row.cells.join(' '))] : []));
  const listsOverdue = titles.some((title) => partTitle.test(title));
  const isOpen =
    isUncleared || titles.some((title) => openTitle.test(title)) || names.filter((name) => isAgeBucket(wordsOf(name))).length > 1;
  const hasTotals = fields.some((field) => field === 'amount' || field === 'debit' || field === 'credit' || field === 'paid');
  return { listsOpen: isOpen && !listsOverdue, leavesOutPaid: isOpen || listsOverdue || !hasTotals, listsOverdue };
}
