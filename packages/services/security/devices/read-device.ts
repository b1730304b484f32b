import { membersOf, namesById } from '@services/identity/ports';
import type { Database } from '@suite/kernel/database/database';
import type { Files } from '@suite/kernel/files/create-files';
import type { Administrator } from '@suite/kernel/http/in-company';
import { isUuid } from '@suite/kernel/http/is-uuid';
import { and, desc, eq, sql } from 'drizzle-orm';
import type { Device, DeviceRow } from './contract/devices';
import type { Switch } from './contract/terms';
import { type DeviceRecord, type JudgedDevice, type ListedDevice, readJudge } from './judge/read-judged';
import { noDevice } from './refusals';
import { devices, evidence, handovers } from './schema';

const HOUR = 3_600_000;

/** The number of pieces of evidence that a page shows. */
const SHOWN = 20;

export const isAdministrator = ({ rights }: Pick<Administrator, 'rights'>): boolean => rights.includes('admin');

/**
 * Returns a device of the company that the caller may see: any for an administrator, otherwise their own. @throws SuiteError
 * `not_found`
 */
export async function requireDevice(database: Database, caller: Administrator, id: string): Promise<DeviceRecord> {
  const mine = and(
    eq(devices.id, id),
    eq(devices.companyId, caller.companyId),
    isAdministrator(caller) ? undefined : eq(devices.ownerId, caller.userId),
  );
  const [row] = isUuid(id) ? await database.select().from(devices).where(mine) : [];
  if (!row) throw noDevice();
  return row;
}

/** Owners' names, and whether they are still active. */
export type Owners = ReadonlyMap<string, { name: string; isActive: boolean }>;

export async function readOwners(database: Database, companyId: string, ids: readonly (string | null)[]): Promise<Owners> {
  const known = [...new Set(ids.filter((id) => id !== null))];
  const names = await namesById(database, known);
  const active = new Set(known.length ? (await membersOf(database, companyId)).map(({ id }) => id) : []);
  return new Map(known.map((id) => [id, { name: names.get(id) ?? '', isActive: active.has(id) }]));
}

type Shown = Omit<JudgedDevice, 'device'> & {
  device: Omit<ListedDevice, 'lastSeenAt'> & { lastSeenAt: Date | number | null };
};

/** Returns a device as a row of a list. */
export function deviceRowOf({ device, level, verdict }: Shown, owners: Owners): DeviceRow {
  const { id, kind, name, serial, model, manufacturer, ownerId, location, status, lastSeenAt, version } = device;
  const owner = ownerId === null ? undefined : owners.get(ownerId);
  return {
    ...{ id, kind, name, serial, location, status, level, version },
    model: [manufacturer, model].filter(Boolean).join(' '),
    os: verdict.os,
    owner: ownerId === null || !owner ? null : { userId: ownerId, ...owner },
    state: verdict.state,
    failing: verdict.failing,
    unknown: verdict.unknown,
    lastSeenAt: lastSeenAt === null ? null : new Date(lastSeenAt).toISOString(),
    isStale: verdict.isStale,
  };
}

interface Reading {
  database: Database;
  files: Files;
  now: number;
}

/** Returns everything that the page of a device shows. */
export async function deviceOf({ database, files, now }: Reading, device: DeviceRecord): Promise<Device> {
  const { companyId, disposal } = device;
  const judged = (await readJudge(database, companyId, new Date(now)))(device);
  const owners = await readOwners(database, companyId, [device.ownerId]);
  const pathOf = (fileId: string) => files.addressOf(fileId, now + HOUR);
  const rows = await database
    .select()
    .from(evidence)
    .where(eq(evidence.deviceId, device.id))
    .orderBy(desc(evidence.at))
    .limit(SHOWN);
  const signed = await database
    .select({ id: handovers.id, kind: handovers.kind, on: handovers.on, person: handovers.person })
    .from(handovers)
    .where(and(eq(handovers.companyId, companyId), sql`${handovers.devices} @> ${JSON.stringify([{ id: device.id }])}::jsonb`))
    .orderBy(desc(handovers.at));
  const certificate = disposal?.certificate;
  return {
    ...deviceRowOf(judged, owners),
    model: device.model,
    manufacturer: device.manufacturer,
    purchasedOn: device.purchasedOn,
    warrantyUntil: device.warrantyUntil,
    notes: device.notes,
    wipe: device.wipe,
    disposal: disposal && {
      ...disposal,
      certificate: certificate ? { name: certificate.name, path: pathOf(certificate.fileId) } : null,
    },
    checks: judged.verdict.checks,
    evidence: rows.map(({ id, source, at, by, fileName, pictureId, claims, osVersion, details }) => ({
      ...{ id, source, by, fileName, osVersion },
      volumes: details.volumes ?? [],
      lastBackupAt: details.lastBackupAt ?? null,
      claimed: Object.keys(details.claimed ?? {}) as Switch[],
      unproven: details.unproven ?? {},
      reasons: details.reasons ?? {},
      at: at.toISOString(),
      picture: pictureId && pathOf(pictureId),
      claims,
    })),
    handovers: signed,
  };
}
