import type { Payment, PaymentStatus } from '@services/payments/contract/billing';
import { getOfferSettings } from '@services/price-book/contract/settings';
import { useQuery } from '@suite/api/use-query';
import { daysBetween, utcDayOf } from '@suite/values/iso-day';
import { dayIn } from '@suite/values/zone-day';

/** Returns today's date in the firm's time zone, which decides what is due and late; in UTC until the zone is known. */
export function useToday(): string {
  const timeZone = useQuery(getOfferSettings, {}, { isOptional: true }).data?.timeZone;
  return timeZone ? dayIn(timeZone, Date.now()) : utcDayOf(Date.now());
}

/** Returns the number of days that a payment has waited for the client; 0 if it isn't late or is being processed. */
export function daysLate({ dueOn, status }: Pick<Payment, 'dueOn' | 'status'>, today: string): number {
  return status === 'due' || status === 'failed' ? Math.max(0, daysBetween(dueOn, today)) : 0;
}

export type ShownStatus = PaymentStatus | 'late';

/** Returns the status to show for a payment: due until its day has passed, then late. */
export const shownStatus = ({ dueOn, status }: Pick<Payment, 'dueOn' | 'status'>, today: string): ShownStatus =>
  status === 'due' && dueOn < today ? 'late' : status;

/** Whether a card can no longer be charged. @param expires the last month in which it can be, `2027-04` */
export const isOver = (expires: string, today: string): boolean => expires < today.slice(0, 7);
