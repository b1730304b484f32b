import type { Database } from '@suite/kernel/database/database';
import { and, eq, inArray, sql } from 'drizzle-orm';
import type { State } from '../contract/devices';
import { type EvidenceResult, MAX_RESULTS } from '../contract/evidence';
import type { Check, EvidenceSource, Kind } from '../contract/terms';
import { leaveRoom } from '../inventory/rules';
import { type ListedVerdict, readJudged } from '../judge/read-judged';
import { devices, evidence, type System } from '../schema';
import { mergeClaims } from './merge-claims';
import type { DatedReading, LeftOut } from './reading';

export interface Intake {
  companyId: string;
  source: EvidenceSource;
  readings: readonly DatedReading[];
  /** Hosts of the file that are no device. */
  leftOut: readonly LeftOut[];
  /** The person whose devices the file may change; absent when it may change any of the firm's. */
  ownerId?: string;
  addsDevices: boolean;
  by: { id: string; name: string };
  file: { id: string; name: string };
  isUnsupported: (system: System) => boolean;
  now: number;
}

/** Pieces of evidence written with one statement. */
const BATCH = 500;

type DeviceRecord = typeof devices.$inferSelect;

/** Adds the evidence of readings to the devices with their serial numbers. A faulty reading doesn't affect the others. */
export async function applyReadings(
  transaction: Database,
  intake: Intake,
): Promise<Omit<EvidenceResult, 'source' | 'lacking' | 'unread'>> {
  const { companyId, readings, leftOut } = intake;
  const known = await devicesBySerial(transaction, intake);
  const rejected: EvidenceResult['rejected'] = [...leftOut];
  const fitting: { reading: DatedReading; device: DeviceRecord | undefined }[] = [];
  const newest = newestHosts(readings);
  readings.forEach((reading, index) => {
    const serial = reading.serial.toUpperCase();
    const device = known.get(serial);
    const newer = newest.get(serial);
    const reason = refusalOf({ ...intake, serial, newer: newer === index ? undefined : newer, device, seenAt: reading.seenAt });
    if (reason === undefined) fitting.push({ reading, device });
    else {
      rejected.push({ device: nameOf(reading) || `host ${index + 1}`, reason });
    }
  });
  const added = fitting.filter(({ device }) => !device).length;
  if (added) await leaveRoom(transaction, companyId, added);
  const ids: string[] = [];
  for (let at = 0; at < fitting.length; at += BATCH) {
    const written = await writeBatch(transaction, intake, fitting.slice(at, at + BATCH));
    for (const id of written) ids.push(id);
  }
  const unproven = fitting.flatMap(({ reading, device }) =>
    Object.values(reading.details.unproven ?? {}).map((reason) => ({ device: device?.name ?? nameOf(reading), reason })),
  );
  return { updated: fitting.length - added, added, rejected, unproven, ...(await verdictsOn(transaction, intake, ids, fitting)) };
}

/** Returns the newest host of each serial number: a management may list a device once for each enrollment. */
function newestHosts(readings: readonly DatedReading[]): ReadonlyMap<string, number> {
  const newest = new Map<string, number>();
  readings.forEach(({ serial, seenAt }, index) => {
    const key = serial.toUpperCase();
    const before = newest.get(key);
    const beforeAt = before === undefined ? undefined : (readings[before]?.seenAt?.getTime() ?? 0);
    if (beforeAt === undefined || (seenAt?.getTime() ?? 0) > beforeAt) newest.set(key, index);
  });
  return newest;
}

const worstFirst: readonly State[] = ['failing', 'unknown', 'passing', 'none'];

/** Returns the devices' verdicts after a file was read. */
async function verdictsOn(transaction: Database, intake: Intake, ids: readonly string[], fitting: readonly Fitting[]) {
  const { companyId, now } = intake;
  const readingOf = new Map(ids.map((id, place) => [id, fitting[place]?.reading]));
  const judged = ids.length ? await readJudged(transaction, companyId, new Date(now), inArray(devices.id, [...ids])) : [];
  const counts = { failing: 0, unknown: 0, passing: 0, none: 0 };
  for (const { verdict } of judged) counts[verdict.state]++;
  judged.sort(
    (one, other) =>
      worstFirst.indexOf(one.verdict.state) - worstFirst.indexOf(other.verdict.state) ||
      one.device.name.localeCompare(other.device.name, 'en'),
  );
  const shown = judged.slice(0, MAX_RESULTS).map(({ device: { id, name, serial, status }, verdict }) => {
    const { state, failing, unknown } = verdict;
    const file = fileChecksOf(readingOf.get(id), verdict, now);
    return { id, name, serial, status, state, failing, unknown, file };
  });
  return { counts, devices: shown };
}

/** Says what the file says about each check that applies to a device. */
function fileChecksOf(reading: DatedReading | undefined, { checks, os }: ListedVerdict, now: number) {
  const file = { proven: [] as Check[], off: [] as Check[], claimed: [] as Check[], unknown: [] as Check[] };
  for (const { check } of checks) file[stateOf(check)].push(check);
  return { at: reading ? momentOf(reading, now).toISOString() : '', ...file };

  function stateOf(check: Check): keyof typeof file {
    if (check === 'os') {
      if (!reading?.osVersion || os.support === 'unknown' || os.version !== reading.osVersion) return 'unknown';
      return os.support === 'unsupported' ? 'off' : 'proven';
    }
    const isOn = reading?.claims[check];
    if (isOn !== undefined) return isOn ? 'proven' : 'off';
    return reading?.details.claimed?.[check] ? 'claimed' : 'unknown';
  }
}

const nameOf = ({ name, serial }: DatedReading): string => [name, serial].filter(Boolean).join(', ');

/** How far a clock may run ahead, in milliseconds. */
const AHEAD = 10 * 60_000;

interface FileHost extends Pick<Intake, 'addsDevices' | 'ownerId' | 'now'> {
  serial: string;
  /** The place of the newer host with the same serial number. */
  newer: number | undefined;
  device: DeviceRecord | undefined;
  seenAt: Date | null;
}

/** Returns why a host in a file is skipped. */
function refusalOf({ serial, newer, device, ownerId, addsDevices, seenAt, now }: FileHost): string | undefined {
  if (serial === '') return 'It has no serial number, so it is not known which device it is.';
  if (newer !== undefined) return `Host ${newer + 1} of the file has the same serial number. Only that one was read.`;
  if (seenAt === null) return 'This host was never seen, so the file has no date for it.';
  if (seenAt.getTime() > now + AHEAD)
    return 'The file says that it was seen on a day that has not come yet. Correct the clock of what wrote the file.';
  if (device?.status === 'disposed') return 'This device was disposed of according to the inventory.';
  if (device && ownerId !== undefined && device.ownerId !== ownerId) return 'This device is not assigned to you.';
  return device || addsDevices ? undefined : 'No device of the inventory has this serial number.';
}

async function devicesBySerial(transaction: Database, { companyId, readings }: Intake): Promise<Map<string, DeviceRecord>> {
  const serials = [...new Set(readings.map(({ serial }) => serial.toUpperCase()).filter(Boolean))];
  if (!serials.length) return new Map();
  const rows = await transaction
    .select()
    .from(devices)
    .where(and(eq(devices.companyId, companyId), inArray(sql`upper(${devices.serial})`, serials)))
    .for('update');
  return new Map(rows.map((row) => [row.serial.toUpperCase(), row]));
}

interface Fitting {
  reading: DatedReading;
  device: DeviceRecord | undefined;
}

/** Updates and adds devices with their evidence, in a few statements for hundreds of devices. Returns the devices' ids. */
async function writeBatch(transaction: Database, intake: Intake, batch: readonly Fitting[]): Promise<string[]> {
  const { companyId, source, by, file, now } = intake;
  const changed = batch.flatMap(({ reading, device }) =>
    device ? [{ id: device.id, ...valuesOf(intake, reading, device) }] : [],
  );
  if (changed.length)
    await transaction.execute(sql`
      UPDATE ${devices} AS device SET claims = reading.claims, last_seen_at = reading."lastSeenAt", updated_at = ${new Date(now).toISOString()}::timestamptz,
        manufacturer = reading.manufacturer, model = reading.model, platform = reading.platform, os_name = reading."osName", os_version = reading."osVersion"
      FROM jsonb_to_recordset(${JSON.stringify(changed)}::jsonb) AS reading(id uuid, claims jsonb, "lastSeenAt" timestamptz,
        manufacturer text, model text, platform text, "osName" text, "osVersion" text)
      WHERE device.id = reading.id`);
  const added = batch.flatMap(({ reading, device }) => {
    if (device) return [];
    const { serial, name } = reading;
    const values = {
      ...valuesOf(intake, reading, undefined),
      name: name || serial,
      kind: kindOf(reading),
      status: 'assigned' as const,
    };
    return [{ ...values, companyId, serial, lastSeenAt: new Date(values.lastSeenAt), updatedAt: new Date(now) }];
  });
  const made = added.length
    ? await transaction.insert(devices).values(added).returning({ id: devices.id, serial: devices.serial })
    : [];
  const idOf = new Map(made.map(({ id, serial }) => [serial, id]));
  const ids = batch.map(({ reading, device }) => {
    const id = device?.id ?? idOf.get(reading.serial);
    if (!id) throw new Error('the device was not written');
    return id;
  });
  await transaction.insert(evidence).values(
    batch.map(({ reading }, place) => {
      return {
        ...{ companyId, deviceId: ids[place] ?? '', source, at: momentOf(reading, now) },
        ...{ by: by.name, byId: by.id, fileId: file.id, fileName: file.name },
        ...{ claims: reading.claims, details: reading.details, osVersion: reading.osVersion },
      };
    }),
  );
  return ids;
}

/** A clock that runs slightly ahead doesn't make evidence newer than now. */
const momentOf = ({ seenAt }: DatedReading, now: number): Date => new Date(Math.min(seenAt?.getTime() ?? now, now));

/** Returns a device's columns after a reading. */
function valuesOf({ source, isUnsupported, now }: Intake, reading: DatedReading, device: DeviceRecord | undefined) {
  const at = momentOf(reading, now);
  const isNewest = !device?.lastSeenAt || device.lastSeenAt <= at;
  const { claims, details } = reading;
  const system = reading.osVersion ? systemOf(reading) : undefined;
  const merged = mergeClaims(device?.claims ?? {}, { claims, details, ...(system && { system }) }, { source, at, isUnsupported });
  const { platform, osName, osVersion } = merged.os?.system ?? (isNewest && system ? system : (device ?? reading));
  return {
    claims: merged,
    lastSeenAt: (isNewest ? at : (device?.lastSeenAt ?? at)).toISOString(),
    manufacturer: device?.manufacturer || reading.manufacturer,
    model: device?.model || reading.model,
    ...{ platform, osName, osVersion },
  };
}

const systemOf = ({ platform, osName, osVersion }: System): System => ({ platform, osName, osVersion });

function kindOf({ platform }: DatedReading): Kind {
  if (platform === 'windows-server') return 'server';
  if (platform === 'ipados') return 'tablet';
  return platform === 'ios' || platform === 'android' ? 'phone' : 'computer';
}
