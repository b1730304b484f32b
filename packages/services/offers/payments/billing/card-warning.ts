import type { Database } from '@suite/kernel/database/database';
import { enqueue } from '@suite/kernel/jobs/enqueue';
import { momentAt } from '@suite/kernel/time-zone/zone-clock';
import { isoDayOf } from '@suite/values/day-number';
import { addDays } from '@suite/values/iso-day';
import { lastDay } from '@suite/values/month';
import { eq } from 'drizzle-orm';
import * as v from 'valibot';
import { billings, payers } from '../schema';

export const cardWarning = { kind: 'warn of an expiring card', payload: v.object({ proposalId: v.string() }) };

/** Days before the last one of a card on which its owner is notified. */
const AHEAD = 30;

/** Hour of the firm's day. */
const AT_HOUR = 9;

export const lastDayOf = (expires: string): string => isoDayOf(lastDay(expires));

/** Returns the moment from which the owner of a card is notified that it expires; milliseconds since 1970. */
export const warningTime = (expires: string, timeZone: string): number =>
  momentAt(addDays(lastDayOf(expires), -AHEAD), AT_HOUR, timeZone);

/** Schedules the mail about the saved card of a billed proposal; a job that runs too early schedules it again. */
export async function planCardWarning(transaction: Database, proposalId: string): Promise<void> {
  const [row] = await transaction
    .select({ payer: payers, timeZone: billings.timeZone })
    .from(payers)
    .innerJoin(billings, eq(billings.proposalId, payers.proposalId))
    .where(eq(payers.proposalId, proposalId));
  if (!row?.payer.method?.expires || row.payer.warnedAt) return;
  const { companyId, method } = row.payer;
  const runAt = warningTime(method.expires ?? '', row.timeZone);
  await enqueue(transaction, cardWarning, { proposalId }, { companyId, key: proposalId, runAt });
}
