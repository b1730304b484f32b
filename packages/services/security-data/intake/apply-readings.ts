import type { Database } from '@suite/kernel/database/database';
import { and, eq, inArray, sql } from 'drizzle-orm';
import type { EvidenceResult } from '../contract/evidence';
import type { Kind, Source, Switch } from '../contract/terms';
import { leaveRoom } from '../inventory/rules';
import { devices, evidence, type SaidOf } from '../schema';
import type { Reading } from './reading';

export interface Intake {
  companyId: string;
  source: Exclude<Source, 'self-check'>;
  readings: readonly Reading[];
  /** Devices that the file may change; any of the firm when absent. */
  ownerId?: string;
  addsDevices: boolean;
  by: { id: string; name: string };
  file: { id: string; name: string };
  now: number;
}

/** Pieces of evidence that are written in one statement. */
const BATCH = 500;

type DeviceRecord = typeof devices.$inferSelect;

/** Adds what readings prove to the devices with their serial numbers. What is wrong with one does not keep the others out. */
export async function applyReadings(transaction: Database, intake: Intake): Promise<Omit<EvidenceResult, 'source'>> {
  const { companyId, readings } = intake;
  const known = await devicesBySerial(transaction, intake);
  const rejected: EvidenceResult['rejected'] = [];
  const fitting: { reading: Reading; device: DeviceRecord | undefined }[] = [];
  const seen = new Map<string, number>();
  readings.forEach((reading, index) => {
    const serial = reading.serial.toUpperCase();
    const device = known.get(serial);
    const first = seen.get(serial);
    const reason = refusalOf({ ...intake, serial, first, device });
    if (reason === undefined) {
      seen.set(serial, index + 1);
      fitting.push({ reading, device });
    } else {
      const name = [reading.name, reading.serial].filter(Boolean).join(', ') || `host ${index + 1}`;
      rejected.push({ device: name, reason });
    }
  });
  const added = fitting.filter(({ device }) => !device).length;
  if (added) await leaveRoom(transaction, companyId, added);
  const proofs: (typeof evidence.$inferInsert)[] = [];
  for (const { reading, device } of fitting) proofs.push(await applyOne(transaction, intake, reading, device));
  for (let at = 0; at < proofs.length; at += BATCH) await transaction.insert(evidence).values(proofs.slice(at, at + BATCH));
  return { updated: fitting.length - added, added, rejected };
}

interface Found extends Pick<Intake, 'addsDevices' | 'ownerId'> {
  serial: string;
  /** Number of the earlier host with the same serial number. */
  first: number | undefined;
  device: DeviceRecord | undefined;
}

/** Why a host of a file is left out. */
function refusalOf({ serial, first, device, ownerId, addsDevices }: Found): string | undefined {
  if (serial === '') return 'It has no serial number, so it is not known which device it is.';
  if (first !== undefined) return `Host ${first} of the file has the same serial number. Only that one was read.`;
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

/** Changes or adds a device. Returns the evidence for it. */
async function applyOne(transaction: Database, intake: Intake, reading: Reading, device: DeviceRecord | undefined) {
  const { companyId, source, by, file, now } = intake;
  // A clock of Fleet that runs ahead makes nothing newer than now.
  const at = new Date(Math.min(reading.seenAt?.getTime() ?? now, now));
  const said = mergeSaid(device?.said ?? {}, reading, source, at);
  const isNewest = !device?.lastSeenAt || device.lastSeenAt <= at;
  const system = reading.osVersion
    ? { platform: reading.platform, osName: reading.osName, osVersion: reading.osVersion }
    : undefined;
  const values = {
    said,
    lastSeenAt: isNewest ? at : (device?.lastSeenAt ?? at),
    updatedAt: new Date(now),
    ...(isNewest && system),
  };
  let deviceId = device?.id;
  if (deviceId) {
    const model = device?.model || reading.model;
    const manufacturer = device?.manufacturer || reading.manufacturer;
    await transaction
      .update(devices)
      .set({ ...values, model, manufacturer })
      .where(eq(devices.id, deviceId));
  } else {
    const { serial, manufacturer, model } = reading;
    const name = reading.name || serial;
    const [made] = await transaction
      .insert(devices)
      .values({ ...values, companyId, serial, manufacturer, model, name, kind: kindOf(reading), status: 'assigned' })
      .returning({ id: devices.id });
    deviceId = made?.id;
  }
  if (!deviceId) throw new Error('the device was not written');
  return {
    ...{ companyId, deviceId, source, at },
    ...{ by: by.name, byId: by.id, fileId: file.id, fileName: file.name },
    said: reading.said,
    osVersion: reading.osVersion,
  };
}

function kindOf({ platform }: Reading): Kind {
  if (platform === 'windows-server') return 'server';
  if (platform === 'ipados') return 'tablet';
  return platform === 'ios' || platform === 'android' ? 'phone' : 'computer';
}

interface Claims {
  said: Partial<Record<Switch, boolean>>;
  osVersion: string;
}

/** What evidence says replaces what older evidence said, check by check; what it does not say stays. */
export function mergeSaid(before: SaidOf, { said, osVersion }: Claims, source: Source, at: Date): SaidOf {
  const moment = at.toISOString();
  const claims: [keyof SaidOf, boolean][] = Object.entries(said) as [Switch, boolean][];
  if (osVersion) claims.push(['os', true]);
  const merged = { ...before };
  for (const [check, isOn] of claims) {
    const older = before[check];
    if (!older || older.at <= moment) merged[check] = { isOn, source, at: moment };
  }
  return merged;
}
