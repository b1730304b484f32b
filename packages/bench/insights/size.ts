import type { BookSize } from '@suite/host/demo/generated/book-size';

/** How much is measured. */
export interface Size {
  /** Invoices of the large book. */
  rows: number;
  /** Invoices of the small one that it is held against. */
  few: number;
  /** Rounds of which the median counts. */
  rounds: number;
}

/** Ten invoices a client, as of 100,000 clients with 1,000,000. */
export const bookOf = (invoices: number): BookSize => ({ clients: Math.ceil(invoices / 10), invoices, seed: 1, years: 4 });
