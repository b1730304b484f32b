import { MILLISECONDS_PER_DAY } from '@suite/values/day-length';
import { BACKUP_DAYS, MAX_LOCK_MINUTES, type Switch } from '../contract/terms';
import { platformOf } from '../judge/find-release';
import { type DiskTables, readDisks } from './disks/read-disks';
import type { DiskVerdict, OsqueryRow } from './disks/volume';
import { jsonValues, withoutMessages } from './json-values';
import { type Lacking, lackingOf, lacksSystemInfo, type Table, type TableRows, tablesOf } from './lacking';
import { listsIn, ROW_LIMITS } from './osquery-rows';
import { cleanText, notUnderstood, type Reading, serialOf, type Unread } from './reading';

const SECOND = 1_000;

/** How far a device's clock may run ahead before its date is ignored. */
const AHEAD = 10 * 60 * SECOND;

/** Rows of osquery, by table, with those of tables that no check reads. */
export interface FoundTables {
  tables: TableRows;
  /** Lists of rows that no check reads. */
  unread: OsqueryRow[][];
  hasEmptyLists: boolean;
  /** Tables of which a log doesn't have all rows. */
  partial?: ReadonlySet<Table>;
}

/** Sorts rows by table, row by row: a list may have rows of several tables, and a row of joined tables counts for each. */
export function sortByTable(lists: readonly OsqueryRow[][]): FoundTables {
  const tables: TableRows = {};
  const unread: OsqueryRow[][] = [];
  for (const rows of lists) {
    const others: OsqueryRow[] = [];
    for (const row of rows) {
      const names = tablesOf(row);
      if (!names.length) others.push(row);
      for (const name of names) {
        tables[name] ??= [];
        tables[name].push(row);
      }
    }
    if (others.length) unread.push(others);
  }
  return { tables, unread, hasEmptyLists: lists.some((rows) => !rows.length) };
}

/** Reads the output of osqueryi on one device; tables are recognized by their columns. @throws SuiteError `invalid_request` */
export function readOsquery(text: string, asOf: Date): OsqueryFile {
  return readLists(jsonValues(withoutMessages(text), ROW_LIMITS).flatMap(listsIn), asOf);
}

/**
 * Reads lists of rows, one for each statement, of one device.
 * @param asOf the latest possible moment of the output: the date the person entered, or now
 * @throws SuiteError `invalid_request` with what to do
 */
export function readLists(lists: readonly OsqueryRow[][], asOf: Date): OsqueryFile {
  const found = sortByTable(lists);
  const [system, ...others] = found.tables.system_info ?? [];
  const firstUnread = found.unread.flatMap((rows) => rows.slice(0, 1));
  if (!system)
    throw notUnderstood(
      `This file has no rows of osquery's table system_info, so it does not say which device it is of: ${lacksSystemInfo(firstUnread)}, or run the command shown on the Evidence page and upload what it prints.`,
    );
  if (others.some((row) => row.hardware_serial !== system.hardware_serial))
    throw notUnderstood('This file has rows of several devices. Upload the output of each device by itself.');
  const seenAt = momentOf(found.tables.time?.[0]?.unix_time);
  const isBelieved = seenAt !== undefined && seenAt.getTime() <= asOf.getTime() + AHEAD;
  return {
    ...readingOf(found, isBelieved ? seenAt : asOf),
    ...(isBelieved && { seenAt }),
    lacking: lackingOf(found.tables, firstUnread, found.hasEmptyLists),
    unread: unreadOf(found.unread.flat().map((row) => [columnsText(row), 1])),
  };
}

export type OsqueryFile = Reading & { lacking: Lacking[]; unread: Unread[] };

const columnsText = (row: OsqueryRow): string => cleanText(`Rows with the columns ${Object.keys(row).slice(0, 8).join(', ')}`);

/** Names what was not read, each once, with its number of rows. */
export function unreadOf(all: readonly (readonly [what: string, rows: number])[]): Unread[] {
  const counts = new Map<string, number>();
  for (const [what, rows] of all) counts.set(what, (counts.get(what) ?? 0) + rows);
  return [...counts].map(([what, rows]) => ({
    what,
    reason: `${rows === 1 ? '1 row was' : `${rows.toLocaleString('en-US')} rows were`} not read, because no check reads this table.`,
  }));
}

/** Returns what the rows of one device show. */
export function readingOf(found: FoundTables, at: Date): Reading {
  const system = found.tables.system_info?.[0] ?? {};
  const os = found.tables.os_version?.[0];
  const osName = cleanText(os?.name ?? '');
  return {
    serial: serialOf(system.hardware_serial ?? ''),
    name: cleanText(system.computer_name || system.hostname || ''),
    manufacturer: cleanText(system.hardware_vendor ?? ''),
    model: cleanText(system.hardware_model ?? ''),
    platform: platformOf(`${osName} ${os?.platform ?? ''}`),
    osName,
    osVersion: cleanText(os?.version ?? ''),
    ...claimsOf(found, at),
  };
}

function claimsOf({ tables: found, partial }: FoundTables, at: Date): Pick<Reading, 'claims' | 'details'> {
  const disks = withoutGaps(readDisks(found as DiskTables), partial);
  const backup = backupOf(found, at);
  const switches: [Switch, boolean | undefined][] = [
    ['encryption', disks.isOn],
    ['screenLock', screenLockOf(found, partial?.has('screenlock'))],
    ['firewall', firewallOf(found)],
    ['antivirus', healthOf(found, 'antivirus')],
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

/** A log that lost rows of a disk table may lack a volume: then only a plain system volume is certain. */
function withoutGaps(disks: DiskVerdict, partial: ReadonlySet<Table> = new Set()): DiskVerdict {
  const gap = diskTables.find((table) => partial.has(table));
  const isPlain = disks.volumes.some(({ role, isEncrypted }) => role === 'system' && isEncrypted === false);
  if (!gap || disks.isOn === undefined || (disks.isOn === false && isPlain)) return disks;
  const reason = `The log doesn’t have all results of ${gap}, so volumes may be missing. Upload the log from its start to the end of a line, or a snapshot.`;
  return { isOn: undefined, volumes: disks.volumes, reason };
}

const diskTables = ['mounts', 'block_devices', 'disk_encryption', 'logical_drives', 'disk_info', 'bitlocker_info'] as const;

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
export function momentOf(text = ''): Date | undefined {
  const moment = /^\d{9,11}$/.test(text)
    ? new Date(Number(text) * SECOND)
    : new Date(/^\d{4}-\d\d-\d\d/.test(text) ? text.slice(0, 40) : Number.NaN);
  return Number.isNaN(moment.getTime()) || moment.getUTCFullYear() < 2000 ? undefined : moment;
}

function firewallOf(found: TableRows): boolean | undefined {
  const state = found.alf?.[0]?.global_state;
  if (state !== undefined && /^[012]$/.test(state)) return state !== '0';
  return healthOf(found, 'firewall');
}

/**
 * A screen is locked when it asks for the password within `MAX_LOCK_MINUTES` of going dark, for every person listed. `grace_period`
 * has the seconds until then, and -1 when no password is required.
 */
function screenLockOf({ screenlock: rows = [] }: TableRows, isPartial = false): boolean | undefined {
  const states = rows.map(({ enabled, grace_period: seconds = '' }) => {
    if (enabled === '0' || seconds === '-1') return false;
    return enabled === '1' && /^\d{1,10}$/.test(seconds) ? Number(seconds) <= MAX_LOCK_MINUTES * 60 : undefined;
  });
  if (states.includes(false)) return false;
  return states.length && !isPartial && !states.includes(undefined) ? true : undefined;
}

/**
 * Reads a state of the Windows security center: `Snoozed` and `Poor` mean unprotected, `Not Monitored` and `Error` say nothing. Nor
 * does `Good` while the service that watches it has stopped.
 */
function healthOf({ windows_security_center: rows }: TableRows, name: 'antivirus' | 'firewall'): boolean | undefined {
  const { [name]: state, windows_security_center_service: service = 'Good' } = rows?.[0] ?? {};
  if (state === 'Good') return service === 'Good' ? true : undefined;
  return state === 'Poor' || state === 'Snoozed' ? false : undefined;
}
