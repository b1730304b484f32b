import type { Payment, Transfer } from '@services/payments/contract/billing';
import type { copy } from './copy';

/** Props of the dialogs for payment actions. */
export interface ActionProps {
  payment: Payment;
  /** Opens the dialog that undoes a transfer. */
  onUndo: (transfer: Transfer) => void;
  onClose: () => void;
  /** Confirms the action in a toast, and reads again what it changed. */
  onDone: (text: string) => Promise<void>;
}

export type PaymentAction = keyof typeof copy.actions;

type Money = Pick<Payment, 'amount' | 'collected' | 'refunded' | 'isPaidTwice' | 'isCancelled' | 'transfers'>;

/** Returns what transfers paid of a payment. */
const received = ({ transfers }: Pick<Money, 'transfers'>): number => transfers.reduce((sum, { amount }) => sum + amount, 0);

/** Returns the amount of a payment that can still be refunded. */
export const refundable = ({ collected, refunded }: Pick<Money, 'collected' | 'refunded'>): number =>
  Math.max(0, collected - refunded);

/** Returns what of it the provider sends back, which is refunded first; the rest the firm pays back itself. */
export const refundableByProvider = (payment: Pick<Money, 'collected' | 'refunded' | 'transfers'>): number =>
  Math.max(0, payment.collected - received(payment) - payment.refunded);

/** Returns the amount of a payment that arrived without being owed and wasn't refunded yet. */
export function paidTooMuch(payment: Money): number {
  const { amount, collected, refunded, isPaidTwice, isCancelled } = payment;
  return isPaidTwice ? Math.max(0, collected - (isCancelled ? received(payment) : amount) - refunded) : 0;
}

/** Whether the transfers of a payment can be undone. */
export const mayUndo = ({ transfers, refunded }: Pick<Payment, 'transfers' | 'refunded'>): boolean =>
  transfers.length > 0 && refunded === 0;

/** Returns the actions that a payment allows. @param mayChange without it, it can only be read */
export function actionsOf(payment: Payment, mayChange: boolean): PaymentAction[] {
  if (!mayChange) return ['details'];
  const { status, clientCredit } = payment;
  const undo = mayUndo(payment) ? (['undo'] as const) : [];
  if (status === 'due' || status === 'failed')
    return [
      ...(status === 'failed' ? (['retry'] as const) : []),
      'receive',
      ...(clientCredit > 0 ? (['credit'] as const) : []),
      ...undo,
      'cancel',
      'details',
    ];
  return [...(status === 'paid' && refundable(payment) > 0 ? (['refund'] as const) : []), ...undo, 'details'];
}
