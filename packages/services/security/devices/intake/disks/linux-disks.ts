import type { Volume } from '../../contract/devices';
import { type DiskVerdict, type OsqueryRow, RUN_AGAIN, verdictOf } from './volume';

interface Tables {
  mounts?: readonly OsqueryRow[];
  disk_encryption?: readonly OsqueryRow[];
  block_devices?: readonly OsqueryRow[];
}

interface State {
  isEncrypted: boolean | null;
  detail: string;
}

/** Mount points of kernels and boot loaders, which contain no customer information. */
const BOOT = /^(\/boot(\/(efi|firmware))?|\/efi|\/esp)$/;

/** Where desktops mount removable media. */
const PLUGGED_IN = /^(\/media|\/run\/media)\//;

/** Disks that are never removable; a USB disk is an `sd` device with its vendor's name. */
const FIXED = /^\/dev\/(nvme|vd|xvd|pmem)/;

/** Devices that aren't storage: package images, memory and optical discs. */
const NO_STORAGE = /^\/dev\/(loop|zram|ram|sr|fuse)/;

/** File systems that contain data even while they are not mounted, such as those of a second operating system. */
const FILE_SYSTEM = /^(ext[234]|xfs|btrfs|f2fs|jfs|reiserfs|ntfs|exfat|apfs|hfsplus)$/;

/** Parts of a volume that spans several disks; osquery names only one of the disks. */
const MEMBERS = new Set(['LVM2_member', 'linux_raid_member']);

/** The maximum number of devices between a volume and its disk. */
const DEPTH = 32;

/** Judges the volumes of a Linux computer by what dm-crypt reports about the devices below them. */
export function linuxDisks({ mounts = [], disk_encryption: rows = [], block_devices: devices = [] }: Tables): DiskVerdict {
  const states = new Map(rows.map((row) => [row.name ?? '', row]));
  const blocks = new Map(devices.map((row) => [row.name ?? '', row]));
  const plainMembers = new Set(devices.filter((row) => isPlain(row.name)).map(({ type = '' }) => type));
  const btrfs = new Map<string, string[]>();
  for (const { name = '', type, uuid } of devices)
    if (type === 'btrfs' && uuid) btrfs.set(uuid, [...(btrfs.get(uuid) ?? []).slice(0, DEPTH), name]);
  if (!rows.length)
    return { isOn: undefined, volumes: [], reason: `disk_encryption has no rows: osquery reads them as root only. ${RUN_AGAIN}` };
  if (!mounts.length) return withoutMounts();

  const pathsOf = new Map<string, string[]>();
  const zfs: string[] = [];
  for (const { device = '', device_alias: alias, path = '', type } of mounts) {
    if (type === 'zfs') zfs.push(path);
    const name = alias?.startsWith('/dev/') ? alias : device;
    if (!name.startsWith('/dev/') || NO_STORAGE.test(name)) continue;
    const known = pathsOf.get(name);
    if (known) known.push(path);
    else pathsOf.set(name, [path]);
  }
  const swap = devices.filter(({ type, name = '' }) => type === 'swap' && !NO_STORAGE.test(name));
  const verdict = verdictOf([
    ...[...pathsOf].map(([device, paths]) => volumeOf(device, paths)),
    ...(zfs.length ? [{ name: zfs.includes('/') ? '/' : (zfs[0] ?? ''), role: roleOf(zfs, ''), ...zfsState() }] : []),
    // Swap contains memory, and so everything people work on.
    ...swap.map(({ name = '' }): Volume => ({ name: `Swap ${name}`, role: 'data', ...stateOf(name) })),
    ...unmounted(),
  ]);
  if (!verdict.isOn || devices.length) return verdict;
  const reason = `This output has no rows of block_devices, which say whether swap and other disks are encrypted. ${RUN_AGAIN}`;
  return { isOn: undefined, volumes: verdict.volumes, reason };

  /** Plain file systems of internal disks that nothing mounts; a mounted btrfs names one of its devices. */
  function unmounted(): Volume[] {
    const mountedIds = new Set([...pathsOf.keys()].map((name) => blocks.get(name)?.uuid).filter(Boolean));
    return devices
      .filter(({ name = '', type = '', uuid = '' }) => {
        const isMounted = pathsOf.has(name) || (type === 'btrfs' && mountedIds.has(uuid));
        return FILE_SYSTEM.test(type) && isPlain(name) && !isMounted && !NO_STORAGE.test(name) && isFixed(name);
      })
      .map(({ name = '' }) => ({
        ...{ name, role: 'data', isEncrypted: null },
        detail: 'not encrypted and not mounted, so it is not known what it contains',
      }));
  }

  function isPlain(name = ''): boolean {
    return states.get(name)?.encrypted === '0';
  }

  function volumeOf(device: string, paths: string[]): Volume {
    const role = roleOf(paths, device);
    const [name = device] = [...paths].sort((one, other) => one.length - other.length);
    const state = filesystemState(device);
    if (role === 'data' && state.isEncrypted === false && !isFixed(device) && paths.every((path) => PLUGGED_IN.test(path)))
      return { name, role, isEncrypted: null, detail: `${state.detail}, and it is not known whether it is a fixed disk` };
    return { name, role, ...state };
  }

  function roleOf(paths: readonly string[], device: string): Volume['role'] {
    if (paths.includes('/')) return 'system';
    if (paths.every((path) => BOOT.test(path))) return 'other';
    const isPlugged = paths.every((path) => PLUGGED_IN.test(path)) && blocks.has(diskOf(device)) && !isFixed(device);
    return isPlugged ? 'removable' : 'data';
  }

  /** Returns the physical disk below a device. */
  function diskOf(device: string): string {
    let disk = device;
    for (let step = 0; step < DEPTH; step++) {
      const parent = blocks.get(disk)?.parent;
      if (!parent) break;
      disk = parent;
    }
    return disk;
  }

  /** SATA disks have the vendor ATA. */
  function isFixed(device: string): boolean {
    const disk = diskOf(device);
    return FIXED.test(disk) || blocks.get(disk)?.vendor?.trim() === 'ATA';
  }

  /** A file system may span several devices, of which the kernel names one; it is as secure as the worst of them. */
  function filesystemState(device: string): State {
    const parts = (btrfs.get(blocks.get(device)?.uuid ?? '') ?? []).map(stateOf);
    const worst = [false, null].map((state) => parts.find(({ isEncrypted }) => isEncrypted === state));
    return worst[0] ?? worst[1] ?? stateOf(device);
  }

  function stateOf(device: string): State {
    const row = states.get(device);
    const { name, members } = cryptBelow(device);
    if (/cipher_null/i.test(row?.type ?? '')) return { isEncrypted: false, detail: `${row?.type}: this cipher encrypts nothing` };
    const isOn = row?.encrypted === '1' || (!row && name !== undefined);
    if (isOn) {
      const spread = members.find((type) => plainMembers.has(type));
      if (spread) return { isEncrypted: null, detail: 'it may reach over several disks, of which one is plain' };
      return { isEncrypted: true, detail: /luks/i.test(row?.type ?? '') ? `LUKS: ${row?.type}` : 'dm-crypt: on' };
    }
    if (row?.encrypted === '0' && row.encryption_status !== 'undefined') return { isEncrypted: false, detail: 'not encrypted' };
    return { isEncrypted: null, detail: row ? 'Linux doesn’t say' : 'it has no row in disk_encryption' };
  }

  /** Returns the encrypted device below a device, and the multi-disk members in between. */
  function cryptBelow(device: string): { name: string | undefined; members: string[] } {
    const members: string[] = [];
    let at: string | undefined = device;
    for (let step = 0; at && step < DEPTH; step++) {
      const block: OsqueryRow | undefined = blocks.get(at);
      const parent: string | undefined = block?.parent;
      if (step > 0 && block && MEMBERS.has(block.type ?? '')) members.push(block.type ?? '');
      if (parent && /^(crypto_LUKS|BitLocker)$/.test(blocks.get(parent)?.type ?? '')) return { name: at, members };
      at = parent;
    }
    return { name: undefined, members };
  }

  /** osquery doesn't show ZFS's own encryption, so only encrypted disks below it prove anything. */
  function zfsState(): State {
    const disks = devices.filter(({ type }) => type === 'zfs_member');
    if (disks.length && disks.every(({ name = '' }) => stateOf(name).isEncrypted))
      return { isEncrypted: true, detail: 'ZFS on dm-crypt' };
    return { isEncrypted: null, detail: 'osquery doesn’t show whether ZFS is encrypted. Confirm it on the page of the device' };
  }

  /** Without mounts the system's device is unknown, so only "no disk is encrypted" can be proven. */
  function withoutMounts(): DiskVerdict {
    const volumes = rows
      .filter(({ name = '' }) => !NO_STORAGE.test(name))
      .map(({ name = '' }): Volume => ({ name, role: 'data', ...stateOf(name) }));
    if (volumes.length && volumes.every(({ isEncrypted }) => isEncrypted === false)) return { isOn: false, volumes };
    return {
      isOn: undefined,
      volumes,
      reason: `This output has no rows of mounts, which say what each disk holds. ${RUN_AGAIN}`,
    };
  }
}
