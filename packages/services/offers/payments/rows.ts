import type { Kernel } from '@suite/kernel/http/kernel';
import type { Place } from '@suite/zones/addresses';
import type { Provider } from './provider/provider';
import type { accounts, attempts, billings, checkouts, payments, refunds } from './schema';

export type AccountRow = typeof accounts.$inferSelect;
export type BillingRow = typeof billings.$inferSelect;
export type PaymentRow = typeof payments.$inferSelect;
export type AttemptRow = typeof attempts.$inferSelect;
export type CheckoutRow = typeof checkouts.$inferSelect;
export type RefundRow = typeof refunds.$inferSelect;

/** What the service works with. */
export interface Means {
  kernel: Kernel;
  /** Where the links of mails lead; without one none are sent. */
  place: Place | undefined;
  openProvider: (secretKey: string) => Provider;
  /** Tries a key, and changes nothing. @throws Refused, Unreachable */
  tryKey: (secretKey: string) => Promise<void>;
}
