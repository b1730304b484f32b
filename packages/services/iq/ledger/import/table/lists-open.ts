import type { TableField } from '../../contract/table';
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

/**
 * Returns whether a list of invoices has everything that is open on its day and nothing else (`listsOpen`), and whether it has
 * only open ones, be it all of them or those that are overdue (`leavesOutPaid`).
 */
export function openOnly({ names, fields, above, isUncleared }: Table): { listsOpen: boolean; leavesOutPaid: boolean } {
  if (!tellsPayment((field) => fields.includes(field))) return { listsOpen: false, leavesOutPaid: false };
  const titles = above.flatMap((row) => ('cells' in row ? [plainWords(row.cells.join(' '))] : []));
  const isPart = titles.some((title) => partTitle.test(title));
  const isOpen =
    isUncleared || titles.some((title) => openTitle.test(title)) || names.filter((name) => isAgeBucket(wordsOf(name))).length > 1;
  return { listsOpen: isOpen && !isPart, leavesOutPaid: isOpen || isPart };
}
