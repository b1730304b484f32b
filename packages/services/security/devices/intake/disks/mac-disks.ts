import type { Volume } from '../../contract/devices';
import { type DiskVerdict, type OsqueryRow, RUN_AGAIN, verdictOf } from './volume';

interface Tables {
  mounts?: readonly OsqueryRow[];
  disk_encryption?: readonly OsqueryRow[];
  block_devices?: readonly OsqueryRow[];
}

/** Volumes on which macOS keeps no user files. Swap is always encrypted with a key that ends with the session. */
const SUPPORT =
  /^(\/System\/Volumes\/(Preboot|VM|Update|xarts|iSCPreboot|Hardware|BaseSystem)(\/|$)|\/private\/var\/vm$|\/Volumes\/Recovery$)/;

/** Splits a device such as `/dev/disk3s1s1` into disk, volume and snapshot. */
const partsOf = (device: string) => /^(\/dev\/disk\d+)(s\d+)?(s\d+)?$/.exec(device);

/** Judges the volumes of a Mac. The chip always encrypts storage, but only FileVault makes the key depend on a password. */
export function macDisks({ mounts = [], disk_encryption: rows = [], block_devices: devices = [] }: Tables): DiskVerdict {
  const byName = new Map(rows.map((row) => [row.name ?? '', row]));
  if (!mounts.length) return withoutMounts(rows);
  const protocols = new Map(devices.map((row) => [row.name ?? '', row.type ?? '']));
  const root = mounts.find(({ path }) => path === '/');
  const rootDisk = partsOf(root?.device ?? '')?.[1];
  const seen = new Set<string>();
  const volumes = mounts.flatMap(({ device = '', path = '' }): Volume[] => {
    const [, disk = '', volume = ''] = partsOf(device) ?? [];
    if (!disk || seen.has(device)) return [];
    seen.add(device);
    const { isEncrypted, detail } = fileVaultOf(byName.get(device), byName.get(disk + volume));
    if (path === '/') return [{ name: path, role: 'system', isEncrypted, detail }];
    if (SUPPORT.test(path)) return [{ name: path, role: 'other', isEncrypted, detail }];
    const kind =
      disk === rootDisk ? 'fixed' : kindOf(protocols.get(device) || protocols.get(disk + volume) || protocols.get(disk));
    if (kind === 'image') return [];
    if (kind === 'removable') return [{ name: path, role: 'removable', isEncrypted, detail }];
    if (kind === 'unknown' && isEncrypted === false && path.startsWith('/Volumes/'))
      return [
        { name: path, role: 'data', isEncrypted: null, detail: `${detail}, and it is not known whether it is a fixed disk` },
      ];
    return [{ name: path, role: 'data', isEncrypted, detail }];
  });
  return verdictOf(volumes);
}

/** Returns the kind of a disk by its connection protocol. */
function kindOf(protocol = ''): 'fixed' | 'removable' | 'image' | 'unknown' {
  if (/^(disk image|virtual interface)$/i.test(protocol)) return 'image';
  if (/usb|firewire|thunderbolt|secure digital|sd card/i.test(protocol)) return 'removable';
  return /apple fabric|pci|nvme|sata|^ata|^sas$/i.test(protocol) ? 'fixed' : 'unknown';
}

/** In some releases a snapshot has no state of its own; then its volume's state counts. */
function fileVaultOf(row: OsqueryRow | undefined, volume: OsqueryRow | undefined): Pick<Volume, 'isEncrypted' | 'detail'> {
  const own = [row, volume].find((one) => one?.filevault_status === 'on' || one?.filevault_status === 'off');
  if (own?.filevault_status === 'off') return { isEncrypted: false, detail: 'FileVault: off' };
  if (own?.encrypted === '1') return { isEncrypted: true, detail: 'FileVault: on' };
  return { isEncrypted: null, detail: row || volume ? 'macOS doesn’t say' : 'it has no row in disk_encryption' };
}

/** Without mounts the system's disk is unknown, so only "no disk is encrypted" can be proven. */
function withoutMounts(rows: readonly OsqueryRow[]): DiskVerdict {
  const volumes = rows
    .map((row): Volume => ({ name: row.name ?? '', role: 'data', ...fileVaultOf(row, undefined) }))
    .filter(({ isEncrypted }) => isEncrypted !== null);
  if (volumes.length && volumes.every(({ isEncrypted }) => isEncrypted === false)) return { isOn: false, volumes };
  return { isOn: undefined, volumes, reason: `This output has no rows of mounts, which say what each disk holds. ${RUN_AGAIN}` };
}
