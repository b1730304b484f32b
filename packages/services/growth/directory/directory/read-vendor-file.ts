import { InvalidRequestError } from '@suite/kernel/http/problem';
import { MAX_VENDORS, type RowProblem } from '../contract/directory';
import type { FactKind, SubCategory } from '../contract/terms';
import { checkFact } from './check-fact';
import { csvRows } from './csv-rows';
import { listFields, subCategoryOf, textFields } from './file-fields';
import { keyOf } from './vendor-keys';

export interface ReadVendor {
  name: string;
  key: string;
  subCategory: SubCategory;
  facts: { kind: FactKind; value: string }[];
}

export interface ReadFile {
  read: number;
  vendors: ReadVendor[];
  problems: RowProblem[];
}

const LONGEST_NAME = 200;

/** Maximum number of items of a list in a row; no product has more. */
const MAX_LISTED = 60;

/** Number of rows between pauses, in which other requests are handled. */
const ROWS_AT_ONCE = 1_000;

/**
 * Reads the vendors of a file: a JSON list of objects, or CSV with a heading line, with `name`, `category` and the fields of
 * `file-fields.ts`; other fields are ignored. A row that has an invalid address or repeats an earlier name is rejected with the
 * reason.
 * @throws InvalidRequestError when the file has neither format
 */
export async function readVendorFile(text: string): Promise<ReadFile> {
  const rows = await rowsOf(text);
  const vendors: ReadVendor[] = [];
  const problems: RowProblem[] = [];
  const seen = new Map<string, number>();
  for (const [index, row] of rows.entries()) {
    if (index % ROWS_AT_ONCE === 0) await new Promise(setImmediate);
    const read = readRow(row);
    const at = { row: index + 1, name: nameIn(row).slice(0, LONGEST_NAME) };
    if ('reason' in read) {
      problems.push({ ...at, reason: read.reason });
      continue;
    }
    const first = seen.get(read.key);
    if (first === undefined) {
      seen.set(read.key, index + 1);
      vendors.push(read);
    } else problems.push({ ...at, reason: `The vendor appears twice: also in row ${first}.` });
  }
  return { read: rows.length, vendors, problems };
}

async function rowsOf(text: string): Promise<unknown[]> {
  const content = text.replace(/^\uFEFF/, '');
  const rows = /^\s*[[{]/.test(content) ? jsonRows(content) : await csvRows(content);
  if (rows.length > MAX_VENDORS)
    throw new InvalidRequestError(`The file has ${rows.length} vendors; one may have ${MAX_VENDORS}.`);
  return rows;
}

function jsonRows(text: string): unknown[] {
  let content: unknown;
  try {
    content = JSON.parse(text);
  } catch {
    throw new InvalidRequestError('The file is not JSON.');
  }
  if (!Array.isArray(content)) throw new InvalidRequestError('The file is not a list of vendors.');
  return content;
}

const isObject = (row: unknown): row is Record<string, unknown> => typeof row === 'object' && row !== null && !Array.isArray(row);

const nameIn = (row: unknown): string => (isObject(row) && typeof row.name === 'string' ? row.name.trim() : '');

function readRow(row: unknown): ReadVendor | { reason: string } {
  if (!isObject(row)) return { reason: 'The row is not an object.' };
  const name = nameIn(row).replace(/\s+/g, ' ').replaceAll('\0', '');
  if (!name) return { reason: 'The row has no name.' };
  if (name.length > LONGEST_NAME) return { reason: `The name has more than ${LONGEST_NAME} characters.` };
  const facts: ReadVendor['facts'] = [];
  for (const [kind, value] of valuesOf(row)) {
    if (typeof value !== 'string') return { reason: `${kind} is not text.` };
    if (!value.trim()) continue;
    const checked = checkFact(kind, value);
    if ('reason' in checked) return { reason: `${checked.reason}.` };
    if (!facts.some((fact) => fact.kind === kind && fact.value === checked.value)) facts.push({ kind, value: checked.value });
  }
  const category = typeof row.category === 'string' ? row.category : '';
  return { name, key: keyOf(name), subCategory: subCategoryOf(name, category), facts };
}

function valuesOf(row: Record<string, unknown>): [FactKind, unknown][] {
  const texts = Object.entries(textFields).map(([field, kind]): [FactKind, unknown] => [kind, row[field] ?? '']);
  const lists = Object.entries(listFields).flatMap(([field, kind]) => {
    const list = row[field] ?? [];
    return (Array.isArray(list) ? list.slice(0, MAX_LISTED) : [list]).map((value): [FactKind, unknown] => [kind, value]);
  });
  return [...texts, ...lists];
}
