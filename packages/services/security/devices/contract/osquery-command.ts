/** The queries that a person runs on a device, so that the output contains everything that the checks need. */

const common = ['time', 'system_info', 'os_version'] as const;

/** Tables of osquery by system: encryption is judged by all volumes, a backup by its last success. */
export const osqueryTables = {
  windows: [...common, 'logical_drives', 'disk_info', 'bitlocker_info', 'windows_security_center'],
  macos: [
    ...common,
    ...['mounts', 'block_devices', 'disk_encryption', 'alf', 'screenlock', 'time_machine_destinations', 'time_machine_backups'],
  ],
  ubuntu: [...common, 'mounts', 'block_devices', 'disk_encryption'],
} as const satisfies Record<string, readonly string[]>;

export type OsquerySystem = keyof typeof osqueryTables;

/** On Linux, only root can read how disks are encrypted. */
export const osqueryCommand = (system: OsquerySystem): string => {
  const statements = osqueryTables[system].map((table) => `SELECT * FROM ${table}`).join('; ');
  return `${system === 'ubuntu' ? 'sudo ' : ''}osqueryi --json "${statements};" > device.json`;
};
