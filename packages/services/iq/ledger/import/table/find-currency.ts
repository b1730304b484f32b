import { isCurrency } from '@suite/values/currency';
import type { GuessedColumn, TableField } from '../../contract/table';
import { readAmount } from '../../table-file/amounts';
import { currenciesNamed, currenciesOf, isMonthFirst, usesMark } from '../../table-file/currency';
import { dayFields, moneyFields } from '../../table-file/fields';
import { type Guess, wordsOf } from './guess-fields';
import { synonyms } from './synonyms';
import type { TableFacts } from './table-facts';
import type { TableRow } from './table-row';

/** The currency that is suggested, and asked for, if the firm's is unknown. */
const HOME = 'USD';

interface Table {
  names: readonly string[];
  fields: readonly (TableField | null)[];
  /** Columns that are known and not needed. */
  unneeded: ReadonlySet<number>;
  above: readonly TableRow[];
  below: readonly { cells: readonly string[] }[];
  samples: readonly (readonly string[])[];
  columns: readonly GuessedColumn[];
  /** The firm's currency; null if it is unknown. */
  firm: string | null;
}

interface TableCurrency {
  currency: string;
  asksCurrency: boolean;
}

/**
 * Finds the currency of a table's amounts in its column, cells, headers or title. It has to be asked for if a sign is ambiguous,
 * if none is named and the notation differs from that of the firm's currency, or if the firm's currency would decide but is
 * unknown.
 */
export function findCurrency({ names, fields, unneeded, above, below, samples, columns, firm }: Table): TableCurrency {
  const home = firm ?? HOME;
  const places = fields.flatMap((field, place) => (field && moneyFields.includes(field) ? [place] : []));
  const column = samples[fields.indexOf('currency')] ?? [];
  const meant = column.map(currenciesNamed).filter((codes) => codes.length > 0);
  if (meant.length) {
    const codes = [...new Set(meant.flatMap((each) => (each.length === 1 ? each : [])))];
    const isOpen = meant.length < below.length || meant.some((each) => each.length > 1 && each[0] !== firm);
    const isHomeAlone = codes.length === 1 && codes[0] === firm;
    const isSign = meant.some((each) => each.length > 1);
    return { currency: (isSign ? undefined : codes[0]) ?? home, asksCurrency: isOpen && !isHomeAlone };
  }
  // A currency column that is not readable does not mean that the amounts are in the firm's currency.
  const isUnread = names.some(
    (name, place) =>
      fields[place] === null && !unneeded.has(place) && synonyms.currency.includes(wordsOf(name)) && samples[place]?.length,
  );
  const mentioned = places.flatMap((place) => named(names[place] ?? '') ?? []);
  mentioned.push(...above.flatMap((row) => ('cells' in row ? (titled(row.cells.join(' ')) ?? []) : [])));
  const [mention, ...others] = new Set(mentioned);
  const rows = below.flatMap(({ cells }) => {
    const money = places.map((place) => cells[place] ?? '').filter((cell) => /[1-9]/.test(cell));
    return money.length ? [money.map(currenciesIn).find((codes) => codes !== undefined)] : [];
  });
  if (rows.some((row) => row !== undefined)) return inRows(rows, mention, { home, firm });
  if (mention) return { currency: mention, asksCurrency: others.length > 0 };
  return {
    currency: home,
    asksCurrency:
      places.length > 0 &&
      (isUnread || places.some((place) => hasOpenSign(names[place] ?? '')) || firm === null || isForeign(columns, samples, home)),
  };
}

/** Finds the currency of rows without one, or with an ambiguous sign, if other rows name their own. */
function inRows(
  rows: readonly (readonly string[] | undefined)[],
  mention: string | undefined,
  { home, firm }: { home: string; firm: string | null },
): TableCurrency {
  const sure = [...new Set(rows.flatMap((codes) => (codes?.length === 1 ? codes : [])))];
  const open = rows.filter((codes) => codes?.length !== 1);
  const [only] = sure;
  if (!open.length) return { currency: sure.length === 1 && only ? only : home, asksCurrency: false };
  if (mention) return { currency: mention, asksCurrency: false };
  // An ambiguous sign means the firm's currency if that is its most common meaning, or if it is one of its meanings and `HOME` is
  // not.
  const isHome = open.every((codes) =>
    codes ? codes[0] === home || (!codes.includes(HOME) && codes.includes(home)) : sure.every((code) => code === home),
  );
  return { currency: sure.length === 1 && only ? only : home, asksCurrency: firm === null || !isHome };
}

function currenciesIn(cell: string): readonly string[] | undefined {
  const { currencies } = readAmount(cell, '.') ?? readAmount(cell, ',') ?? {};
  return currencies?.length ? currencies : undefined;
}

/** Returns what stands in brackets at the end of a header, such as “kr” or “лв”. */
const inBrackets = (header: string): string | undefined =>
  /[([（]\s{0,3}([\p{L}\p{Sc}.]{1,4})\s{0,3}[)\]）]\s{0,3}$/u.exec(header)?.[1];

/** Returns true for a header such as “Amount (лв)” whose sign is of several currencies or of none that is known. */
const hasOpenSign = (header: string): boolean => {
  const sign = inBrackets(header);
  if (sign === undefined) return false;
  const { length } = currenciesOf(sign) ?? [];
  return length > 1 || (length === 0 && /[^\x20-\x7E]/.test(sign));
};

/** Returns the currency in a header such as `Total (EUR)`, `Amount in CHF`, `amount_eur` or `Montant TTC €`. */
function named(header: string): string | undefined {
  const code = /_([a-z]{3})$/.exec(header)?.[1]?.toUpperCase();
  if (code !== undefined && isCurrency(code)) return code;
  const sign = /(?:[([]|\bin |\s)([A-Z]{3}|\p{Sc})[)\]]?$/u.exec(header)?.[1] ?? inBrackets(header);
  const codes = sign === undefined ? [] : (currenciesOf(sign) ?? []);
  return codes.length === 1 ? codes[0] : undefined;
}

/** Returns the currency in a title such as "Currency: CAD" or "All amounts in CHF". */
function titled(text: string): string | undefined {
  const code = /\b(?:currency|währung|devise|amounts? (?:are )?in|beträge in|montants en)\b\W{0,9}([A-Z]{3})\b/iu
    .exec(text)?.[1]
    ?.toUpperCase();
  return code && isCurrency(code) ? code : undefined;
}

/** Returns true if amounts or days are written differently from where the currency is used. */
function isForeign(columns: readonly GuessedColumn[], samples: readonly (readonly string[])[], home: string): boolean {
  return columns.some(({ field, decimalMarks, dateOrders }, place) => {
    if (!field) return false;
    const [mark] = decimalMarks;
    if (moneyFields.includes(field) && decimalMarks.length === 1 && mark && samples[place]?.some((cell) => /[.,]\d/.test(cell))) {
      return !usesMark(home, mark);
    }
    if (!dayFields.includes(field) || dateOrders.length !== 1) return false;
    const inNumbers = samples[place]?.some((cell) => /^\d{1,2}([-/.])\d{1,2}\1\d{2,4}\b/.test(cell.trim()));
    return Boolean(inNumbers) && dateOrders[0] === (isMonthFirst(home) ? 'dmy' : 'mdy');
  });
}

/** Leaves out a column of exchange rates that are not for the firm's currency. Returns notices for the person. */
export function leaveOutRates(
  names: readonly string[],
  { fields, unneeded }: Guess,
  facts: TableFacts,
  home: string | null,
): string[] {
  const place = fields.indexOf('exchangeRate');
  if (place < 0 || home === null || facts.isRatedIn(home)) return [];
  fields[place] = null;
  unneeded.add(place);
  return [`The exchange rates in “${names[place]}” are not those of ${home}, your firm's currency, and are not used.`];
}

/**
 * Leaves out a column of currencies if the headers say that all amounts are in one currency, because the column names what they
 * were converted from. Returns notices for the person.
 */
export function leaveOutCurrencies(
  names: readonly string[],
  { fields, unneeded }: Guess,
  samples: readonly (readonly string[])[],
): string[] {
  const place = fields.indexOf('currency');
  const money = fields.flatMap((field, at) => (field && moneyFields.includes(field) ? [named(names[at] ?? '')] : []));
  const [code] = money;
  if (place < 0 || code === undefined || money.some((other) => other !== code)) return [];
  if (samples[place]?.every((cell) => currenciesNamed(cell).includes(code))) return [];
  for (const [at, field] of fields.entries()) {
    if (field !== 'currency' && field !== 'exchangeRate') continue;
    fields[at] = null;
    unneeded.add(at);
  }
  return [`“${names[place]}” is not used, because the headers of the amounts say that they are in ${code}.`];
}
