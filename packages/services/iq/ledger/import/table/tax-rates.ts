import { columnNumbers } from './column-numbers';
import type { Guess } from './guess-fields';
import { isNetAmount } from './header-words';

interface Rows {
  names: readonly string[];
  below: readonly { cells: readonly string[] }[];
}

/** The highest rate of a tax on sales in percent; the highest one of a country is 27. */
const HIGHEST = 35;

/** How many times the smallest amount with the same tax the largest one is, if the tax is not an amount but its rate. */
const DIFFERENT = 1.05;

/** Leaves out columns that are named like a tax but have its rate, such as 20 for every amount. Returns a notice for each. */
export function leaveOutTaxRates({ names, below }: Rows, { fields, unneeded, product }: Guess): string[] {
  const amount = fields.findIndex((field) => field === 'amount' || field === 'total' || field === 'balance');
  if (product || amount < 0) return [];
  const amounts = columnNumbers(below, amount);
  const notices = fields.flatMap((field, place) => {
    if ((field !== 'tax' && field !== 'includedTax') || !areRates(columnNumbers(below, place), amounts)) return [];
    fields[place] = null;
    unneeded.add(place);
    return [`“${names[place]}” is not used, because its values look like rates and not like amounts of tax.`];
  });
  // An amount without tax is only taken together with its tax.
  if (notices.length && !fields.includes('tax') && isNetAmount(names[amount] ?? '')) fields[amount] = null;
  return notices;
}

/** Returns true if most taxes are the same for amounts that differ. */
function areRates(taxes: readonly number[], amounts: readonly number[]): boolean {
  const ranges = new Map<number, { count: number; least: number; most: number }>();
  for (const [row, tax] of taxes.entries()) {
    if (!tax) continue;
    if (!(tax > 0 && tax <= HIGHEST)) return false;
    const amount = Math.abs(amounts[row] ?? 0);
    const { count, least, most } = ranges.get(tax) ?? { count: 0, least: amount, most: amount };
    ranges.set(tax, { count: count + 1, least: Math.min(least, amount), most: Math.max(most, amount) });
  }
  let [all, different] = [0, 0];
  for (const { count, least, most } of ranges.values()) {
    all += count;
    if (most > least * DIFFERENT) different += count;
  }
  return different > all / 2;
}
