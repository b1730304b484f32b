import { isDay } from '@suite/values/iso-day';

export interface RatesOfDay {
  day: string;
  /** Units of each currency for one euro, as decimal text. */
  rates: Record<string, string>;
}

const CURRENCY = /^[A-Z]{3}$/;
const DECIMAL = /^\d+(\.\d+)?$/;
/** ISO 4217 has fewer than 200 currencies. */
const MAX_CURRENCIES = 300;

/**
 * Reads a table of reference rates in the format of the European Central Bank (`eurofxref-hist.csv`): a row for each date and a
 * column for each currency, with units of it for one euro. A cell that is empty or `N/A` has no rate.
 * @throws Error whose message names the invalid line
 */
export function readRateTable(text: string): RatesOfDay[] {
  const [header = '', ...lines] = text.replace(/^\uFEFF/, '').split(/\r?\n/);
  const [first = '', ...currencies] = cellsOf(header);
  const unknown = currencies.find((currency) => !CURRENCY.test(currency));
  if (first.toLowerCase() !== 'date' || !currencies.length || unknown !== undefined) {
    throw new Error('line 1 is not "Date" followed by codes of currencies, such as Date,USD,JPY');
  }
  if (currencies.length > MAX_CURRENCIES) throw new Error(`line 1 has more than ${MAX_CURRENCIES} currencies`);
  const days = new Map<string, RatesOfDay>();
  for (const [index, line] of lines.entries()) {
    if (!line.trim()) continue;
    const [day = '', ...cells] = cellsOf(line);
    if (!isDay(day)) throw new Error(`line ${index + 2} begins with "${day}", not a date such as 2021-03-17`);
    if (days.has(day)) throw new Error(`line ${index + 2}: ${day} appears twice`);
    const rates: Record<string, string> = {};
    if (cells.length > MAX_CURRENCIES || cells.slice(currencies.length).some(hasRate))
      throw new Error(`line ${index + 2} has more columns than line 1`);
    for (const [place, currency] of currencies.entries()) {
      const cell = cells[place];
      if (!cell || !hasRate(cell)) continue;
      if (!DECIMAL.test(cell) || Number(cell) === 0) {
        throw new Error(`line ${index + 2}: the rate of ${currency} is "${cell}", not a number above zero`);
      }
      rates[currency] = cell;
    }
    days.set(day, { day, rates });
  }
  return [...days.values()];
}

const hasRate = (cell: string) => cell !== '' && cell !== 'N/A';

/** Returns the cells of a line, at most one more than a date and all currencies. The bank ends each line with a comma. */
const cellsOf = (line: string) =>
  line
    .replace(/,\s*$/, '')
    .split(',', MAX_CURRENCIES + 2)
    .map((cell) => cell.trim());
