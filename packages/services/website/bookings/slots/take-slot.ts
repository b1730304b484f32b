import type { Database } from '@suite/kernel/database/database';
import { eq } from 'drizzle-orm';
import { takenTimes } from '../schema';
import { slicesOf } from './free-slots';
import type { Offered } from './read-slots';

class SlotTakenError extends Error {}

/**
 * Writes a booking and takes its time instead of its previous one, or does neither. The database decides: a slice of a calendar
 * can be taken once, however many requests compete for it.
 * @returns whether the time was free
 */
export async function takeSlot(
  transaction: Database,
  { type, calendar }: Offered,
  { bookingId, start }: { bookingId: string; start: number },
  write: (inner: Database) => Promise<unknown>,
): Promise<boolean> {
  const rows = slicesOf(start, type).map((slice) => ({ calendarId: calendar.id, slice, bookingId }));
  try {
    await transaction.transaction(async (inner) => {
      await write(inner);
      await giveBack(inner, bookingId);
      const taken = await inner.insert(takenTimes).values(rows).onConflictDoNothing().returning({ slice: takenTimes.slice });
      if (taken.length < rows.length) throw new SlotTakenError();
    });
    return true;
  } catch (error) {
    if (error instanceof SlotTakenError) return false;
    throw error;
  }
}

export const giveBack = (transaction: Database, bookingId: string) =>
  transaction.delete(takenTimes).where(eq(takenTimes.bookingId, bookingId));
