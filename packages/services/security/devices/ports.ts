/** Functions that other services may use to read. Each runs in the caller's transaction. */
import { firmDay, namesById } from '@services/identity/ports';
import type { Database } from '@suite/kernel/database/database';
import { and, eq, isNull, max, min, ne } from 'drizzle-orm';
import type { CheckState } from './contract/devices';
import { type Check, checks } from './contract/terms';
import { type Alike, type JudgedDevice, type ListedVerdict, NAMED, readAlike, readJudged } from './judge/read-judged';
import { devices, evidence, returnTasks } from './schema';

export interface DeviceFacts {
  /** All devices of the firm that are not disposed of. */
  devices: number;
  /** Devices in use. The fields below count these, for each check that applies. */
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
  /** People who left and whose devices are not returned or not wiped. */
  openReturns: number;
  /** People who left and whose devices are returned and wiped. */
  closedReturns: number;
  /** The earliest day on which the devices of one of them are due. */
  firstReturnDueOn: string | null;
  newestEvidenceOn: string | null;
  /** The first failing devices of each check, by name. */
  failing: Partial<Record<Check, string[]>>;
}

/** Returns how well the company's devices are protected, as far as evidence of the last 30 days proves it. */
export async function deviceFacts(database: Database, companyId: string, asOf: Date): Promise<DeviceFacts> {
  const alike = await readAlike(database, companyId, asOf);
  const count = (test: (verdict: ListedVerdict) => boolean) =>
    alike.reduce((sum, { verdict, count: of }) => (test(verdict) ? sum + of : sum), 0);
  const { encryption, os, firewall, antivirus, backup, screenLock, vpn } = sharesOf(alike);
  return {
    devices: await database.$count(devices, and(eq(devices.companyId, companyId), ne(devices.status, 'disposed'))),
    assigned: count(() => true),
    encrypted: encryption.pass,
    notEncrypted: encryption.fail,
    encryptionUnknown: encryption.unknown,
    supportedOs: os.pass,
    unsupportedOs: os.fail,
    osUnknown: os.unknown,
    endingWithin90Days: count(({ os: { support } }) => support === 'ending'),
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
    stale: count(({ isStale }) => isStale),
    openReturns: await countOpenReturns(database, companyId),
    closedReturns: await database.$count(returnTasks, and(eq(returnTasks.companyId, companyId), eq(returnTasks.outcome, 'done'))),
    firstReturnDueOn: await firstReturnDueOn(database, companyId),
    newestEvidenceOn: await newestEvidence(database, companyId),
    failing: failingNames(alike),
  };
}

function failingNames(alike: readonly Alike[]): DeviceFacts['failing'] {
  const failing: DeviceFacts['failing'] = {};
  for (const check of checks) {
    const names = alike
      .filter(({ verdict }) => verdict.checks.some((one) => one.check === check && one.state === 'fail'))
      .flatMap((group) => group.names)
      .sort((one, other) => one.localeCompare(other, 'en'));
    if (names.length) failing[check] = names.slice(0, NAMED);
  }
  return failing;
}

/** A device in use that fails a check or whose state is unknown. */
export interface LackingDevice {
  name: string;
  owner: string | null;
  state: 'fail' | 'unknown';
}

/** Returns the devices in use that don't pass a check that applies to them, by name; the same devices that the numbers count. */
export async function devicesLacking(database: Database, companyId: string, asOf: Date, check: Check): Promise<LackingDevice[]> {
  const judged = await readJudged(database, companyId, asOf, eq(devices.status, 'assigned'));
  const lacking = judged
    .flatMap(({ device, verdict }) => {
      const state = verdict.checks.find((one) => one.check === check)?.state;
      return state === 'fail' || state === 'unknown' ? { ...device, state } : [];
    })
    .sort((one, other) => one.name.localeCompare(other.name, 'en'));
  const names = await namesById(
    database,
    lacking.flatMap(({ ownerId }) => ownerId ?? []),
  );
  return lacking.map(({ name, ownerId, state }) => ({
    ...{ name, state },
    owner: ownerId === null ? null : (names.get(ownerId) ?? null),
  }));
}

/** Counts, for each check, how many of the devices in use it applies to pass, fail or are unknown. */
export function sharesOf(alike: readonly Alike[]): Record<Check, Record<CheckState['state'], number>> {
  const shares = Object.fromEntries(checks.map((check) => [check, { pass: 0, fail: 0, unknown: 0 }])) as ReturnType<
    typeof sharesOf
  >;
  for (const { verdict, count } of alike) for (const { check, state } of verdict.checks) shares[check][state] += count;
  return shares;
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

/** Returns the day of the company's newest evidence. */
export async function newestEvidence(database: Database, companyId: string): Promise<string | null> {
  const [row] = await database
    .select({ at: max(evidence.at) })
    .from(evidence)
    .where(eq(evidence.companyId, companyId));
  return row?.at ? firmDay(database, companyId, row.at.getTime()) : null;
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

const ANSWERS = { pass: 'yes', fail: 'no', unknown: 'unknown' } as const;

/** Returns the company's devices that are not disposed of, by kind and name. */
export async function attachmentE(database: Database, companyId: string, asOf = new Date()): Promise<InventoryRow[]> {
  const judged = await readJudged(database, companyId, asOf, ne(devices.status, 'disposed'));
  const names = await namesById(
    database,
    judged.flatMap(({ device }) => device.ownerId ?? []),
  );
  const kindOf = ({ device: { kind, name } }: JudgedDevice) => `${kind}\n${name.toLowerCase()}`;
  return judged
    .sort((one, other) => (kindOf(one) < kindOf(other) ? -1 : 1))
    .map(({ device, verdict }) => {
      const encryption = verdict.checks.find(({ check }) => check === 'encryption');
      return {
        deviceId: device.id,
        kind: device.kind,
        name: device.name,
        model: [device.manufacturer, device.model].filter(Boolean).join(' '),
        serial: device.serial,
        owner: device.ownerId === null ? null : (names.get(device.ownerId) ?? null),
        location: device.location,
        status: device.status,
        os: [device.osName, device.osVersion].filter(Boolean).join(' '),
        encrypted: encryption ? ANSWERS[encryption.state] : 'not applicable',
        purchasedOn: device.purchasedOn,
      };
    });
}
