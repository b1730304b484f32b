import { firmDay } from '@services/identity/ports';
import type { Database } from '@suite/kernel/database/database';
import { addDays } from '@suite/values/iso-day';
import { and, eq, inArray, isNull } from 'drizzle-orm';
import { devices, returnTasks } from '../schema';

/** Days that a person who left has to return devices. */
const DAYS_TO_RETURN = 7;

interface Change {
  companyId: string;
  userId: string;
  isActive: boolean;
  now: number;
}

/**
 * Opens the task to get devices back and wipe them when a person is deactivated, and closes it when they are activated again.
 * Runs in the same transaction, so that nobody is deactivated without the task.
 */
export async function followPerson(transaction: Database, { companyId, userId, isActive, now }: Change): Promise<void> {
  const today = await firmDay(transaction, companyId, now);
  const held = and(eq(devices.companyId, companyId), eq(devices.ownerId, userId), eq(devices.status, 'assigned'));
  const isOpen = and(eq(returnTasks.companyId, companyId), eq(returnTasks.userId, userId), isNull(returnTasks.closedOn));
  if (isActive) {
    await transaction.update(returnTasks).set({ closedOn: today, outcome: 'reactivated' }).where(isOpen);
    await transaction.update(devices).set({ wipe: 'none' }).where(held);
    return;
  }
  const rows = await transaction.select({ id: devices.id }).from(devices).where(held);
  if (!rows.length) return;
  const deviceIds = rows.map(({ id }) => id);
  await transaction
    .insert(returnTasks)
    .values({ companyId, userId, openedOn: today, dueOn: addDays(today, DAYS_TO_RETURN), deviceIds })
    .onConflictDoNothing();
  await transaction.update(devices).set({ wipe: 'needed' }).where(inArray(devices.id, deviceIds));
}
