/** Decodes a text file: UTF-16 with its mark, UTF-8, or otherwise the encoding in which spreadsheets on Windows save. */
export function decode(bytes: ArrayBuffer): string {
  const [first, second] = new Uint8Array(bytes, 0, Math.min(2, bytes.byteLength));
  if (first === 0xff && second === 0xfe) return new TextDecoder('utf-16le').decode(bytes);
  if (first === 0xfe && second === 0xff) return new TextDecoder('utf-16be').decode(bytes);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('windows-1252').decode(bytes);
  }
}

/** Returns the cells of each row; the parser loads with the first file. */
export async function rowsOf(text: string): Promise<string[][]> {
  const { parse } = await import('papaparse');
  // Skips empty lines at the end, which would count and make the guess wrong.
  const { delimiter } = parse<string[]>(text, { preview: 20, skipEmptyLines: 'greedy' }).meta;
  return parse<string[]>(text, { delimiter }).data;
}

export const readCsv = async (file: Blob): Promise<string[][]> => rowsOf(decode(await file.arrayBuffer()));
