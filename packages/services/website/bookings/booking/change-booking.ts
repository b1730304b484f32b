import { SuiteError } from '@suite/contract/errors';
import type { Database } from '@suite/kernel/database/database';
import type { Kernel } from '@suite/kernel/http/kernel';
import type { Deployment } from '@suite/zones/addresses';
import { eq } from 'drizzle-orm';
import type {} from '../facts';
import { type BookingRow, hostMail, visitorMail } from '../mails';
import { bookings } from '../schema';
import type { Offered } from '../slots/read-slots';
import { giveBack, takeSlot } from '../slots/take-slot';
import { enqueueReminder } from './remind';

const MINUTE = 60_000;

type Means = Pick<Kernel, 'queueMail' | 'facts' | 'clock'>;

export interface MailedBooking extends Offered {
  booking: BookingRow;
  deployment: Deployment;
  secret: string;
}

/**
 * Mails the visitor and the host.
 * @throws SuiteError `throttled` when the visitor had too many mails
 */
export async function tell(means: Means, transaction: Database, kind: 'booked' | 'moved', known: MailedBooking): Promise<void> {
  await queue(means, transaction, await visitorMail(transaction, kind, known));
  await queue(means, transaction, await hostMail(transaction, kind, known));
}

/**
 * Mails both about a canceled appointment; the cancellation succeeds even when the visitor had too many mails. @returns whether
 * the visitor gets one
 */
async function tellCanceled(means: Means, transaction: Database, known: MailedBooking): Promise<boolean> {
  await queue(means, transaction, await hostMail(transaction, 'canceled', known));
  try {
    await queue(means, transaction, await visitorMail(transaction, 'canceled', known));
    return true;
  } catch (error) {
    if (error instanceof SuiteError && error.code === 'throttled') return false;
    throw error;
  }
}

async function queue({ queueMail }: Means, transaction: Database, found: Awaited<ReturnType<typeof hostMail>>): Promise<void> {
  if (found) await queueMail(transaction, found);
}

/** Moves an appointment. Must be the last statement of its transaction. @returns whether the new time was free */
export async function moveBooking(means: Means, transaction: Database, known: MailedBooking, start: number): Promise<boolean> {
  const { booking, type, calendar } = known;
  const change = {
    startsAt: new Date(start),
    endsAt: new Date(start + type.minutes * MINUTE),
    sequence: booking.sequence + 1,
  };
  const write = (inner: Database) => inner.update(bookings).set(change).where(eq(bookings.id, booking.id));
  if (!(await takeSlot(transaction, known, { bookingId: booking.id, start }, write))) return false;
  const moved = { ...known, booking: { ...booking, ...change } };
  await tell(means, transaction, 'moved', moved);
  await enqueueReminder(transaction, type, moved.booking, means.clock());
  const { companyId, id: bookingId, name } = booking;
  const data = {
    bookingId,
    name,
    type: type.name,
    startsAt: change.startsAt.toISOString(),
    hostId: calendar.userId,
    isMoved: true,
  };
  await means.facts.append(transaction, 'booking.made', { companyId, data }, means.clock());
  return true;
}

interface Canceled {
  booking: BookingRow;
  /** Whether the visitor gets a mail. */
  isMailed: boolean;
}

/**
 * Cancels an appointment and frees its time. Must be the last statement of its transaction. @param byVisitor whether to notify
 * the firm
 */
export async function cancelKnown(
  means: Means,
  transaction: Database,
  known: MailedBooking,
  byVisitor: boolean,
): Promise<Canceled> {
  const { booking, type, calendar } = known;
  const change = { state: 'canceled' as const, sequence: booking.sequence + 1 };
  await transaction.update(bookings).set(change).where(eq(bookings.id, booking.id));
  await giveBack(transaction, booking.id);
  const canceled = { ...booking, ...change };
  const isMailed = await tellCanceled(means, transaction, { ...known, booking: canceled });
  if (!byVisitor) return { booking: canceled, isMailed };
  const { companyId, id: bookingId, name, startsAt } = booking;
  const data = { bookingId, name, type: type.name, startsAt: startsAt.toISOString(), hostId: calendar.userId };
  await means.facts.append(transaction, 'booking.canceled', { companyId, data }, means.clock());
  return { booking: canceled, isMailed };
}
