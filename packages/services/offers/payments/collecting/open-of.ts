import type { PaymentRow } from '../rows';

/** Returns what is still to be paid of a payment that is not waived; minor units. */
export const openOf = ({ amount, collected }: Pick<PaymentRow, 'amount' | 'collected'>): number =>
  Math.max(0, amount - collected);
