import type { OsqueryRow } from './disks/volume';
import { isObject, type JsonLimits, type JsonObject } from './json-values';
import { type Lacking, lackingOf, mergeLacking, type Table, type TableRows, tablesOf } from './lacking';
import { textsOf } from './osquery-rows';
import { momentOf, readingOf, unreadOf } from './read-osquery';
import { cleanText, type LeftOut, type Reading, serialOf, type Unread } from './reading';

/** A log of several hosts: each line has an object with lists of rows, and a server may wrap lines in a list. */
export const LOG_LIMITS: JsonLimits = {
  ...{ depth: 8, rows: 100_000, lists: 50_000, columns: 200 },
  tooDeep: 'This file is no results log of osquery: its lines have more lists and objects within each other than osquery writes.',
};

/** The tables with one row; in a log without removed rows, the last one counts. */
const ONE_ROW: ReadonlySet<Table> = new Set(['system_info', 'os_version', 'time', 'alf', 'screenlock']);

/** The column that identifies a row of a table, of which the last one counts in differences. */
const KEYS: Partial<Record<Table, string>> = {
  block_devices: 'name',
  disk_encryption: 'name',
  logical_drives: 'device_id',
  disk_info: 'disk_index',
  bitlocker_info: 'device_id',
};

/** One line of a log. */
interface Entry {
  host: string;
  /** The host's name and serial number, if decorations have them. */
  hostname: string;
  serial: string;
  query: string;
  /** Undefined for a line without a time. */
  at: number | undefined;
  epoch: string;
  /** The number of the query's run; 0 has all rows, and a line without it may be of any run. */
  counter: number | undefined;
  isSnapshot: boolean;
  /** Whether it has one row, and further rows of its run have lines of their own. */
  isLine: boolean;
  /** Whether further rows of its run may be missing, because the line after it is cut off. */
  isOpen: boolean;
  added: OsqueryRow[];
  removed: OsqueryRow[];
}

/** Whether a value is a line of a results log, or a list of them. */
export const isLogEntry = (value: unknown): boolean => {
  const first = Array.isArray(value) ? value[0] : value;
  if (!isObject(first)) return false;
  const wrapped = first.data ?? first.results;
  if (Array.isArray(wrapped)) return wrapped.some(isLogEntry);
  return isObject(first.columns) || 'diffResults' in first || (first.action === 'snapshot' && 'snapshot' in first);
};

const cutLine: Unread = {
  what: 'The last line',
  reason: 'It is cut off, so it was not read. Copy the log again while osqueryd does not write, and upload it.',
};

export interface LogFile {
  readings: Reading[];
  leftOut: LeftOut[];
  lacking: Lacking[];
  unread: Unread[];
}

/**
 * Reads a results log of osqueryd: snapshots, and differences in the order of time.
 * @param isCut whether the log has a last line that is cut off, of any host
 * @throws SuiteError `invalid_request`
 */
export function readLog(values: readonly unknown[], isCut: boolean): LogFile {
  const unread: [string, number][] = [];
  const entries = values.flatMap((value) => entriesIn(value, unread));
  const file: LogFile = { readings: [], leftOut: [], lacking: [], unread: [] };
  for (const group of groupByHost(entries)) {
    // A run's rows follow each other in a log.
    const newest = group.at(-1);
    if (isCut && newest) newest.isOpen = true;
    const { found, seenAt, serials, others } = replay(group);
    unread.push(...others);
    const [first] = group;
    const decorated = group.findLast(({ serial }) => serial)?.serial ?? '';
    const name = cleanText(group.findLast(({ hostname }) => hostname)?.hostname || first?.host || '');
    if (serials.size > 1) {
      file.leftOut.push({
        device: name || 'host without a name',
        reason: `Several devices write under this name: ${[...serials].slice(0, 5).join(', ')}. Start osqueryd with --host_identifier=instance, and upload the log from then on.`,
      });
      continue;
    }
    const reading = readingOf(found, seenAt ?? new Date(0));
    const serial = reading.serial || serialOf(decorated);
    if (!serial) {
      file.leftOut.push({
        device: name || 'host without a name',
        reason: 'Its log has no serial number. Add SELECT * FROM system_info; to the schedule, and upload the log again.',
      });
      continue;
    }
    file.readings.push({ ...reading, serial, name: reading.name || name, ...(seenAt && { seenAt }) });
    file.lacking = mergeLacking(file.lacking, lackingOf(found.tables, [], found.hasEmptyLists));
  }
  return { ...file, unread: [...(isCut ? [cutLine] : []), ...unreadOf(unread)] };
}

function entriesIn(value: unknown, unread: [string, number][]): Entry[] {
  if (Array.isArray(value)) return value.flatMap((each) => entriesIn(each, unread));
  if (!isObject(value)) return [];
  // A server's log has its lines in `data`, a report of Fleet in `results`.
  const wrapped = value.data ?? value.results;
  if (Array.isArray(wrapped)) return entriesIn(wrapped, unread);
  if (isLogEntry(value)) return [entryOf(value)];
  unread.push(['Lines that are no results, such as status lines', 1]);
  return [];
}

const textOf = (value: unknown): string => (typeof value === 'string' || typeof value === 'number' ? String(value) : '');

const rowsOf = (value: unknown): OsqueryRow[] => (Array.isArray(value) ? value.filter(isObject).map(textsOf) : []);

function entryOf(line: JsonObject): Entry {
  const decorations = isObject(line.decorations) ? line.decorations : {};
  const of = (...names: string[]) => names.map((name) => textOf(decorations[name]) || textOf(line[name])).find(Boolean) ?? '';
  const counter = textOf(line.counter);
  // Fleet's reports have rows without a counter, all of one run.
  const isReport = line.action === undefined && isObject(line.columns);
  const differences = isObject(line.diffResults) ? line.diffResults : {};
  const columns = isObject(line.columns) ? [textsOf(line.columns)] : [];
  return {
    host: textOf(line.hostIdentifier) || textOf(line.hostname) || textOf(line.host_name) || textOf(line.host_display_name),
    hostname: textOf(decorations.hostname) || textOf(decorations.computer_name) || textOf(decorations.host_name),
    serial: serialOf(of('hardware_serial', 'serial_number', 'serial')),
    query: textOf(line.name) || textOf(line.query_name),
    at: timeOf(line),
    epoch: textOf(line.epoch),
    counter: isReport ? 0 : /^\d+$/.test(counter) ? Number(counter) : undefined,
    isSnapshot: line.action === 'snapshot',
    isLine: isObject(line.columns),
    isOpen: false,
    added: [...rowsOf(line.snapshot), ...rowsOf(differences.added), ...(line.action === 'removed' ? [] : columns)],
    removed: [...rowsOf(differences.removed), ...(line.action === 'removed' ? columns : [])],
  };
}

/** `calendarTime` is in UTC, whether it says so or not. */
function timeOf(line: JsonObject): number | undefined {
  const calendar = textOf(line.calendarTime).replace(/(\d{4})$/, '$1 UTC');
  const text = textOf(line.unixTime);
  const written = momentOf(text) ?? momentOf(textOf(line.last_fetched));
  const moment = written ?? new Date(calendar.slice(0, 40) || Number.NaN);
  return Number.isNaN(moment.getTime()) ? undefined : moment.getTime();
}

/**
 * Groups lines by the device that wrote them: by serial number if decorations have it, otherwise by the identifier and the
 * host's name, because devices that were cloned share an identifier.
 */
function groupByHost(entries: readonly Entry[]): Entry[][] {
  const nameOf = ({ host, hostname }: Entry) => `${host}\n${hostname}`;
  const serials = new Map<string, Set<string>>();
  for (const entry of entries)
    if (entry.serial) serials.set(nameOf(entry), (serials.get(nameOf(entry)) ?? new Set()).add(entry.serial.toUpperCase()));
  const groups = new Map<string, Entry[]>();
  for (const entry of entries) {
    const known = serials.get(nameOf(entry));
    const serial = entry.serial.toUpperCase() || (known?.size === 1 ? [...known][0] : '');
    const key = serial ? `serial ${serial}` : `name ${nameOf(entry)}`;
    const group = groups.get(key);
    if (group) group.push(entry);
    else groups.set(key, [entry]);
  }
  return [...groups.values()];
}

/** The results of one query on one host, after the lines so far. */
interface QueryState {
  rows: Map<string, OsqueryRow>;
  /** The tables of its rows, also when none is left. */
  tables: ReadonlySet<Table>;
  isSnapshot: boolean;
  /** Whether all rows are known, and no line is missing as far as the lines show. */
  isComplete: boolean;
  run: string;
  epoch: string;
  at: number | undefined;
}

/** Applies the lines of a host in the order of time, and returns what its tables have then. */
function replay(group: readonly Entry[]) {
  const ordered = [...group].sort((one, other) => (one.at ?? 0) - (other.at ?? 0) || (one.counter ?? 0) - (other.counter ?? 0));
  const states = new Map<string, QueryState>();
  const serials = new Set<string>();
  const lines = new Set<string>();
  let hasEmptyLists = false;
  for (const entry of ordered) {
    const before = states.get(entry.query) ?? emptyState();
    const state = entry.isSnapshot ? snapshotOf(before, entry) : differencesOf(before, entry, lines);
    states.set(entry.query, state);
    hasEmptyLists ||= entry.isSnapshot && !entry.added.length;
    for (const row of entry.added) {
      const serial = Object.hasOwn(row, 'computer_name') ? serialOf(row.hardware_serial ?? '') : '';
      if (serial) serials.add(serial.toUpperCase());
    }
  }
  const last = ordered.at(-1);
  // What differences don't mention is as before, for as long as the same epoch has lines.
  const timeOfState = ({ isSnapshot, at, epoch }: QueryState) => (isSnapshot || epoch !== last?.epoch ? at : last?.at) ?? 0;
  const compare = (state: QueryState, rival: QueryState) =>
    timeOfState(state) - timeOfState(rival) ||
    Number(state.isComplete) - Number(rival.isComplete) ||
    state.rows.size - rival.rows.size;
  const chosen = new Map<Table, QueryState>();
  const others: [string, number][] = [];
  for (const [query, state] of states) {
    const unread = [...state.rows.values()].filter((row) => !tablesOf(row).length).length;
    if (unread) others.push([cleanText(`Query ${query || 'without a name'}`), unread]);
    for (const table of state.tables) {
      const rival = chosen.get(table);
      if (!rival || compare(state, rival) > 0) chosen.set(table, state);
    }
  }
  const tables: TableRows = {};
  for (const [table, state] of chosen) tables[table] = currentRows(table, state);
  const partial = new Set([...chosen].filter(([, { isComplete }]) => !isComplete).map(([table]) => table));
  // The time of a line counts, not that of the table; what is proven is as old as the oldest of its tables.
  const times = [...chosen].flatMap(([table, state]) => (table === 'system_info' || table === 'time' ? [] : timeOfState(state)));
  const oldest = Math.min(...times, last?.at ?? 0);
  return {
    found: { tables, unread: [], hasEmptyLists, partial },
    ...{ serials, others },
    ...(oldest > 0 && { seenAt: new Date(oldest) }),
  };
}

const emptyState = (): QueryState => ({
  ...{ rows: new Map(), tables: new Set(), isSnapshot: false, isComplete: false, run: '', epoch: '', at: undefined },
});

const keyOf = (row: OsqueryRow): string => JSON.stringify(Object.entries(row).sort(([one], [other]) => (one < other ? -1 : 1)));

const tablesIn = (rows: readonly OsqueryRow[]): Table[] => rows.flatMap(tablesOf);

/** Identifies the run of a query that wrote a line. */
const runOf = ({ at, epoch, counter }: Entry): string => `${at} ${epoch} ${counter}`;

/** A snapshot is one line with all rows, or with `--logger_snapshot_event_type` a line for each row. */
function snapshotOf(before: QueryState, entry: Entry): QueryState {
  const { isLine, added, epoch, at } = entry;
  const run = runOf(entry);
  const isSameRun = isLine && before.isSnapshot && run === before.run;
  const state = isSameRun ? before : { ...emptyState(), isComplete: true };
  for (const row of added) state.rows.set(keyOf(row), row);
  state.tables = new Set([...state.tables, ...tablesIn(added)]);
  if (isLine && entry.isOpen) state.isComplete = false;
  return Object.assign(state, { run, epoch, at, isSnapshot: true });
}

/** Applies a line of differences; the first run of an epoch has all rows. Lines that were sent twice count once. */
function differencesOf(before: QueryState, entry: Entry, lines: Set<string>): QueryState {
  const { query, at, epoch, counter, added, removed } = entry;
  const run = runOf(entry);
  const isFirstRun = counter === 0 && run !== before.run;
  const isLost = before.run !== '' && epoch !== before.epoch && counter !== 0;
  const state = isFirstRun || isLost || before.isSnapshot ? { ...emptyState(), isComplete: isFirstRun } : before;
  state.tables = new Set([...before.tables, ...tablesIn(added), ...tablesIn(removed)]);
  for (const row of removed) {
    const key = keyOf(row);
    const line = `${query} ${run} ${key}`;
    if (lines.has(line)) continue;
    lines.add(line);
    if (!state.rows.delete(key)) state.isComplete = false;
  }
  for (const row of added) {
    const key = keyOf(row);
    state.rows.delete(key);
    state.rows.set(key, row);
  }
  if (entry.isOpen) state.isComplete = false;
  return Object.assign(state, { run, epoch, at, isSnapshot: false });
}

/** A schedule may log no removed rows; then the newest row of each volume counts. */
function currentRows(table: Table, { rows: all, isSnapshot }: QueryState): OsqueryRow[] {
  const rows = [...all.values()].filter((row) => tablesOf(row).includes(table));
  if (ONE_ROW.has(table)) return rows.slice(-1);
  const key = KEYS[table];
  return key && !isSnapshot ? [...new Map(rows.map((row) => [row[key] ?? keyOf(row), row])).values()] : rows;
}
