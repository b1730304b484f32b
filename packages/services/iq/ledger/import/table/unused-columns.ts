import type { GuessedColumn } from '../../contract/table';
import { type Guess, isDay } from './guess-fields';

/** The maximum number of columns in a notice. */
const NAMED = 10;

/** Returns a notice on columns with days or money that are not used and that nothing else is said about. */
export function unusedColumns(
  columns: readonly GuessedColumn[],
  samples: readonly (readonly string[])[],
  { unneeded }: Guess,
): string[] {
  const unused = columns.flatMap(({ name, field, looksLike, isRunning }, place) => {
    const cells = samples[place] ?? [];
    if (field || looksLike || isRunning || unneeded.has(place) || !cells.length) return [];
    const most = (test: (cell: string) => boolean) => cells.filter(test).length * 2 > cells.length;
    const isDated = most((cell) => isDay(cell) && /[-/.\p{L}]/u.test(cell));
    const hasMoney = most((cell) => /^[^\p{L}]*[.,]\d{2}\D{0,5}$/u.test(cell.trim()) && /\d/.test(cell));
    return isDated || hasMoney ? [`“${name}”`] : [];
  });
  if (!unused.length) return [];
  const more = unused.length - NAMED;
  return [`Not used: ${unused.slice(0, NAMED).join(', ')}${more > 0 ? ` and ${more} more` : ''}.`];
}
