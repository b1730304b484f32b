import type { Switch } from '../contract/terms';
import { platformOf } from '../judge/find-release';
import { cleanText, notUnderstood, type Reading, serialOf } from './reading';

type Row = Readonly<Record<string, string>>;

/** Tables by the columns that only they have, as osquery's specs name them. */
const tables = {
  system_info: ['hardware_serial', 'computer_name'],
  os_version: ['platform', 'major', 'build'],
  disk_encryption: ['encrypted', 'encryption_status'],
  bitlocker_info: ['conversion_status', 'protection_status'],
  alf: ['global_state'],
  windows_security_center: ['firewall', 'antivirus'],
  screenlock: ['enabled', 'grace_period'],
  time_machine_destinations: ['destination_id', 'root_volume_uuid'],
} as const;
type Table = keyof typeof tables;

const WHAT_TO_DO = 'Run the command shown on this page again and upload what it prints.';

/**
 * Reads the output of `osqueryi --json` for one device: one JSON list of rows after the other, one for each statement. Tables
 * are known by their columns; others are left out.
 * @throws SuiteError `invalid_request` with what to do
 */
export function readOsquery(text: string): Reading {
  const found: Partial<Record<Table, Row[]>> = {};
  for (const list of listsOf(text)) {
    const rows = rowsOf(list);
    const table = tableOf(rows[0]);
    if (table) found[table] = [...(found[table] ?? []), ...rows];
  }
  const [system, ...others] = found.system_info ?? [];
  if (!system)
    throw notUnderstood(
      `This file has no rows of osquery's table system_info, so it does not say which device it is of. ${WHAT_TO_DO}`,
    );
  if (others.some((row) => row.hardware_serial !== system.hardware_serial))
    throw notUnderstood('This file has rows of several devices. Upload the output of each device by itself.');
  const os = found.os_version?.[0];
  const osName = cleanText(os?.name ?? '');
  return {
    serial: serialOf(system.hardware_serial ?? ''),
    name: cleanText(system.computer_name || system.hostname || ''),
    manufacturer: cleanText(system.hardware_vendor ?? ''),
    model: cleanText(system.hardware_model ?? ''),
    platform: platformOf(`${osName} ${os?.platform ?? ''}`),
    osName,
    osVersion: cleanText(os?.version ?? ''),
    said: saidBy(found),
  };
}

function saidBy(found: Partial<Record<Table, Row[]>>): Reading['said'] {
  const said: [Switch, boolean | undefined][] = [
    ['encryption', encryptionOf(found)],
    ['screenLock', flag(found.screenlock?.[0]?.enabled)],
    ['firewall', firewallOf(found)],
    ['antivirus', health(found.windows_security_center?.[0]?.antivirus)],
    // A table without rows is an empty list, which does not say of what: only a destination proves anything.
    ['backup', found.time_machine_destinations?.length ? true : undefined],
  ];
  return Object.fromEntries(said.filter(([, isOn]) => isOn !== undefined));
}

/** BitLocker's own drive, or the disk that the system is on. */
function encryptionOf({ bitlocker_info: drives, disk_encryption: disks }: Partial<Record<Table, Row[]>>): boolean | undefined {
  if (drives?.length) {
    const system = drives.filter((row) => /^c:?$/i.test(row.drive_letter ?? ''));
    // 0 off, 1 on, 2 unknown.
    const states = (system.length ? system : drives).map((row) => row.protection_status);
    if (states.includes('0')) return false;
    return states.every((state) => state === '1') ? true : undefined;
  }
  if (!disks?.length) return undefined;
  const vaults = disks.map((row) => row.filevault_status).filter((state) => state === 'on' || state === 'off');
  if (vaults.length) return vaults.includes('on');
  const states = disks.map((row) => flag(row.encrypted)).filter((state) => state !== undefined);
  return states.length ? states.includes(true) : undefined;
}

function firewallOf({ alf, windows_security_center: center }: Partial<Record<Table, Row[]>>): boolean | undefined {
  const state = alf?.[0]?.global_state;
  if (state !== undefined && /^[012]$/.test(state)) return state !== '0';
  return health(center?.[0]?.firewall);
}

const flag = (text: string | undefined): boolean | undefined => (text === '1' ? true : text === '0' ? false : undefined);

/** Of Windows' security center: `Snoozed` and `Poor` do not protect, `Not Monitored` and `Error` say nothing. */
function health(text: string | undefined): boolean | undefined {
  if (text === 'Good') return true;
  return text === 'Poor' || text === 'Snoozed' ? false : undefined;
}

function tableOf(row: Row | undefined): Table | undefined {
  if (!row) return undefined;
  return (Object.keys(tables) as Table[]).find((table) => tables[table].every((column) => column in row));
}

/** The rows of a list; what osquery leaves out is an empty text, whatever type a column has. */
function rowsOf(list: unknown): Row[] {
  if (!Array.isArray(list)) return [];
  return list
    .filter((row) => typeof row === 'object' && row !== null && !Array.isArray(row))
    .map((row: object) =>
      Object.fromEntries(Object.entries(row).map(([column, value]) => [column, value === null ? '' : String(value)])),
    );
}

/** The values of a text in which one JSON value follows the other. @throws SuiteError `invalid_request` */
function listsOf(text: string): unknown[] {
  const lists: unknown[] = [];
  for (const part of partsOf(text)) {
    try {
      lists.push(JSON.parse(part));
    } catch {
      throw notUnderstood(`This file is not complete JSON. ${WHAT_TO_DO}`);
    }
  }
  return lists;
}

/** Splits where a list or an object at the top ends. */
function partsOf(text: string): string[] {
  const parts: string[] = [];
  let depth = 0;
  let start = 0;
  let isInText = false;
  for (let at = 0; at < text.length; at++) {
    const char = text[at];
    if (isInText) {
      if (char === '\\') at++;
      else if (char === '"') isInText = false;
    } else if (char === '"') isInText = true;
    else if (char === '[' || char === '{') depth++;
    else if (char === ']' || char === '}') {
      depth--;
      if (depth > 0) continue;
      parts.push(text.slice(start, at + 1));
      start = at + 1;
      depth = 0;
    }
  }
  const rest = text.slice(start);
  return rest.trim() ? [...parts, rest] : parts;
}
