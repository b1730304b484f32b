import { linuxDisks } from './linux-disks';
import { macDisks } from './mac-disks';
import { type DiskVerdict, MAX_VOLUMES, type OsqueryRow, RUN_AGAIN } from './volume';
import { windowsDisks } from './windows-disks';

export interface DiskTables {
  os_version?: readonly OsqueryRow[];
  system_info?: readonly OsqueryRow[];
  mounts?: readonly OsqueryRow[];
  block_devices?: readonly OsqueryRow[];
  disk_encryption?: readonly OsqueryRow[];
  bitlocker_info?: readonly OsqueryRow[];
  logical_drives?: readonly OsqueryRow[];
  disk_info?: readonly OsqueryRow[];
}

/** Returns what osquery rows prove about a device's encryption, volume by volume. */
export function readDisks(tables: DiskTables): DiskVerdict {
  const { isOn, volumes, reason } = ofSystem(tables);
  const shown = volumes.slice(0, MAX_VOLUMES);
  if (isOn === false && isVirtual(tables.system_info?.[0]))
    return {
      isOn: undefined,
      volumes: shown.map((volume) => (volume.isEncrypted === false ? { ...volume, isEncrypted: null } : volume)),
      reason:
        'This is a virtual machine, and its output doesn’t show whether its host encrypts the disk. Confirm it on the page of the device.',
    };
  return { isOn, volumes: shown, ...(reason && { reason }) };
}

function ofSystem(tables: DiskTables): DiskVerdict {
  const platform = tables.os_version?.[0]?.platform?.toLowerCase() ?? '';
  if (/^chrome/.test(platform))
    return {
      isOn: undefined,
      volumes: [],
      reason: 'osquery doesn’t show the encryption of a Chromebook. Confirm it on the page of the device.',
    };
  const { disk_encryption: disks, bitlocker_info: locked, logical_drives: drives } = tables;
  if (!disks?.length && !locked?.length && !drives?.length && !tables.mounts?.length)
    return { isOn: undefined, volumes: [], reason: `This output says nothing about encryption. ${RUN_AGAIN}` };
  if (platform === 'windows' || (!platform && (locked?.length || drives?.length))) return windowsDisks(tables);
  const isMac =
    platform === 'darwin' || (!platform && disks?.some(({ filevault_status: status }) => status === 'on' || status === 'off'));
  return isMac ? macDisks(tables) : linuxDisks(tables);
}

const isVirtual = ({ hardware_vendor: vendor = '', hardware_model: model = '' }: OsqueryRow = {}): boolean =>
  /\b(qemu|vmware|virtualbox|innotek|xen|kvm|bochs|parallels|amazon ec2|openstack|virtual machine|google compute engine|hvm domu)\b/i.test(
    `${vendor} ${model}`,
  );
