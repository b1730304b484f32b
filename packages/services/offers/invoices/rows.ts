import type { LedgerWriting } from '@services/ledger/ports';
import type { Kernel } from '@suite/kernel/http/kernel';
import type { invoices, postings, settings } from './schema';

export type InvoiceRow = typeof invoices.$inferSelect;
export type PostingRow = typeof postings.$inferSelect;
export type SettingsRow = typeof settings.$inferSelect;

/** Dependencies of the service. */
export interface Dependencies {
  kernel: Kernel;
  writing: LedgerWriting;
}
