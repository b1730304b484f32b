/** Text of a file: in UTF-16 with its mark, in UTF-8, or else as spreadsheets on Windows save it. */
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

/** Rows of cells; the parser is loaded with the first file. */
export async function rowsOf(text: string): Promise<string[][]> {
  const { parse } = await import('papaparse');
  // An empty line at the end, which counts when lines are counted, would lead the guess astray.
  const { delimiter } = parse<string[]>(text, { preview: 20, skipEmptyLines: 'greedy' }).meta;
  return parse<string[]>(text, { delimiter }).data;
}

export const readCsv = async (file: Blob): Promise<string[][]> => rowsOf(decode(await file.arrayBuffer()));
