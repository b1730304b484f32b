import { type FigureKey, figureKeys } from '@services/valuation/contract/terms';
import type { EnteredYear, ValuationResult } from '@services/valuation/contract/valuation';
import { figureWords } from '@services/valuation/wording/words';
import type { NumberFormat } from '@suite/ui/number-field';

export interface TypedAdjustment {
  /** Distinguishes it from others during editing. */
  id: string;
  year: number;
  text: string;
  amount: string;
}

/** The text in the fields of the page. */
export interface Entries {
  currency: string;
  cells: Record<string, string>;
  adjustments: TypedAdjustment[];
  file: string;
}

export const cellKey = (year: number, key: FigureKey): string => `${year} ${key}`;

export function entriesOf({ years, currency }: ValuationResult, amounts: NumberFormat): Entries {
  const cells = years.flatMap(({ year, figures }) =>
    figureKeys.map((key) => [cellKey(year, key), amounts.write(figures[key]?.amount)] as const),
  );
  const adjustments = years.flatMap(({ year, adjustments: saved }) =>
    saved.map(({ text, amount }, at) => ({ id: `${year} ${at}`, year, text, amount: amounts.write(amount) })),
  );
  return { currency, cells: Object.fromEntries(cells), adjustments, file: '' };
}

/** Returns the problem of the first field that cannot be read. */
export const problemOf = ({ cells, adjustments }: Entries, amounts: NumberFormat): string | undefined =>
  [...Object.values(cells), ...adjustments.map(({ amount }) => amount)]
    .map((text) => amounts.read(text).problem)
    .find((problem) => problem !== undefined);

/** Returns the years to save; undefined when a field has to be corrected first. Values from the ledger are not sent. */
export function yearsOf(
  { cells, adjustments }: Entries,
  { years }: ValuationResult,
  amounts: NumberFormat,
): EnteredYear[] | undefined {
  const result: EnteredYear[] = [];
  for (const { year, figures: known } of years) {
    const figures: EnteredYear['figures'] = {};
    for (const key of figureKeys) {
      if (known[key]?.source.kind === 'ledger') continue;
      const amount = amounts.read(cells[cellKey(year, key)] ?? '').value;
      if (amount === undefined) return undefined;
      figures[key] = amount;
    }
    const own = adjustments.filter((one) => one.year === year && (one.text.trim() || one.amount.trim()));
    const saved = own.map(({ text, amount }) => ({ text: text.trim(), amount: amounts.read(amount).value }));
    if (saved.some(({ text, amount }) => !text || typeof amount !== 'number')) return undefined;
    result.push({ year, figures, adjustments: saved.map(({ text, amount }) => ({ text, amount: Number(amount) })) });
  }
  return result;
}

export interface ReadFile {
  cells: Record<string, string>;
  rejected: { line: number; why: 'year' | 'figure' | 'amount' | 'ledger' }[];
}

const plain = (text: string) => text.toLowerCase().replace(/[^a-z]/g, '');
const keyOf = (text: string) => figureKeys.find((key) => plain(text) === plain(key) || plain(text) === plain(figureWords[key]));

/** Reads figures from a CSV with the columns year, figure and amount, in any order; undefined without these columns. */
export function readRows(
  rows: readonly (readonly string[])[],
  { years }: ValuationResult,
  amounts: NumberFormat,
): ReadFile | undefined {
  const head = rows[0]?.map(plain) ?? [];
  const [yearAt, figureAt, amountAt] = [head.indexOf('year'), head.indexOf('figure'), head.indexOf('amount')];
  if (yearAt < 0 || figureAt < 0 || amountAt < 0) return undefined;
  const read: ReadFile = { cells: {}, rejected: [] };
  for (const [at, row] of rows.entries()) {
    if (at === 0 || row.every((cell) => !cell.trim())) continue;
    const year = years.find((one) => String(one.year) === row[yearAt]?.trim());
    const key = keyOf(row[figureAt] ?? '');
    const amount = amounts.read(row[amountAt] ?? '').value;
    const reject = (why: ReadFile['rejected'][number]['why']) => void read.rejected.push({ line: at + 1, why });
    if (!year) reject('year');
    else if (!key) reject('figure');
    else if (typeof amount !== 'number') reject('amount');
    else if (year.figures[key]?.source.kind === 'ledger') reject('ledger');
    else read.cells[cellKey(year.year, key)] = amounts.write(amount);
  }
  return read;
}

/** Returns a file with every figure of the years, to be filled in. */
export const templateOf = ({ years }: ValuationResult): string =>
  ['year,figure,amount', ...years.flatMap(({ year }) => figureKeys.map((key) => `${year},"${figureWords[key]}",`))].join('\r\n');
