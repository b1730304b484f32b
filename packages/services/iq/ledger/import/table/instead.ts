import { isCurrency } from '@suite/values/currency';
import { currenciesOf } from '../../table-file/currency';
import { type Guess, isDay, isGeneralLedger, isSerial, wordsOf } from './guess-fields';
import { plainWords } from './header-words';
import { isMost } from './shares';
import { isAgeBucket } from './synonyms';
import type { TableRow } from './table-row';

interface Table {
  names: readonly string[];
  guess: Guess;
  /** The rows above the header. */
  above: readonly TableRow[];
  /** The first rows of data. */
  below: readonly { cells: readonly string[] }[];
}

const POSTINGS =
  'These rows are postings to accounts, as in a general ledger or a “Grand livre”: export a list with one row per invoice instead, such as a detailed aging report (“Balance âgée détaillée”).';
const SUMMARY =
  'This report has one row per customer and names no invoices: export the detailed aging report instead (“A/R Aging Detail”, “Balance âgée détaillée”), which has one row per invoice.';

const BILLS =
  'These rows contain bills of vendors, not only payments to them: export the payments alone (in SAP, the document types KZ and ZP).';

const BUDGET =
  'These rows compare a budget with what happened, and name no documents: upload a list of invoices, payments or payments to vendors instead.';
const NO_DAYS = 'No column has days, and each invoice and payment needs its date: export the list with a column of dates.';
const PRODUCTS =
  'These rows are products with their prices: upload a list of invoices instead. Products come with the lines of invoices.';

/** Matches types of bills and credit notes of vendors; SAP's are KR, KG and RE. */
const billType =
  /^(kr|kg|re|(vendor |supplier |purchase )?(bill|invoice|credit( note| memo)?)|eingangsrechnung|lieferantenrechnung)$/i;

/** Returns why nothing can be imported from a table, and what to upload instead; null if it can be imported. */
export function insteadOf({ names, guess, above, below }: Table): string | null {
  const { fields, product } = guess;
  if (product?.instead) return product.instead;
  if (isGeneralLedger(names, fields) || (fields.includes('debit') && above.some(isLedgerTitle))) return POSTINGS;
  if (fields.includes('vendor') && !fields.includes('customer')) {
    const type = fields.indexOf('type');
    if (below.some(({ cells }) => billType.test((cells[type] ?? '').trim()))) return BILLS;
  }
  if (isBudget(names) && !namesDocuments(fields)) return BUDGET;
  if (isProductList(names) && !namesDocuments(fields) && !fields.includes('date')) return PRODUCTS;
  const ages = names.filter((name) => isAgeBucket(wordsOf(name)));
  if (ages.length > 1 && !fields.includes('date') && !fields.includes('number')) return SUMMARY;
  if ((fields.includes('amount') || fields.includes('balance')) && !names.some((_, place) => hasDays(below, place)))
    return NO_DAYS;
  const beside = fields.includes('date') ? besideEachOther(names, below) : undefined;
  if (!beside) return null;
  return `Each currency has a column of its own (${beside.map((name) => `“${name}”`).join(', ')}): put the amounts into one column beside a column of currencies, or upload a file for each currency.`;
}

/** Returns true for a column whose cells are days, or all blank. */
function hasDays(below: Table['below'], place: number): boolean {
  const cells = below.map((row) => row.cells[place]?.trim() ?? '').filter(Boolean);
  return !cells.length || isMost(cells, (cell) => isDay(cell) || isSerial(cell));
}

const namesDocuments = (fields: Guess['fields']) =>
  fields.some((field) => field === 'number' || field === 'dueDate' || field === 'customerId' || field === 'vendor');

/** Returns true for columns of what was planned and what became of it. */
const isBudget = (names: readonly string[]): boolean => {
  const some = (words: RegExp) => names.some((name) => words.test(plainWords(name)));
  return (
    some(/\b(budget|budgeted|forecast|planned)\b|\bplan(wert|kosten)?\b|\bsoll\b/) &&
    some(/\b(actuals?|variance|difference|reel|ecart)\b|\bist(wert)?\b|abweichung/)
  );
};

/** Returns true for columns of products with what they cost. */
const isProductList = (names: readonly string[]): boolean => {
  const some = (words: RegExp) => names.some((name) => words.test(plainWords(name)));
  return (
    some(
      /\b(list|sales?|selling|standard|unit|retail|cost|purchase|wholesale) price\b|\bprice$|\bpreis\b|verkaufspreis|prix (de vente|unitaire)|precio|prezzo/,
    ) &&
    some(
      /\bsku\b|\bproducts?\b|\bitems?\b|default code|\bstock\b|\bbarcode\b|\bcategory\b|artikel|article|producto|prodotto|\buom\b|unit of measure/,
    )
  );
};

const isLedgerTitle = (row: TableRow) =>
  'cells' in row && /\b(grand[ -]livre|general ledger|hauptbuch)\b/i.test(row.cells.join(' '));

/**
 * Finds columns whose headers only differ in their currency, such as `Amount (USD)` and `EUR amount`, if some rows fill one and
 * some another. If each row fills all of them, they are one converted amount.
 */
function besideEachOther(names: readonly string[], below: readonly { cells: readonly string[] }[]): string[] | undefined {
  const columns = new Map<string, { place: number; code: string }[]>();
  for (const [place, name] of names.entries()) {
    const { code, rest } = withoutCode(name);
    if (code !== undefined) columns.set(rest, [...(columns.get(rest) ?? []), { place, code }]);
  }
  for (const group of columns.values()) {
    if (new Set(group.map(({ code }) => code)).size < 2) continue;
    const alone = below.flatMap(({ cells }) => {
      const filled = group.filter(({ place }) => /[1-9]/.test(cells[place] ?? ''));
      return filled.length === 1 ? filled : [];
    });
    if (new Set(alone).size > 1) return group.map(({ place }) => names[place] ?? '');
  }
  return undefined;
}

/** Returns the currency in a header, and its other words. */
function withoutCode(header: string): { code: string | undefined; rest: string } {
  const parts = header.split(/[^\p{L}\p{N}\p{Sc}]+/u).filter(Boolean);
  const currencies = parts.map((part) => (isCurrency(part) ? [part] : /^\p{Sc}$/u.test(part) ? (currenciesOf(part) ?? []) : []));
  const named = currencies.filter(({ length }) => length > 0);
  const rest = parts.filter((_, at) => !currencies[at]?.length).join(' ');
  return { code: named.length === 1 ? named[0]?.[0] : undefined, rest: rest.toLowerCase() };
}
