import { plainDecimal } from '../../table-file/amounts';
import type { Guess } from './guess-fields';

interface Rows {
  names: readonly string[];
  /** The first rows of data. */
  below: readonly { cells: readonly string[] }[];
}

interface Step {
  customer: string;
  amount: number;
  balance: number;
}

/**
 * Takes a running balance, which adds up the amounts of the rows above, for no open balance. Answers what a person should
 * know of it.
 */
export function leaveOutRunning({ names, below }: Rows, { fields, unneeded }: Guess): string[] {
  const place = fields.indexOf('balance');
  if (place < 0) return [];
  const isRunning = (['.', ','] as const).some((mark) => {
    const numberIn = (cells: readonly string[], at: number) =>
      at < 0 || !cells[at]?.trim() ? 0 : Number(plainDecimal(cells[at] ?? '', mark) ?? Number.NaN);
    const steps = below.map(({ cells }): Step => {
      const of = (field: Guess['fields'][number]) => numberIn(cells, fields.indexOf(field));
      const amount = fields.includes('amount') ? of('amount') : of('debit') - of('credit');
      return { customer: cells[fields.indexOf('customer')] ?? '', amount, balance: numberIn(cells, place) };
    });
    // Newest first, a row's balance contains those of the rows below it.
    return addsUp(steps) || addsUp(steps.toReversed());
  });
  if (!isRunning) return [];
  fields[place] = null;
  unneeded.add(place);
  return [`“${names[place]}” is a running balance, not what is open of each row, and is not used.`];
}

/** Whether each balance is the one before it of the same customer and the row's amount, and one is more than can be open of its row. */
function addsUp(steps: readonly Step[]): boolean {
  let isSure = false;
  for (const [at, { customer, amount, balance }] of steps.entries()) {
    const before = steps[at - 1];
    if (!before || before.customer !== customer) continue;
    if (!(Math.abs(before.balance + amount - balance) < 0.005)) return false;
    if (before.balance !== 0 && Math.abs(balance) > Math.abs(amount)) isSure = true;
  }
  return isSure;
}
