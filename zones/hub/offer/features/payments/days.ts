import { useOfferSettings } from '@services/offers/client/settings';
import type { Payment, PaymentStatus } from '@services/payments/contract/billing';
import { dayOf as utcDayOf } from '@suite/contract/day';
import { dayOf } from '@suite/insights/calendar';

/** The calendar day of a moment in a time zone, `2027-01-31`. @param now milliseconds since 1970 */
export function dayIn(timeZone: string, now: number): string {
  const parts = new Intl.DateTimeFormat('en', { timeZone, year: 'numeric', month: '2-digit', day: '2-digit' }).formatToParts(now);
  const of = (wanted: string) => parts.find(({ type }) => type === wanted)?.value ?? '';
  return `${of('year')}-${of('month')}-${of('day')}`;
}

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
