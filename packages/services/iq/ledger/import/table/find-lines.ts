import type { TableField, TableKind } from '../../contract/table';
import { plainDecimal } from '../../table-file/amounts';
import { type Guess, guessKind, isGeneralLedger, wordsOf } from './guess-fields';
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
    if (repeats.repeats(place) && !isLineAmount({ names, fields, below, place })) {
      // If another column is named like a line's own amount, that one is summed.
      const own = [...numbers.keys()].find((at) => fields[at] === null && lineAmounts.includes(wordsAt(at)));
      if (own === undefined) return { kind, questions: [], repeated: place };
      fields[place] = 'total';
      fields[own] = 'amount';
    } else if (total !== undefined && !fields.includes('total')) fields[total] = 'total';
    const amount = fields.indexOf('amount');
    const tax = fields.indexOf('tax');
    if (tax >= 0 && withTax.includes(wordsAt(amount))) {
      fields[tax] = null;
      guess.unneeded.add(tax);
    }
    return { kind, questions: [] };
  }
  if (kind !== 'invoices' || !repeats.count || place < 0) return { kind, questions: [] };
  if (repeats.differs(place)) {
    const question =
      'Some invoice numbers are on several rows with different amounts: say whether a row is an invoice or a line of one.';
    return { kind: null, questions: [question] };
  }
  return { kind, questions: [], ...(repeats.repeats(place) && { repeated: place }) };
}

interface AmountOfLines {
  names: readonly string[];
  fields: readonly (TableField | null)[];
  below: readonly { cells: readonly string[] }[];
  place: number;
}

/**
 * Returns true if an amount belongs to the line although it is the same on all rows of an invoice: because of its name, or
 * because it is quantity times price.
 */
function isLineAmount({ names, fields, below, place }: AmountOfLines): boolean {
  if (lineAmounts.includes(wordsOf(names[place] ?? ''))) return true;
  const quantity = fields.indexOf('quantity');
  const price = names.findIndex((name) => /\b(price|rate|unit amount|einzelpreis|preis|prix)\b/.test(wordsOf(name)));
  if (quantity < 0 || price < 0) return false;
  return (['.', ','] as const).some((mark) => {
    const products = below.flatMap(({ cells }) => {
      const [q, p, amount] = [quantity, price, place].map((at) => Number(plainDecimal(cells[at] ?? '', mark)));
      return q && p && amount && q !== 1 ? [Math.abs(q * p - amount) < 0.011] : [];
    });
    return products.length > 0 && products.every(Boolean);
  });
}
