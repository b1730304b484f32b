import { useOfferSettings } from '@services/offers/client/settings';
import type { Payment, PaymentStatus } from '@services/payments/contract/billing';
import { dayIn, dayOf as utcDayOf } from '@suite/contract/day';
import { dayOf } from '@suite/insights/calendar';

/** Today where the firm is, whose days decide what is due and late; in UTC until its time zone is known. */
export function useToday(): string {
  const timeZone = useOfferSettings().data?.timeZone;
  return timeZone ? dayIn(timeZone, Date.now()) : utcDayOf(Date.now());
}

/** Days for which a payment has waited for the client; 0 of one that is not late, or is being processed. */
export function daysLate({ dueOn, status }: Pick<Payment, 'dueOn' | 'status'>, today: string): number {
  return status === 'due' || status === 'failed' ? Math.max(0, dayOf(today) - dayOf(dueOn)) : 0;
}

export type ShownStatus = PaymentStatus | 'late';

/** The one word for how a payment stands: due until its day has passed, then late. */
export const shownStatus = ({ dueOn, status }: Pick<Payment, 'dueOn' | 'status'>, today: string): ShownStatus =>
  status === 'due' && dueOn < today ? 'late' : status;

/** Whether a card can no longer be charged. @param expires the last month in which it can, `2027-04` */
export const isOver = (expires: string, today: string): boolean => expires < today.slice(0, 7);
