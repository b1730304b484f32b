/** What other services may read. Each function works in the caller's transaction. */
import { namesById } from '@services/identity/ports';
import { dayOf } from '@suite/contract/day';
import type { Database } from '@suite/kernel/database/database';
import { and, asc, eq, isNull, max, min, ne, sql } from 'drizzle-orm';
import type { CheckState } from './contract/devices';
import type { Check } from './contract/terms';
import { type JudgedDevice, readJudged } from './judge/read-judged';
import { devices, evidence, returnTasks } from './schema';

export interface DeviceFacts {
  /** All that the firm has and did not dispose of. */
  devices: number;
  /** In use: what follows counts these, as far as a check applies to them. */
  assigned: number;
  encrypted: number;
  notEncrypted: number;
  encryptionUnknown: number;
  supportedOs: number;
  unsupportedOs: number;
  osUnknown: number;
  endingWithin90Days: number;
  firewallOn: number;
  firewallOff: number;
  firewallUnknown: number;
  antivirusOn: number;
  antivirusOff: number;
  antivirusUnknown: number;
  backupOn: number;
  backupOff: number;
  backupUnknown: number;
  screenLockOn: number;
  screenLockOff: number;
  screenLockUnknown: number;
  vpnOn: number;
  vpnOff: number;
  vpnUnknown: number;
  stale: number;
  /** People who left and whose devices are not back or not wiped. */
  openReturns: number;
  /** The earliest day on which devices of one of them are due back. */
  firstReturnDueOn: string | null;
  newestEvidenceOn: string | null;
  /** Those in use to which any check applies, by name; `failing` and `unknown` name required checks. */
  rows: { deviceId: string; name: string; owner: string | null; failing: Check[]; unknown: Check[] }[];
}

/** How the company's devices are protected, as far as evidence of the last 30 days proves it. */
export async function deviceFacts(database: Database, companyId: string, asOf: Date): Promise<DeviceFacts> {
  const kept = await readJudged(database, companyId, asOf, ne(devices.status, 'disposed'));
  const inUse = kept.filter(({ device }) => device.status === 'assigned');
  const shareOf = (check: Check) => countStates(inUse, check);
  const [encryption, os, firewall, antivirus, backup, screenLock, vpn] = [
    shareOf('encryption'),
    shareOf('os'),
    shareOf('firewall'),
    shareOf('antivirus'),
    shareOf('backup'),
    shareOf('screenLock'),
    shareOf('vpn'),
  ];
  const judged = inUse
    .filter(({ verdict }) => verdict.state !== 'none')
    .sort((one, other) => one.device.name.localeCompare(other.device.name, 'en'));
  const names = await namesById(
    database,
    judged.flatMap(({ device }) => device.ownerId ?? []),
  );
  return {
    devices: kept.length,
    assigned: inUse.length,
    encrypted: encryption.pass,
    notEncrypted: encryption.fail,
    encryptionUnknown: encryption.unknown,
    supportedOs: os.pass,
    unsupportedOs: os.fail,
    osUnknown: os.unknown,
    endingWithin90Days: inUse.filter(({ verdict }) => verdict.os.support === 'ending').length,
    firewallOn: firewall.pass,
    firewallOff: firewall.fail,
    firewallUnknown: firewall.unknown,
    antivirusOn: antivirus.pass,
    antivirusOff: antivirus.fail,
    antivirusUnknown: antivirus.unknown,
    backupOn: backup.pass,
    backupOff: backup.fail,
    backupUnknown: backup.unknown,
    screenLockOn: screenLock.pass,
    screenLockOff: screenLock.fail,
    screenLockUnknown: screenLock.unknown,
    vpnOn: vpn.pass,
    vpnOff: vpn.fail,
    vpnUnknown: vpn.unknown,
    stale: inUse.filter(({ verdict }) => verdict.isStale).length,
    openReturns: await countOpenReturns(database, companyId),
    firstReturnDueOn: await firstReturnDueOn(database, companyId),
    newestEvidenceOn: await newestEvidence(database, companyId),
    rows: judged.map(({ device, verdict: { failing, unknown } }) => ({
      deviceId: device.id,
      name: device.name,
      owner: device.ownerId === null ? null : (names.get(device.ownerId) ?? null),
      failing,
      unknown,
    })),
  };
}

/** How many devices pass, fail and are not known to do either, of those that the check applies to. */
export function countStates(judged: readonly JudgedDevice[], wanted: Check): Record<CheckState['state'], number> {
  const count = { pass: 0, fail: 0, unknown: 0 };
  for (const { verdict } of judged) {
    const found = verdict.checks.find(({ check }) => check === wanted);
    if (found) count[found.state]++;
  }
  return count;
}

export const countOpenReturns = (database: Database, companyId: string): Promise<number> =>
  database.$count(returnTasks, and(eq(returnTasks.companyId, companyId), isNull(returnTasks.closedOn)));

async function firstReturnDueOn(database: Database, companyId: string): Promise<string | null> {
  const [row] = await database
    .select({ on: min(returnTasks.dueOn) })
    .from(returnTasks)
    .where(and(eq(returnTasks.companyId, companyId), isNull(returnTasks.closedOn)));
  return row?.on ?? null;
}

/** Day of the company's newest evidence. */
export async function newestEvidence(database: Database, companyId: string): Promise<string | null> {
  const [row] = await database
    .select({ at: max(evidence.at) })
    .from(evidence)
    .where(eq(evidence.companyId, companyId));
  return row?.at ? dayOf(row.at) : null;
}

/** A row of the inventory in attachment E of the plan. */
export interface InventoryRow {
  deviceId: string;
  kind: string;
  name: string;
  model: string;
  serial: string;
  owner: string | null;
  location: string;
  status: string;
  os: string;
  encrypted: 'yes' | 'no' | 'unknown' | 'not applicable';
  purchasedOn: string | null;
}

const SAID = { pass: 'yes', fail: 'no', unknown: 'unknown' } as const;

/** What the company has and did not dispose of, by kind and name. */
export async function attachmentE(database: Database, companyId: string, asOf = new Date()): Promise<InventoryRow[]> {
  const judged = await readJudged(database, companyId, asOf, ne(devices.status, 'disposed'));
  const bought = await database
    .select({ id: devices.id, purchasedOn: devices.purchasedOn })
    .from(devices)
    .where(eq(devices.companyId, companyId))
    .orderBy(asc(devices.kind), sql`lower(${devices.name})`, asc(devices.id));
  const names = await namesById(
    database,
    judged.flatMap(({ device }) => device.ownerId ?? []),
  );
  const byId = new Map(judged.map((each) => [each.device.id, each]));
  return bought.flatMap(({ id, purchasedOn }) => {
    const found = byId.get(id);
    if (!found) return [];
    const { device, verdict } = found;
    const encryption = verdict.checks.find(({ check }) => check === 'encryption');
    return {
      deviceId: id,
      kind: device.kind,
      name: device.name,
      model: [device.manufacturer, device.model].filter(Boolean).join(' '),
      serial: device.serial,
      owner: device.ownerId === null ? null : (names.get(device.ownerId) ?? null),
      location: device.location,
      status: device.status,
      os: [device.osName, device.osVersion].filter(Boolean).join(' '),
      encrypted: encryption ? SAID[encryption.state] : 'not applicable',
      purchasedOn,
    };
  });
}
