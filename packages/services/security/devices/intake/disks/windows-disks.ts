import type { Volume } from '../../contract/devices';
import { type DiskVerdict, type OsqueryRow, RUN_AGAIN, verdictOf } from './volume';

interface Tables {
  bitlocker_info?: readonly OsqueryRow[];
  logical_drives?: readonly OsqueryRow[];
  disk_info?: readonly OsqueryRow[];
}

const letterOf = (text: string | undefined): string => /^([a-z]):?\\?$/i.exec(text ?? '')?.[1]?.toUpperCase() ?? '';

/**
 * Reads the English descriptions of `Win32_LogicalDisk`; other languages use other words. To Windows, an external hard disk is
 * also a fixed disk.
 */
function driveOf({ description = '' }: OsqueryRow): 'fixed' | 'removable' | 'other' | 'unknown' {
  if (/fixed/i.test(description)) return 'fixed';
  if (/removable/i.test(description)) return 'removable';
  return /cd-rom|compact|network|ram disk/i.test(description) ? 'other' : 'unknown';
}

/** Internal disks by their `Win32_DiskDrive` names; a USB disk can also be a SCSI disk with a vendor's name. */
const INTERNAL = /^(IDE\\|SCSI\\DISK&VEN_(NVME|ATA)?&)/i;

/**
 * Returns why an unencrypted fixed drive may be on an external disk: osquery lists the disks, but not which drive is on which. A
 * single disk has all drives. Undefined when every disk is internal.
 */
function doubtOf(disks: readonly OsqueryRow[]): string | undefined {
  if (!disks.length) return `this output has no rows of disk_info, which say whether a disk is external. ${RUN_AGAIN}`;
  const external = disks.find(({ pnp_device_id: id = '' }) => !INTERNAL.test(id));
  if (disks.length === 1 || !external) return undefined;
  const name = external.hardware_model?.trim() || 'a disk without a name';
  return `it may be on an external disk (${name}). Disconnect external disks and run the command again`;
}

/** Judges the drives of a PC by what BitLocker reports about each. */
export function windowsDisks({
  bitlocker_info: locked = [],
  logical_drives: drives = [],
  disk_info: disks = [],
}: Tables): DiskVerdict {
  const doubt = doubtOf(disks);
  const byLetter = new Map(locked.map((row) => [letterOf(row.drive_letter), row]));
  if (!drives.length) return withoutDrives(locked);
  const booted = drives.filter((drive) => drive.boot_partition === '1').map((drive) => letterOf(drive.device_id));
  const systemLetters = booted.length ? booted : ['C'];
  const volumes = drives.flatMap((drive): Volume[] => {
    const letter = letterOf(drive.device_id);
    const kind = driveOf(drive);
    const isSystem = systemLetters.includes(letter);
    if (!letter || (kind === 'other' && !isSystem)) return [];
    const { isEncrypted, detail } = bitlockerOf(byLetter.get(letter));
    const name = `${letter}:`;
    if (isSystem) return [{ name, role: 'system', isEncrypted, detail }];
    if (kind === 'removable') return [{ name, role: 'removable', isEncrypted, detail }];
    if (kind === 'unknown' && isEncrypted === false)
      return [{ name, role: 'data', isEncrypted: null, detail: `${detail}, and it is not known whether it is a fixed drive` }];
    if (isEncrypted === false && doubt) return [{ name, role: 'data', isEncrypted: null, detail: `${detail}, and ${doubt}` }];
    return [{ name, role: 'data', isEncrypted, detail }];
  });
  return verdictOf([...volumes, ...withoutLetter(locked)]);
}

/** Without the list of drives it is unknown which ones are fixed, so only an unencrypted system drive can be proven. */
function withoutDrives(locked: readonly OsqueryRow[]): DiskVerdict {
  const volumes = locked.flatMap((row): Volume[] => {
    const letter = letterOf(row.drive_letter);
    return letter ? [{ name: `${letter}:`, role: letter === 'C' ? 'system' : 'data', ...bitlockerOf(row) }] : [];
  });
  const isPlain = volumes.some(({ role, isEncrypted }) => role === 'system' && isEncrypted === false);
  if (isPlain) return { isOn: false, volumes };
  return {
    isOn: undefined,
    volumes,
    reason: `This output has no rows of logical_drives, which say what the fixed drives are. ${RUN_AGAIN}`,
  };
}

/** Partitions for startup and recovery have no letter. */
const withoutLetter = (locked: readonly OsqueryRow[]): Volume[] =>
  locked
    .filter((row) => letterOf(row.drive_letter) === '')
    .map((row) => ({ name: 'Partition without a drive letter', role: 'other', ...bitlockerOf(row) }));

const conversions: ReadonlyMap<string, string> = new Map(
  Object.entries({
    '0': 'not encrypted',
    '2': 'encryption is in progress',
    '3': 'decryption is in progress',
    '4': 'encryption is paused',
    '5': 'decryption is paused',
  }),
);

/**
 * `conversion_status` is 1 for a fully encrypted volume. `protection_status` is 0 while the key is in the clear (off or
 * suspended), 1 while the volume is protected, and 2 when Windows can't say, as for a locked drive.
 */
function bitlockerOf(row: OsqueryRow | undefined): Pick<Volume, 'isEncrypted' | 'detail'> {
  if (!row) return { isEncrypted: null, detail: 'BitLocker doesn’t list it' };
  const { conversion_status: conversion = '', protection_status: protection = '', percentage_encrypted: percent = '' } = row;
  const partly = conversions.get(conversion);
  if (partly) {
    const share = conversion !== '0' && /^\d{1,3}$/.test(percent) ? ` (${percent}%)` : '';
    return { isEncrypted: false, detail: `BitLocker: ${partly}${share}` };
  }
  if (protection === '0')
    return {
      isEncrypted: false,
      detail: conversion === '1' ? 'BitLocker: protection is suspended' : 'BitLocker: protection is off',
    };
  if (conversion === '1' && protection === '1') {
    if (row.encryption_method === 'None') return { isEncrypted: null, detail: 'BitLocker names no method' };
    if (/^\d{1,2}$/.test(percent))
      return { isEncrypted: null, detail: `BitLocker says fully encrypted, and ${percent}% at the same time` };
    return { isEncrypted: true, detail: 'BitLocker: on' };
  }
  return { isEncrypted: null, detail: 'BitLocker doesn’t say' };
}
