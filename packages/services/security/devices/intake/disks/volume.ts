import type { Volume } from '../../contract/devices';

export type Row = Readonly<Record<string, string>>;

/** What rows about disks come to. */
export interface DiskVerdict {
  /** Undefined where the rows don't prove either. */
  isOn: boolean | undefined;
  volumes: Volume[];
  /** Why nothing is proven, with what to do. */
  reason?: string;
}

/** Volumes of one device that are read: more are no computer. */
export const MAX_VOLUMES = 200;

export const RUN_AGAIN = 'Run the command shown on the Evidence page and upload what it prints.';

/**
 * A device is encrypted when every fixed volume with the system or data is. One plain volume is enough to fail; one of which
 * nothing is known leaves it open, and so does output in which the volume of the system is missing.
 */
export function verdictOf(volumes: readonly Volume[]): DiskVerdict {
  const judged = volumes.filter(({ role }) => role === 'system' || role === 'data');
  const all = [...volumes].sort((one, other) => order[one.role] - order[other.role]).slice(0, MAX_VOLUMES);
  if (judged.some(({ isEncrypted }) => isEncrypted === false)) return { isOn: false, volumes: all };
  if (!judged.some(({ role }) => role === 'system'))
    return { isOn: undefined, volumes: all, reason: `The volume of the system is not in this output. ${RUN_AGAIN}` };
  const open = judged.find(({ isEncrypted }) => isEncrypted === null);
  if (open) return { isOn: undefined, volumes: all, reason: `Nothing proves that ${open.name} is encrypted: ${open.detail}.` };
  return { isOn: true, volumes: all };
}

const order: Record<Volume['role'], number> = { system: 0, data: 1, removable: 2, other: 3 };
