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

/** Returns whether a list of invoices has everything that is open on its day, and nothing else. */
export function listsOpen({ names, fields, above, isUncleared }: Table): boolean {
  if (!tellsPayment((field) => fields.includes(field))) return false;
  const titles = above.flatMap((row) => ('cells' in row ? [plainWords(row.cells.join(' '))] : []));
  if (titles.some((title) => partTitle.test(title))) return false;
  return (
    isUncleared || titles.some((title) => openTitle.test(title)) || names.filter((name) => isAgeBucket(wordsOf(name))).length > 1
  );
}
