import { firmDay } from '@services/identity/ports';
import type { Database } from '@suite/kernel/database/database';
import { and, eq, inArray, isNull } from 'drizzle-orm';
import { devices, returnTasks } from '../schema';

type Returned = Pick<typeof devices.$inferSelect, 'status' | 'wipe' | 'ownerId'>;

/** Whether the device is no longer with the person. */
export const isBack = (device: Returned | undefined, userId: string): boolean =>
  device?.status !== 'assigned' || device.ownerId !== userId;

/** Whether the device has no data of the firm left, or can no longer be wiped. */
export const isWiped = (device: Returned | undefined): boolean =>
  !device || device.wipe === 'done' || device.status === 'disposed' || device.status === 'lost';

/** Closes the tasks whose devices are all returned and wiped. */
export async function closeSettledTasks(transaction: Database, companyId: string, now: number): Promise<void> {
  const open = await transaction
    .select()
    .from(returnTasks)
    .where(and(eq(returnTasks.companyId, companyId), isNull(returnTasks.closedOn)));
  if (!open.length) return;
  const today = await firmDay(transaction, companyId, now);
  const byId = await devicesOf(transaction, companyId, open);
  for (const { id, userId, deviceIds } of open) {
    const isSettled = deviceIds.every((deviceId) => isBack(byId.get(deviceId), userId) && isWiped(byId.get(deviceId)));
    if (isSettled) await transaction.update(returnTasks).set({ closedOn: today, outcome: 'done' }).where(eq(returnTasks.id, id));
  }
}

/** Returns the devices of tasks by id, without removed ones. */
export async function devicesOf(database: Database, companyId: string, tasks: readonly { deviceIds: string[] }[]) {
  const ids = [...new Set(tasks.flatMap(({ deviceIds }) => deviceIds))];
  const rows = ids.length
    ? await database
        .select()
        .from(devices)
        .where(and(eq(devices.companyId, companyId), inArray(devices.id, ids)))
    : [];
  return new Map(rows.map((row) => [row.id, row]));
}
