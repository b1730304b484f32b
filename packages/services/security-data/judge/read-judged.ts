import { membersHolding } from '@services/identity/ports';
import type { Database } from '@suite/kernel/database/database';
import { and, eq, type SQL } from 'drizzle-orm';
import type { Level } from '../contract/terms';
import { devices, osReleases } from '../schema';
import { indexReleases } from './find-release';
import { judge, type Verdict } from './judge';

export type DeviceRecord = typeof devices.$inferSelect;

/** What a list needs of a device. */
const { id, kind, name, serial, manufacturer, model, platform, osName, osVersion, ownerId, location, status } = devices;
const { said, lastSeenAt, version } = devices;
const columns = {
  ...{ id, kind, name, serial, manufacturer, model, platform, osName, osVersion, ownerId, location, status },
  ...{ said, lastSeenAt, version },
};
export type ListedDevice = Pick<DeviceRecord, keyof typeof columns>;

export interface JudgedDevice {
  device: ListedDevice;
  level: Level;
  verdict: Verdict;
}

/** Judges devices by what their owners may open: an administrator's laptop must meet more. */
export async function readJudge(database: Database, companyId: string, asOf: Date) {
  const releases = indexReleases(await database.select().from(osReleases));
  const administrators = new Set(await membersHolding(database, companyId, ['admin']));
  const levelOf = (owner: string | null): Level => (owner !== null && administrators.has(owner) ? 'strict' : 'standard');
  return <Device extends Omit<ListedDevice, 'version'>>(device: Device) => {
    const level = levelOf(device.ownerId);
    return { device, level, verdict: judge(device, { level, releases, asOf }) };
  };
}

/** The company's devices that a condition holds for, judged, by name. */
export async function readJudged(database: Database, companyId: string, asOf: Date, where?: SQL): Promise<JudgedDevice[]> {
  const judged = await readJudge(database, companyId, asOf);
  const rows = await database
    .select(columns)
    .from(devices)
    .where(and(eq(devices.companyId, companyId), where));
  return rows.map(judged);
}
