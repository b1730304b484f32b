import type { Encoding } from '../../contract/encodings';
import { type Line, readLines } from '../csv/read-lines';
import { rowsOf } from '../csv/read-records';
import { MAX_ROW } from './table-row';

/** In order of preference if several fit equally well. */
const separators = [',', ';', '\t', '|'] as const;

/** The number of lines, and of their characters, that are examined. */
const SAMPLE = 500;
const SAMPLE_LENGTH = 4 * MAX_ROW;

/** Returns the separator that gives most rows the same number of columns; a comma if there is only one column. */
export async function guessSeparator(path: string, encoding: Encoding, name: string): Promise<string> {
  const lines = await firstLines(path, encoding, name);
  // The first line can tell Excel which separator a file has.
  const named = /^"?sep=(.)"?$/i.exec(lines[0]?.text ?? '')?.[1];
  if (named) return named;
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

/** Returns how many rows have the most frequent width above one. If several separators agree equally, the wider table wins. */
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
