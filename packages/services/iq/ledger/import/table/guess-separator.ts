import type { Encoding } from '../csv/encoding';
import { type Line, readLines } from '../csv/read-lines';
import { rowsOf } from '../csv/read-records';
import { MAX_ROW } from './table-row';

/** In the order in which they win when they are as good as each other. */
const separators = [',', ';', '\t', '|'] as const;

/** Lines that are looked at, and their characters. */
const SAMPLE = 500;
const SAMPLE_LENGTH = 4 * MAX_ROW;

/** The separator by which most rows have the same number of columns; a comma when there is one column. */
export async function guessSeparator(path: string, encoding: Encoding, name: string): Promise<string> {
  const lines = await firstLines(path, encoding, name);
  let best = { separator: ',', score: 0 };
  for (const separator of separators) {
    const score = agreement(lines, separator);
    if (score > best.score) best = { separator, score };
  }
  return best.separator;
}

async function firstLines(path: string, encoding: Encoding, name: string): Promise<Line[]> {
  const first: Line[] = [];
  let length = 0;
  for await (const { lines } of readLines(path, encoding, name)) {
    for (const line of lines) {
      first.push(line);
      length += line.text.length;
      if (first.length >= SAMPLE || length >= SAMPLE_LENGTH) return first;
    }
  }
  return first;
}

/** How many rows have the most frequent width above one; wider tables win among those that agree as much. */
function agreement(lines: readonly Line[], separator: string): number {
  const { rows } = rowsOf(lines, separator, true);
  const widths = new Map<number, number>();
  for (const row of rows) if ('cells' in row) widths.set(row.cells.length, (widths.get(row.cells.length) ?? 0) + 1);
  widths.delete(1);
  let best = 0;
  for (const [width, count] of widths) best = Math.max(best, count + Math.min(width, MAX_WIDTH) / (MAX_WIDTH + 1));
  return best;
}

const MAX_WIDTH = 999;
