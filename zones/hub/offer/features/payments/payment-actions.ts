import type { Payment } from '@services/payments/contract/billing';
import type { copy } from './copy';

export type PaymentAction = keyof typeof copy.actions;

type Money = Pick<Payment, 'amount' | 'collected' | 'refunded' | 'isPaidTwice' | 'isCancelled' | 'receivedOn'>;

/** What of a payment can still be given back. */
export const refundable = ({ collected, refunded }: Pick<Money, 'collected' | 'refunded'>): number =>
  Math.max(0, collected - refunded);

/** What of a payment came though it was not owed any more, and was not given back yet. */
export const paidTooMuch = ({ amount, collected, refunded, isPaidTwice, isCancelled, receivedOn }: Money): number =>
  isPaidTwice ? Math.max(0, collected - (isCancelled && receivedOn === null ? 0 : amount) - refunded) : 0;

/** Whether a refund goes through the provider; else the firm pays it back itself. */
export const isCollected = ({ isPaidTwice, receivedOn }: Payment): boolean => isPaidTwice || receivedOn === null;

/** What can be done with a payment as it is. @param mayChange without it, it can only be read */
export function actionsOf(payment: Payment, mayChange: boolean): PaymentAction[] {
  const { status, receivedOn, refunded } = payment;
  if (!mayChange) return ['details'];
  if (status === 'due') return ['receive', 'cancel', 'details'];
  if (status === 'failed') return ['retry', 'receive', 'cancel', 'details'];
  return [
    ...(status === 'paid' && refundable(payment) > 0 ? (['refund'] as const) : []),
    ...(receivedOn !== null && refunded === 0 ? (['undo'] as const) : []),
    'details',
  ];
}
