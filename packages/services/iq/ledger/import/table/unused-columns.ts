import type { GuessedColumn } from '../../contract/table';
import { type Guess, isDay } from './guess-fields';
import { isMost } from './shares';

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
    const isDated = isMost(cells, (cell) => isDay(cell) && /[-/.\p{L}]/u.test(cell));
    const hasMoney = isMost(cells, (cell) => /^[^\p{L}]*[.,]\d{2}\D{0,5}$/u.test(cell.trim()) && /\d/.test(cell));
    return isDated || hasMoney ? [`“${name}”`] : [];
  });
  if (!unused.length) return [];
  const more = unused.length - NAMED;
  return [`Not used: ${unused.slice(0, NAMED).join(', ')}${more > 0 ? ` and ${more} more` : ''}.`];
}
