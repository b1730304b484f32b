import { MILLISECONDS_PER_DAY } from '@suite/values/day-length';
import { BACKUP_DAYS, type Switch } from '../contract/terms';
import { platformOf } from '../judge/find-release';
import { type DiskTables, readDisks } from './disks/read-disks';
import { type OsqueryRow, RUN_AGAIN } from './disks/volume';
import { type Lacking, lackingOf, lacksSystemInfo, type TableRows, tableOf } from './lacking';
import { cleanText, notUnderstood, type Reading, serialOf } from './reading';

/** The nesting of a list of rows: the list and its rows. */
const DEPTH = 2;

/** The maximum number of columns per row; the widest table has about fifty. */
const MAX_COLUMNS = 200;

/** The maximum number of rows per file; a computer has at most a few hundred volumes. */
const MAX_ROWS = 5_000;

/** The maximum number of lists per file, one per statement. */
const MAX_LISTS = 500;

const SECOND = 1_000;

/** How far a device's clock may run ahead before its date is ignored. */
const AHEAD = 10 * 60 * SECOND;

/**
 * Reads the output of `osqueryi --json` for one device: JSON lists of rows, one after the other, one per statement. Tables are
 * recognized by their columns; others are skipped.
 * @param asOf the latest possible moment of the output: the date the person entered, or now
 * @throws SuiteError `invalid_request` with what to do
 */
export function readOsquery(text: string, asOf: Date): Reading & { lacking: Lacking[] } {
  const found: TableRows = {};
  const unknownRows: OsqueryRow[] = [];
  let hasEmptyLists = false;
  for (const list of listsOf(text)) {
    const rows = rowsOf(list);
    const table = tableOf(rows[0]);
    if (!table) {
      if (rows[0]) unknownRows.push(rows[0]);
      else hasEmptyLists = true;
      continue;
    }
    const known = found[table] ?? [];
    for (const row of rows) known.push(row);
    found[table] = known;
  }
  const [system, ...others] = found.system_info ?? [];
  if (!system)
    throw notUnderstood(
      `This file has no rows of osquery's table system_info, so it does not say which device it is of: ${lacksSystemInfo(unknownRows)}, or run the command shown on the Evidence page and upload what it prints.`,
    );
  if (others.some((row) => row.hardware_serial !== system.hardware_serial))
    throw notUnderstood('This file has rows of several devices. Upload the output of each device by itself.');
  const os = found.os_version?.[0];
  const osName = cleanText(os?.name ?? '');
  const seenAt = momentOf(found.time?.[0]?.unix_time);
  const isBelieved = seenAt !== undefined && seenAt.getTime() <= asOf.getTime() + AHEAD;
  return {
    serial: serialOf(system.hardware_serial ?? ''),
    name: cleanText(system.computer_name || system.hostname || ''),
    manufacturer: cleanText(system.hardware_vendor ?? ''),
    model: cleanText(system.hardware_model ?? ''),
    platform: platformOf(`${osName} ${os?.platform ?? ''}`),
    osName,
    osVersion: cleanText(os?.version ?? ''),
    ...claimsOf(found, isBelieved ? seenAt : asOf),
    ...(isBelieved && { seenAt }),
    lacking: lackingOf(found, unknownRows, hasEmptyLists),
  };
}

function claimsOf(found: TableRows, at: Date): Pick<Reading, 'claims' | 'details'> {
  const disks = readDisks(found as DiskTables);
  const backup = backupOf(found, at);
  const switches: [Switch, boolean | undefined][] = [
    ['encryption', disks.isOn],
    ['screenLock', flag(found.screenlock?.[0]?.enabled)],
    ['firewall', firewallOf(found)],
    ['antivirus', health(found.windows_security_center?.[0]?.antivirus)],
    ['backup', backup.isOn],
  ];
  const unproven = { ...(disks.reason && { encryption: disks.reason }), ...(backup.reason && { backup: backup.reason }) };
  const volumes = disks.volumes.map((volume) => ({ ...volume, name: cleanText(volume.name), detail: cleanText(volume.detail) }));
  return {
    claims: Object.fromEntries(switches.filter(([, isOn]) => isOn !== undefined)),
    details: {
      ...(volumes.length && { volumes }),
      ...(backup.lastAt && { lastBackupAt: backup.lastAt.toISOString() }),
      ...(Object.keys(unproven).length && { unproven }),
    },
  };
}

/** A destination only shows a setup: a backup counts by its last success. */
function backupOf({ time_machine_backups: backups, time_machine_destinations: destinations }: TableRows, at: Date) {
  let last = 0;
  for (const { backup_date: date } of backups ?? []) {
    const moment = momentOf(date)?.getTime() ?? 0;
    if (moment <= at.getTime() + AHEAD) last = Math.max(last, moment);
  }
  if (last > 0) return { isOn: at.getTime() - last <= BACKUP_DAYS * MILLISECONDS_PER_DAY, lastAt: new Date(last) };
  if (!destinations?.length && !backups?.length) return {};
  return { reason: 'Time Machine has a destination, and no backup that succeeded is listed.' };
}

/** Parses seconds since 1970, or a date as text. */
function momentOf(text = ''): Date | undefined {
  const moment = /^\d{9,11}$/.test(text)
    ? new Date(Number(text) * SECOND)
    : new Date(/^\d{4}-\d\d-\d\d/.test(text) ? text.slice(0, 40) : Number.NaN);
  return Number.isNaN(moment.getTime()) || moment.getUTCFullYear() < 2000 ? undefined : moment;
}

function firewallOf({ alf, windows_security_center: center }: TableRows): boolean | undefined {
  const state = alf?.[0]?.global_state;
  if (state !== undefined && /^[012]$/.test(state)) return state !== '0';
  return health(center?.[0]?.firewall);
}

const flag = (text: string | undefined): boolean | undefined => (text === '1' ? true : text === '0' ? false : undefined);

/**
 * Reads a state of the Windows security center: `Snoozed` and `Poor` mean unprotected, `Not Monitored` and `Error` say nothing.
 */
function health(text: string | undefined): boolean | undefined {
  if (text === 'Good') return true;
  return text === 'Poor' || text === 'Snoozed' ? false : undefined;
}

const NOT_FLAT = `This file is not what osqueryi --json prints: its rows have lists or objects within them. ${RUN_AGAIN}`;

/** Returns the rows of a list; a value that osquery leaves out becomes an empty text, whatever the column's type. */
function rowsOf(list: unknown): OsqueryRow[] {
  if (!Array.isArray(list)) return [];
  return list.filter((row) => typeof row === 'object' && row !== null && !Array.isArray(row)).map(textsOf);
}

/** Changes the row in place: copying each costs more than reading the file. */
function textsOf(row: Record<string, unknown>): OsqueryRow {
  for (const column of Object.keys(row)) {
    const value = row[column];
    if (typeof value === 'string') continue;
    if (value !== null && typeof value !== 'number' && typeof value !== 'boolean') throw notUnderstood(NOT_FLAT);
    row[column] = value === null ? '' : String(value);
  }
  return row as OsqueryRow;
}

/** Returns the JSON values that follow each other in a text. @throws SuiteError `invalid_request` */
function listsOf(text: string): unknown[] {
  return partsOf(text).map((part) => {
    try {
      return JSON.parse(part);
    } catch {
      throw notUnderstood(`This file is not complete JSON. ${RUN_AGAIN}`);
    }
  });
}

const QUOTE = 34;
const COMMA = 44;
const BACKSLASH = 92;
/** `[` and `{`, `]` and `}`. */
const OPENING = [91, 123];
const CLOSING = [93, 125];

/**
 * Splits the text after each top-level list or object, before parsing any of it.
 * @throws SuiteError `invalid_request`
 */
function partsOf(text: string): string[] {
  const parts: string[] = [];
  let depth = 0;
  let rows = 0;
  let columns = 0;
  let start = 0;
  let isInText = false;
  for (let at = 0; at < text.length; at++) {
    const char = text.charCodeAt(at);
    if (isInText) {
      if (char === BACKSLASH) at++;
      else if (char === QUOTE) isInText = false;
    } else if (char === QUOTE) isInText = true;
    else if (char === COMMA) {
      if (depth === DEPTH && ++columns >= MAX_COLUMNS)
        throw notUnderstood(`A row of this file has more than ${MAX_COLUMNS} columns. ${RUN_AGAIN}`);
    } else if (OPENING.includes(char)) {
      depth++;
      columns = 0;
      if (depth > DEPTH) throw notUnderstood(NOT_FLAT);
      if (depth === DEPTH && ++rows > MAX_ROWS)
        throw notUnderstood(`This file has more than ${MAX_ROWS.toLocaleString('en-US')} rows. ${RUN_AGAIN}`);
    } else if (CLOSING.includes(char)) {
      depth--;
      if (depth > 0) continue;
      parts.push(text.slice(start, at + 1));
      if (parts.length > MAX_LISTS) throw notUnderstood(`This file has more than ${MAX_LISTS} lists. ${RUN_AGAIN}`);
      start = at + 1;
      depth = 0;
    }
  }
  const rest = text.slice(start);
  return rest.trim() ? [...parts, rest] : parts;
}
