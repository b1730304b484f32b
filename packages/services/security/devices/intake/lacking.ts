import { osqueryTables } from '../contract/osquery-command';
import type { OsqueryRow } from './disks/volume';

/** Columns missing from a file, with the query that returns them. */
export interface Lacking {
  table: string;
  columns: string[];
  query: string;
}

/** The columns read from osquery's tables, as in its schema; the first ones identify the table. */
const osqueryColumns = {
  system_info: { own: ['hardware_serial', 'computer_name'], more: ['hardware_vendor', 'hardware_model'] },
  os_version: { own: ['platform', 'major', 'build'], more: ['name', 'version'] },
  time: { own: ['unix_time', 'iso_8601'], more: [] },
  mounts: { own: ['device', 'device_alias', 'path'], more: ['type'] },
  block_devices: { own: ['parent', 'block_size'], more: ['name', 'vendor', 'type', 'uuid'] },
  disk_encryption: { own: ['encrypted', 'encryption_status'], more: ['name', 'type'] },
  logical_drives: { own: ['device_id', 'boot_partition'], more: ['description'] },
  disk_info: { own: ['disk_index', 'pnp_device_id'], more: ['hardware_model'] },
  bitlocker_info: {
    own: ['conversion_status', 'protection_status'],
    more: ['drive_letter', 'encryption_method', 'percentage_encrypted'],
  },
  alf: { own: ['global_state'], more: [] },
  windows_security_center: { own: ['firewall', 'antivirus'], more: [] },
  screenlock: { own: ['enabled', 'grace_period'], more: [] },
  time_machine_backups: { own: ['destination_id', 'backup_date'], more: [] },
  time_machine_destinations: { own: ['destination_id', 'root_volume_uuid'], more: [] },
} as const;
export type Table = keyof typeof osqueryColumns;
export type TableRows = Partial<Record<Table, OsqueryRow[]>>;

const tables = Object.keys(osqueryColumns) as Table[];

/** Tables for which osquery prints an empty list on a computer without problems. */
const MAY_BE_EMPTY: readonly Table[] = ['time_machine_backups', 'time_machine_destinations', 'windows_security_center'];

const queryOf = (table: Table): string => `SELECT * FROM ${table};`;

/** The tables that a row belongs to: none for tables that are not read, several for a row of joined tables. */
export const tablesOf = (row: OsqueryRow): Table[] =>
  tables.filter((table) => osqueryColumns[table].own.every((column) => Object.hasOwn(row, column)));

/** Returns what the output of one computer lacks, compared with the command for its system. */
export function lackingOf(found: TableRows, unknownRows: readonly OsqueryRow[], hasEmptyLists: boolean): Lacking[] {
  return expectedTables(found.os_version?.[0]?.platform).flatMap((table) => {
    const row = found[table]?.[0] ?? partly(table, unknownRows);
    if (!row && hasEmptyLists && MAY_BE_EMPTY.includes(table)) return [];
    const columns = columnsOf(table, found).filter((column) => !row || !Object.hasOwn(row, column));
    return columns.length ? [{ table, columns, query: queryOf(table) }] : [];
  });
}

/** Returns what some of several devices lack, table by table. */
export function mergeLacking(one: readonly Lacking[], other: readonly Lacking[]): Lacking[] {
  const merged = new Map(one.map((lacking) => [lacking.table, lacking]));
  for (const lacking of other) {
    const columns = new Set([...(merged.get(lacking.table)?.columns ?? []), ...lacking.columns]);
    merged.set(lacking.table, { ...lacking, columns: [...columns] });
  }
  return [...merged.values()];
}

/** Returns what a file lacks when it doesn't say which computer it is from. */
export function lacksSystemInfo(unknownRows: readonly OsqueryRow[]): string {
  const row = partly('system_info', unknownRows);
  const columns = columnsOf('system_info', {}).filter((column) => !row || !Object.hasOwn(row, column));
  return `its columns ${columns.join(', ')} are missing. Run osqueryi --json "${queryOf('system_info')}"`;
}

/** Only macOS has a FileVault state. */
const columnsOf = (table: Table, { os_version: os }: TableRows): string[] => [
  ...osqueryColumns[table].own,
  ...osqueryColumns[table].more,
  ...(table === 'disk_encryption' && os?.[0]?.platform === 'darwin' ? ['filevault_status'] : []),
];

/** Returns a row with some of a table's identifying columns. */
const partly = (table: Table, rows: readonly OsqueryRow[]): OsqueryRow | undefined =>
  rows.find((row) => osqueryColumns[table].own.some((column) => Object.hasOwn(row, column)));

function expectedTables(platform = ''): readonly Table[] {
  if (platform === '' || platform.startsWith('chrome')) return osqueryTables.windows.slice(0, 3);
  if (platform === 'windows') return osqueryTables.windows;
  return platform === 'darwin' ? osqueryTables.macos : osqueryTables.ubuntu;
}
