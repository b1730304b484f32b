import type { TextEncoding } from '@suite/values/text-encodings';
import { type EncodingGuess, readText } from './read-text';

export interface CsvFile {
  rows: string[][];
  guess?: EncodingGuess;
}

/** Returns the cells of each row; the parser loads with the first file. */
export async function rowsOf(text: string): Promise<string[][]> {
  const { parse } = await import('papaparse');
  // Skips empty lines at the end, which would count and make the guess wrong.
  const { delimiter } = parse<string[]>(text, { preview: 20, skipEmptyLines: 'greedy' }).meta;
  return parse<string[]>(text, { delimiter }).data;
}

/** Reads a CSV file. Where it has a guess, show an `EncodingField`. @throws RangeError for a file that isn't text */
export async function readCsv(file: Blob, chosen?: TextEncoding): Promise<CsvFile> {
  const { text, guess } = await readText(file, chosen);
  return { rows: await rowsOf(text), ...(guess && { guess }) };
}
