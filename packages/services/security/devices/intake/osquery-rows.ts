import { type OsqueryRow, RUN_AGAIN } from './disks/volume';
import { isObject, type JsonLimits } from './json-values';
import { notUnderstood } from './reading';

export const NOT_FLAT = `This file is not what osqueryi --json prints: its rows have lists or objects within them. It is no results log of osquery, and no list of devices of Fleet or Jamf either. ${RUN_AGAIN}`;

/** The widest table of osquery has about fifty columns; a computer has at most a few hundred volumes. */
export const ROW_LIMITS: JsonLimits = { depth: 3, rows: 5_000, lists: 500, columns: 200, tooDeep: NOT_FLAT };

/**
 * Returns the lists of rows in the output of `osqueryi --json`: one for each statement, within another list or object if a script
 * collected them, or rows without a list. @throws SuiteError `invalid_request`
 */
export function listsIn(value: unknown): OsqueryRow[][] {
  if (!Array.isArray(value)) {
    if (!isObject(value)) return [];
    const lists = Object.values(value);
    return lists.length && lists.every(Array.isArray) ? lists.flatMap(listsIn) : [[textsOf(value)]];
  }
  const rows = value.filter(isObject).map(textsOf);
  return [...(rows.length || !value.length ? [rows] : []), ...value.filter(Array.isArray).flatMap(listsIn)];
}

/** Changes the row in place: copying each costs more than reading the file. @throws SuiteError `invalid_request` */
export function textsOf(values: Readonly<Record<string, unknown>>): OsqueryRow {
  const row = values as Record<string, unknown>;
  for (const column of Object.keys(row)) {
    const value = row[column];
    if (typeof value === 'string') continue;
    if (value !== null && typeof value !== 'number' && typeof value !== 'boolean') throw notUnderstood(NOT_FLAT);
    row[column] = value === null ? '' : String(value);
  }
  return row as OsqueryRow;
}
