import { type ImportColumn, importColumns, MAX_ROWS } from '@services/devices/contract/devices';
import { type CsvFile, readCsv } from '@suite/list/read-csv';
import type { TextEncoding } from '@suite/values/text-encodings';
import { copy } from './copy';

export interface ReadFile extends Pick<CsvFile, 'guess'> {
  rows: { line: number; cells: Partial<Record<ImportColumn, string>> }[];
  /** The recognized columns, in the order of the file. */
  known: ImportColumn[];
  ignored: string[];
}

/** Common names of the columns, without spaces and punctuation. */
const synonyms: Record<string, ImportColumn> = {
  devicename: 'name',
  device: 'name',
  hostname: 'name',
  computername: 'name',
  assettag: 'name',
  type: 'kind',
  devicetype: 'kind',
  serialnumber: 'serial',
  serialno: 'serial',
  sn: 'serial',
  hardwareserial: 'serial',
  vendor: 'manufacturer',
  make: 'manufacturer',
  brand: 'manufacturer',
  os: 'platform',
  operatingsystem: 'platform',
  osversion: 'osVersion',
  version: 'osVersion',
  assignedto: 'owner',
  user: 'owner',
  email: 'owner',
  owneremail: 'owner',
  office: 'location',
  site: 'location',
  purchased: 'purchasedOn',
  purchasedate: 'purchasedOn',
  bought: 'purchasedOn',
  boughton: 'purchasedOn',
  warranty: 'warrantyUntil',
  warrantyend: 'warrantyUntil',
  warrantyexpires: 'warrantyUntil',
  note: 'notes',
  comments: 'notes',
};

const plain = (head: string) => head.toLowerCase().replace(/[^a-z]/g, '');

const columnOf = (head: string): ImportColumn | undefined =>
  importColumns.find((column) => column.toLowerCase() === plain(head)) ??
  (Object.hasOwn(synonyms, plain(head)) ? synonyms[plain(head)] : undefined);

/** Returns the rows of a file by column, or why it can't be read. */
export async function readRows(file: Blob, encoding?: TextEncoding): Promise<ReadFile | string> {
  const csv = await readCsv(file, encoding).catch((): CsvFile => ({ rows: [] }));
  const [heads = [], ...lines] = csv.rows;
  if (heads.length === 0) return copy.unreadable;
  const columns = heads.map(columnOf);
  // Of two columns with the same meaning, the first is used.
  const places = new Map<ImportColumn, number>();
  columns.forEach((column, place) => {
    if (column && !places.has(column)) places.set(column, place);
  });
  if (!places.has('name') && !places.has('serial')) return copy.noName;
  const rows = lines
    .map((cells, index) => ({
      line: index + 2,
      cells: Object.fromEntries([...places].map(([column, place]) => [column, (cells[place] ?? '').slice(0, 2_000)])),
    }))
    .filter(({ cells }) => Object.values(cells).some((cell) => cell.trim()));
  if (rows.length === 0) return copy.empty;
  if (rows.length > MAX_ROWS) return copy.tooMany;
  const ignored = heads.filter((head, place) => {
    const column = columns[place];
    return head.trim() !== '' && (column === undefined || places.get(column) !== place);
  });
  return { rows, known: [...places.keys()], ignored, ...(csv.guess && { guess: csv.guess }) };
}
