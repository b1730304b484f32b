import type { Payment } from '@services/payments/contract/billing';
import type { copy } from './copy';

/** Props of the dialogs for payment actions. */
export interface ActionProps {
  payment: Payment;
  onClose: () => void;
  /** Confirms the action in a toast, and reads again what it changed. */
  onDone: (text: string) => Promise<void>;
}

export type PaymentAction = keyof typeof copy.actions;

type Money = Pick<Payment, 'amount' | 'collected' | 'refunded' | 'isPaidTwice' | 'isCancelled' | 'receivedOn'>;

/** Returns the amount of a payment that can still be refunded. */
export const refundable = ({ collected, refunded }: Pick<Money, 'collected' | 'refunded'>): number =>
  Math.max(0, collected - refunded);

/** Returns the amount of a payment that arrived without being owed and wasn't refunded yet. */
export const paidTooMuch = ({ amount, collected, refunded, isPaidTwice, isCancelled, receivedOn }: Money): number =>
  isPaidTwice ? Math.max(0, collected - (isCancelled && receivedOn === null ? 0 : amount) - refunded) : 0;

/** Whether a refund goes through the provider; otherwise the firm pays it back itself. */
export const isCollected = ({ isPaidTwice, receivedOn }: Payment): boolean => isPaidTwice || receivedOn === null;

/** Returns the actions that a payment allows. @param mayChange without it, it can only be read */
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
