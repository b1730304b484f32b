import type { Database } from '@suite/kernel/database/database';
import type { Kernel } from '@suite/kernel/http/kernel';
import { defineJob, type Job } from '@suite/kernel/jobs/define-job';
import { enqueue } from '@suite/kernel/jobs/enqueue';
import type { Deployment } from '@suite/zones/addresses';
import * as v from 'valibot';
import { type BookingRow, visitorMail } from '../mails';
import type { types } from '../schema';
import { findBooking, secretOf } from './find-booking';

const HOUR = 3_600_000;

const payload = v.object({ bookingId: v.string(), sequence: v.number() });

const job = { kind: 'remind of an appointment', payload } as const;

/** Reminds the visitor, unless the appointment was moved or canceled since. @param deployment where the links of its mails lead */
export const createReminderJob = (
  { queueMail, sealing }: Pick<Kernel, 'queueMail' | 'sealing'>,
  deployment: Deployment,
): Job<typeof payload> =>
  defineJob({
    ...job,
    attempts: 5,
    backOff: { first: 60, most: 3600 },
    leaseSeconds: 60,
    atOnce: 2,
    isHarmless: true,
    doing: 'reminded of an appointment',
    async run({ bookingId, sequence }, { database, clock }) {
      await database.transaction(async (transaction) => {
        const found = await findBooking(transaction, bookingId);
        const secret = found && secretOf(sealing, found.booking);
        if (!found || secret === undefined) return;
        const { state, sequence: present, startsAt } = found.booking;
        if (state !== 'booked' || present !== sequence || startsAt.getTime() <= clock()) return;
        const mail = await visitorMail(transaction, 'reminder', { ...found, deployment, secret });
        await queueMail(transaction, mail, `reminder ${bookingId} ${sequence}`);
      });
    },
  });

type Type = Pick<typeof types.$inferSelect, 'reminderHours'>;

/** Enqueues the reminder, unless it would follow the booking at once. */
export async function enqueueReminder(
  transaction: Database,
  { reminderHours }: Type,
  booking: BookingRow,
  now: number,
): Promise<void> {
  if (reminderHours === null) return;
  const runAt = booking.startsAt.getTime() - reminderHours * HOUR;
  if (runAt <= now) return;
  const { id: bookingId, sequence, companyId } = booking;
  await enqueue(transaction, job, { bookingId, sequence }, { companyId, key: `${bookingId} ${sequence}`, runAt });
}
