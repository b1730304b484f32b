import type { Volume } from '../../contract/devices';

export type OsqueryRow = Readonly<Record<string, string>>;

export interface DiskVerdict {
  /** Undefined when the rows prove neither. */
  isOn: boolean | undefined;
  volumes: Volume[];
  /** Why nothing is proven, and what to do about it. */
  reason?: string;
}

/** The maximum number of volumes read per device; no computer has more. */
export const MAX_VOLUMES = 200;

export const RUN_AGAIN = 'Run the command shown on the Evidence page and upload what it prints.';

/**
 * A device is encrypted when every fixed volume with the system or data is. One unencrypted volume makes it fail. A volume in an
 * unknown state, or output without the system's volume, leaves the verdict open.
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
