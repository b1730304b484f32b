import { type Rounding, roundingText } from '../../table-file/round-amount';
import { addNotice } from '../tally';

/** Counts a document whose amount was rounded. */
export function countRounding(roundings: Map<string, Rounding>, currency: string, rest: number): void {
  if (!rest) return;
  const known = roundings.get(currency) ?? { count: 0, rest: 0 };
  roundings.set(currency, { count: known.count + 1, rest: known.rest + rest });
}

/** Adds a notice for each currency in which amounts were rounded. */
export function noteRounding(run: { notices: string[]; roundings: ReadonlyMap<string, Rounding> }): void {
  for (const [currency, rounding] of run.roundings) {
    const { count } = rounding;
    const what = count === 1 ? '1 document has an amount' : `${count} documents have amounts`;
    addNotice(
      run,
      `${what} with more decimals than ${currency} has: ${count === 1 ? 'it was' : 'they were'} rounded, ${roundingText(rounding, currency)}.`,
    );
  }
}
