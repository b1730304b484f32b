import type { TableField, TableKind } from '../../contract/table';
import { columnNumbers } from './column-numbers';
import { type Guess, guessKind, isGeneralLedger, wordsOf } from './guess-fields';
import { isNetAmount } from './header-words';
import { invoiceTotals, lineAmounts, withTax } from './synonyms';
import type { TableFacts } from './table-facts';

interface Table {
  names: readonly string[];
  /** Its fields are changed to the meaning of rows with the same invoice number. */
  guess: Guess;
  facts: TableFacts;
  /** The first rows of data. */
  below: readonly { cells: readonly string[] }[];
}

interface Lines {
  kind: TableKind | null;
  questions: string[];
  /** The index of an amount column that is the same on all rows of an invoice. */
  repeated?: number;
  /** The indexes of columns of tax of which nothing shows whether it is part of the amount. */
  uncertainTaxes?: readonly number[];
}

/**
 * Finds out what rows with the same invoice number are. An amount that is the same on all of them may be the invoice's total, so
 * it is only summed if its name or a person says that it belongs to the line.
 */
export function findLines({ names, guess, facts: { repeats, numbers }, below }: Table): Lines {
  const { fields } = guess;
  const kind = isGeneralLedger(names, fields) ? null : guessKind(names, guess);
  const place = fields.indexOf('amount');
  const wordsAt = (at: number) => wordsOf(names[at] ?? '');
  if (kind === 'invoice-lines') {
    const total = [...numbers.keys()].find(
      (at) => fields[at] === null && !guess.unneeded.has(at) && invoiceTotals.includes(wordsAt(at)) && !repeats.differs(at),
    );
    if (repeats.repeats(place) && !isLineAmount({ names, fields, below }, place)) {
      // If another column is named like a line's own amount, that one is summed.
      const own = [...numbers.keys()].find((at) => fields[at] === null && lineAmounts.includes(wordsAt(at)));
      if (own === undefined) return { kind, questions: [], repeated: place };
      fields[place] = 'total';
      fields[own] = 'amount';
    } else if (total !== undefined && !fields.includes('total')) fields[total] = 'total';
    return { kind, questions: [], uncertainTaxes: guess.product ? [] : placeTax({ names, fields, below }) };
  }
  if (kind !== 'invoices' || !repeats.hasSeveral || place < 0) return { kind, questions: [] };
  if (repeats.differs(place)) {
    const question =
      'Some invoice numbers are on several rows with different amounts: say whether a row is an invoice or a line of one.';
    return { kind: null, questions: [question] };
  }
  return { kind, questions: [], ...(repeats.repeats(place) && { repeated: place }) };
}

interface Columns {
  names: readonly string[];
  fields: (TableField | null)[];
  below: readonly { cells: readonly string[] }[];
}

/** The share of rows that have to add up, because a list has an odd row now and then. */
const NEARLY_ALL = 0.95;

/**
 * Decides whether the tax of lines is part of their amount, by a column or a price without it. If no values decide, the amount's
 * name does.
 * @returns the indexes of the columns of tax if nothing decides, and it makes a difference
 */
function placeTax(table: Columns): number[] {
  const { names, fields } = table;
  const taxes = fields.flatMap((field, place) => (field === 'tax' ? [place] : []));
  const place = fields.indexOf('amount');
  if (!taxes.length || place < 0) return [];
  const [amounts = [], ...all] = [place, ...taxes].map((at) => columnNumbers(table.below, at));
  const tax = amounts.map((_, row) => all.reduce((sum, values) => sum + (values[row] ?? 0), 0));
  const [net, gross] = [-1, 1].map((sign) => amounts.map((amount, row) => amount + sign * (tax[row] ?? 0)));
  const others = names.flatMap((_, at) => (fields[at] ? [] : [columnNumbers(table.below, at)]));
  const products = productsOf(table);
  const isOneOf = (expected: readonly number[] | undefined, columns: readonly (readonly number[])[]) =>
    columns.some((values) => {
      const rows = values.flatMap((value, row) => (tax[row] ? [Math.abs(value - (expected?.[row] ?? 0)) < 0.011] : []));
      return rows.length > 0 && rows.filter(Boolean).length >= rows.length * NEARLY_ALL;
    });
  if (isOneOf(gross, others)) return [];
  const words = wordsOf(names[place] ?? '');
  // A price can be with tax too, so that it does not decide against the name.
  const isPrice = isOneOf(amounts, products);
  const isNamed = withTax.includes(words) && !(lineAmounts.includes(words) && isPrice);
  if (isNamed || isOneOf(net, [...others, ...products])) for (const at of taxes) fields[at] = 'includedTax';
  else if (!isPrice && !isNetAmount(words) && !fields.includes('total') && tax.some((value) => value !== 0)) return taxes;
  return [];
}

/** Returns quantity times price, for each column of prices. */
function productsOf({ names, fields, below }: Columns): number[][] {
  const quantity = fields.indexOf('quantity');
  if (quantity < 0) return [];
  const quantities = columnNumbers(below, quantity);
  const prices = names.flatMap((name, place) =>
    /\b(price|rate|unit amount|einzelpreis|preis|prix)\b/.test(wordsOf(name)) ? [columnNumbers(below, place)] : [],
  );
  return prices.map((values) => values.map((price, row) => price * (quantities[row] ?? 0)));
}

/**
 * Returns true if an amount belongs to the line although it is the same on all rows of an invoice: because of its name, or
 * because it is quantity times price.
 */
function isLineAmount(table: Columns, place: number): boolean {
  if (lineAmounts.includes(wordsOf(table.names[place] ?? ''))) return true;
  const [quantities, amounts] = [table.fields.indexOf('quantity'), place].map((at) => columnNumbers(table.below, at));
  return productsOf(table).some((products) => {
    const rows = products.flatMap((product, row) => {
      const [quantity, amount] = [quantities?.[row], amounts?.[row]];
      return quantity && quantity !== 1 && product && amount ? [Math.abs(product - amount) < 0.011] : [];
    });
    return rows.length > 0 && rows.every(Boolean);
  });
}
