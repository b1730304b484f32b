import type { Database } from '@suite/kernel/database/database';
import { dayIn } from '@suite/values/zone-day';
import { and, eq, gte, inArray, isNull, or } from 'drizzle-orm';
import type { BillingRow } from '../rows';
import { billings, payments } from '../schema';

/** Whether a payment of an engagement is open or may come due: none does once its billings have ended. @param now milliseconds since 1970 */
export async function isCharged(database: Database, { engagementId, timeZone }: BillingRow, now: number): Promise<boolean> {
  const isOf = eq(billings.engagementId, engagementId);
  const goesOn = or(isNull(billings.endsOn), gte(billings.endsOn, dayIn(timeZone, now)));
  if (await database.$count(billings, and(isOf, goesOn))) return true;
  const all = database.select({ id: billings.proposalId }).from(billings).where(isOf);
  const isOpen = and(inArray(payments.proposalId, all), inArray(payments.status, ['due', 'processing', 'failed']));
  return (await database.$count(payments, isOpen)) > 0;
}
