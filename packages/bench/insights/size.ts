import type { BookSize } from '@suite/host/demo/generated/book-size';

export interface Size {
  /** Invoices of the large ledger. */
  rows: number;
  /** Invoices of the small ledger it is compared with. */
  few: number;
  /** Number of rounds; the median counts. */
  rounds: number;
}

/** Ten invoices per client, for example 100,000 clients with 1,000,000 invoices. */
export const bookOf = (invoices: number): BookSize => ({ clients: Math.ceil(invoices / 10), invoices, seed: 1, years: 4 });
