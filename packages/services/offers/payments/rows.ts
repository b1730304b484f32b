import type { Kernel } from '@suite/kernel/http/kernel';
import type { Deployment } from '@suite/zones/addresses';
import type { Provider } from './provider/provider';
import type { accounts, attempts, billings, checkouts, payments, refunds, statementLines, statements, transfers } from './schema';

export type AccountRow = typeof accounts.$inferSelect;
export type BillingRow = typeof billings.$inferSelect;
export type PaymentRow = typeof payments.$inferSelect;
export type AttemptRow = typeof attempts.$inferSelect;
export type CheckoutRow = typeof checkouts.$inferSelect;
export type TransferRow = typeof transfers.$inferSelect;
export type StatementRow = typeof statements.$inferSelect;
export type StatementLineRow = typeof statementLines.$inferSelect;
export type RefundRow = typeof refunds.$inferSelect;

/** Dependencies of the service. */
export interface Dependencies {
  kernel: Kernel;
  /** Where links in mails lead; without it, no mail is sent. */
  deployment: Deployment | undefined;
  openProvider: (secretKey: string) => Provider;
  /** Tests a key without changing anything. @throws RefusedError, UnreachableError */
  tryKey: (secretKey: string) => Promise<void>;
}
