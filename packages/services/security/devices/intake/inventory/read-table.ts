import type { ParseResult, Parser } from 'papaparse';
import { cleanText, type EvidenceFile, type LeftOut, notUnderstood } from '../reading';
import { dateReader } from './read-dates';
import { type RawDevice, readDevice } from './read-device';
import { formatOf, lackingIn, unknownFormat } from './recognize';
import { MAX_PREAMBLE, plain, type SourceFormat } from './sources';

/** The maximum number of hosts per file. */
export const MAX_HOSTS = 5_000;

/** The maximum number of lines per file, including blank ones. */
const MAX_LINES = 2 * MAX_HOSTS;

/** The maximum number of columns per file; Intune exports about eighty. */
const MAX_COLUMNS = 300;

/** Characters read before other work gets a turn; also the maximum length of a row. */
const SLICE = 2 ** 16;

const AGAIN = 'Export the devices again, with fewer columns or of one group at a time.';

interface Head {
  format: SourceFormat;
  places: ReadonlyMap<string, number>;
  width: number;
  line: number;
}

/**
 * Reads an export of devices as CSV in slices: what the source says about each device, and when.
 * @throws SuiteError `invalid_request` with what to do
 */
export async function readTable(text: string, asOf: Date): Promise<EvidenceFile> {
  const devices: RawDevice[] = [];
  const leftOut: LeftOut[] = [];
  const preamble: string[][] = [];
  let head: Head | undefined;
  let lines = 0;
  await eachSlice(text, (rows) => {
    for (const row of rows) {
      lines++;
      if (lines > MAX_LINES) throw notUnderstood(`A file can have ${MAX_LINES.toLocaleString('en-US')} lines. ${AGAIN}`);
      if (row.every((cell) => cell.trim() === '')) continue;
      if (row.length > MAX_COLUMNS) throw notUnderstood(`A file can have ${MAX_COLUMNS} columns. ${AGAIN}`);
      if (!head) {
        const format = formatOf(row);
        if (format) head = headOf(format, row, lines);
        else if (preamble.push(row) > MAX_PREAMBLE) throw unknownFormat(preamble[0] ?? []);
        continue;
      }
      const { format, places, width } = head;
      if (row.slice(width).some((cell) => cell.trim() !== '')) {
        const reason = `It has ${row.length} values for ${width} columns, so it is not known which value is which.`;
        leftOut.push({ device: `Line ${lines}${cleanText(` ${row[0] ?? ''}`)}`, reason });
        continue;
      }
      if (devices.length === MAX_HOSTS)
        throw notUnderstood(
          `A file can have ${MAX_HOSTS.toLocaleString('en-US')} hosts. Export the hosts of one team at a time.`,
        );
      devices.push(readDevice(format, (name) => row[places.get(name) ?? -1] ?? ''));
    }
  });
  if (!head) throw unknownFormat(longestOf(preamble));
  return fileOf(head.format, devices, asOf, { leftOut, names: head.places.keys() });
}

const longestOf = (rows: readonly string[][]): string[] =>
  rows.reduce<string[]>((longest, row) => (row.length > longest.length ? row : longest), []);

function headOf(format: SourceFormat, row: readonly string[], line: number): Head {
  const places = new Map<string, number>();
  row.forEach((name, place) => {
    if (!places.has(plain(name))) places.set(plain(name), place);
  });
  return { format, places, width: row.length, line };
}

/** Dates the devices of an export. @throws SuiteError `invalid_request` for dates that can be read in two ways */
export function fileOf(
  format: SourceFormat,
  devices: readonly RawDevice[],
  asOf: Date,
  { leftOut, names }: { leftOut: LeftOut[]; names: Iterable<string> },
): EvidenceFile {
  const dateOf = dateReader(
    devices.flatMap(({ seen }) => seen),
    asOf,
  );
  const readings = devices.map(({ reading, seen }) => {
    const dates = seen.map(dateOf);
    // A source may see a device again without reading all of it: the older date counts.
    const [oldest] = dates.filter((date) => date !== undefined).sort((one, other) => one.getTime() - other.getTime());
    return { ...reading, ...(oldest && dates.every((date) => date !== undefined) && { seenAt: oldest }) };
  });
  return { source: format.source, readings, leftOut, lacking: lackingIn(format, names), unread: [] };
}

/** @throws whatever `each` throws, and SuiteError `invalid_request` for a row that is longer than a slice */
async function eachSlice(text: string, each: (rows: string[][]) => void): Promise<void> {
  const { default: papaparse } = await import('papaparse');
  let read = 0;
  return new Promise((resolve, reject) => {
    papaparse.parse<string[]>(text, {
      chunkSize: SLICE,
      delimitersToGuess: [',', ';', '\t'],
      chunk: ({ data, meta }: ParseResult<string[]>, parser: Parser) => {
        try {
          if (!data.length && meta.cursor === read && read < text.length)
            throw notUnderstood(`A row of this file is longer than ${SLICE.toLocaleString('en-US')} characters. ${AGAIN}`);
          read = meta.cursor;
          each(data);
        } catch (error) {
          reject(error);
          parser.abort();
          return;
        }
        parser.pause();
        setImmediate(() => parser.resume());
      },
      complete: () => resolve(),
    });
  });
}
