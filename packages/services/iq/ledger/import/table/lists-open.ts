import type { TableField, TableGuess } from '../../contract/table';
import { tellsPayment } from '../../table-file/fields';
import { columnNumbers } from './column-numbers';
import { isNumber, wordsOf } from './guess-fields';
import { nameScore, plainWords } from './header-words';
import { isMost, isShare } from './shares';
import { isAgeBucket } from './synonyms';
import type { TableRow } from './table-row';

interface Table {
  /** The file's name. */
  file: string;
  names: readonly string[];
  fields: readonly (TableField | null)[];
  /** The rows above the header. */
  above: readonly TableRow[];
  /** The first rows of data. */
  below: readonly { cells: readonly string[] }[];
  /** The indexes of the columns whose cells are blank in all rows. */
  empty: ReadonlySet<number>;
}

/** The titles of reports that list all that customers owe, in the words of `plainWords`. */
const openTitle =
  /\b(ag(e)?ing|aged (receivables|debtors|accounts)|open (invoices|items|receivables)|outstanding (invoices|receivables)|unpaid (sales )?invoices|offene (posten|rechnungen)|offenen posten|balance agee|factures (impayees|ouvertes)|antiguedad de saldos|facturas (pendientes|impagas|abiertas)|(faturas|titulos|contas) (em|a receber em) aberto|scadenzario|(fatture|partite) (aperte|scoperte|non pagate)|openstaande (posten|facturen))\b/;

/** Words for it that a person puts into the name of a file. */
const openFile = /\b(unpaid|aperte|impayees|impayes|pendientes|offene|openstaande?|em aberto|nieoplacone|ubetalte|obetalda)\b/;

/** The titles of lists that have only a part of it. */
const partTitle = /^(?!.*\bag(e)?ing\b).*\b(overdue|past due)\b/;

/** The names of columns that say how old each row is. */
const ageName =
  /\bage?ing\b|\bage (bucket|band|group|class|category|range)\b|\bdays (outstanding|overdue|past due|late|open)\b|\btage (uberfallig|offen)\b|\bjours de retard\b|\bgiorni (di )?(ritardo|scaduto)\b|\bdias (de )?(atraso|vencidos)\b/;

/** What a list of invoices has by its name, its title, its columns and its cells (`TableGuess`). */
type OpenOnly = Pick<TableGuess, 'listsOpen' | 'leavesOutPaid' | 'listsOverdue' | 'isAllOpen'>;

/** Returns whether a list of invoices has only open ones, all that are open on its day, or only overdue ones. */
export function openOnly(table: Table): OpenOnly {
  const { names, fields } = table;
  if (!tellsPayment((field) => fields.includes(field)))
    return { listsOpen: false, leavesOutPaid: false, listsOverdue: false, isAllOpen: false };
  const isAllOpen = everyRowIsOpen(table);
  const listsOverdue = titlesOf(table).some((title) => partTitle.test(title));
  const isOpen =
    titlesOf(table).some((title) => openTitle.test(title)) ||
    names.filter((name) => isAgeBucket(wordsOf(name))).length > 1 ||
    (isAllOpen && openEvidence(table) !== undefined);
  const hasTotals = fields.some((field) => field === 'amount' || field === 'debit' || field === 'credit' || field === 'paid');
  return { listsOpen: isOpen && !listsOverdue, leavesOutPaid: isOpen || listsOverdue || !hasTotals, listsOverdue, isAllOpen };
}

/**
 * Reads the amounts of a list as what is open, if no column says what is paid and the list has only open rows. Returns a notice
 * for the person.
 */
export function takeOpenAmounts(table: Omit<Table, 'fields'>, fields: (TableField | null)[]): string[] {
  const amount = fields.indexOf('amount');
  if (amount < 0 || fields.includes('vendor') || tellsPayment((field) => fields.includes(field))) return [];
  const reason = openEvidence({ ...table, fields });
  if (!reason) return [];
  fields[amount] = 'balance';
  return [`“${table.names[amount]}” is read as what is open, because ${reason}.`];
}

const titlesOf = ({ above }: Pick<Table, 'above'>) =>
  above.flatMap((row) => ('cells' in row ? [plainWords(row.cells.join(' '))] : []));

/** Returns what shows that a list has only open rows, except its title and columns of amounts by age; undefined if nothing does. */
function openEvidence({ file, names, fields, below, empty }: Table): string | undefined {
  const clearing = names.find((name, place) => empty.has(place) && /\b(clear|clrng|ausgleich)/.test(plainWords(name)));
  if (clearing !== undefined) return `“${clearing}” is blank in all rows`;
  const age = names.findIndex((name, place) => fields[place] === null && !empty.has(place) && tellsAge(name, below, place));
  if (age >= 0) return `“${names[age]}” says how old each row is`;
  // A column that is named like what is open may say it otherwise.
  if (names.some((name, place) => fields[place] === null && nameScore('balance', name) > 0)) return undefined;
  const words = plainWords(file.replace(/\.\p{L}{2,5}$/u, ''));
  return openTitle.test(words) || openFile.test(words) ? `the file is called “${file}”` : undefined;
}

/** Matches two numbers, words or an open end. */
const ofRange = /\d\D+\d|\p{L}|\+/u;

/** Returns true for a column such as “Aging Bucket”, by its name or by cells such as “31-60”. */
function tellsAge(name: string, below: Table['below'], place: number): boolean {
  const cells = below.map((row) => row.cells[place]?.trim() ?? '').filter(Boolean);
  if (ageName.test(plainWords(name))) return cells.length > 0;
  return (
    isShare(cells, 0.9, (cell) => isAgeBucket(wordsOf(cell))) && isMost(cells, (cell) => ofRange.test(cell) && !isNumber(cell))
  );
}

/** Returns true if something is open of every row by its balance. */
function everyRowIsOpen({ fields, below }: Table): boolean {
  const balance = fields.indexOf('balance');
  return balance >= 0 && below.length > 0 && columnNumbers(below, balance).every((value) => value !== 0);
}
