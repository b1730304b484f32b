import { readText } from './read-text';

/** Returns the cells of each row; the parser loads with the first file. */
export async function rowsOf(text: string): Promise<string[][]> {
  const { parse } = await import('papaparse');
  // Skips empty lines at the end, which would count and make the guess wrong.
  const { delimiter } = parse<string[]>(text, { preview: 20, skipEmptyLines: 'greedy' }).meta;
  return parse<string[]>(text, { delimiter }).data;
}

export const readCsv = async (file: Blob): Promise<string[][]> => rowsOf(await readText(file));
