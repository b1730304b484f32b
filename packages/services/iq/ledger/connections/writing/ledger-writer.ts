import type { RefusedError } from '../provider-error';

/** A line of an invoice; minor units, negative for a credit. */
export interface InvoiceLine {
  description: string;
  /** Units. The price of one, `net / quantity`, has at most four decimals of the currency. */
  quantity: number;
  net: number;
  tax: number;
  /** The provider's id of what the line is booked to: an account at Xero, a product or service at QuickBooks. */
  accountId: string;
  /** The provider's id of the tax rate; null for none. */
  taxCode: string | null;
}

/** An invoice to write. Days are ISO 8601. */
export interface NewInvoice {
  /** Ours, by which the invoice is found again. Unique in the books. */
  reference: string;
  contactId: string;
  on: string;
  dueOn: string;
  currency: string;
  isDraft: boolean;
  lines: readonly InvoiceLine[];
}

export type InvoiceStatus = 'draft' | 'approved' | 'paid' | 'voided' | 'deleted';

/** An invoice in the provider's books. Minor units of its currency. */
export interface LedgerInvoice {
  id: string;
  /** As the firm and its client know it; null while it has none. */
  number: string | null;
  status: InvoiceStatus;
  currency: string;
  total: number;
  /** What is settled, by payments or credits. */
  settled: number;
}

export interface Contact {
  id: string;
  name: string;
}

/** A payment of an invoice. */
export interface NewPayment {
  /** Ours, by which the payment is found again. */
  reference: string;
  invoiceId: string;
  contactId: string;
  /** The provider's id of the account that receives the money. */
  accountId: string;
  on: string;
  amount: number;
  currency: string;
}

/** What the firm chooses from to write invoices. */
export interface WritingChoices {
  accounts: Contact[];
  /** `rate` in thousandths of a percent, as in offers. */
  taxCodes: (Contact & { rate: number | null })[];
  /** The accounts that receive payments. */
  bankAccounts: Contact[];
}

/** What a refusal is about, as far as the provider says. */
export const refusals = ['closed-period', 'currency', 'contact', 'account', 'tax-code', 'subscription', 'other'] as const;
export type Refusal = { about: (typeof refusals)[number]; message: string };

/**
 * Writes to a firm's books at a provider. `key` is an idempotency key: the provider answers a repetition with what it did the
 * first time, as long as it remembers the key. Each call may throw ProviderError, and those that write UnknownOutcomeError and
 * RefusedError.
 */
export interface LedgerWriter {
  /** The provider's display name. */
  name: string;
  readChoices(): Promise<WritingChoices>;
  /** Returns contacts that an invoice can go to, by their exact name, regardless of case. */
  findContacts(name: string): Promise<Contact[]>;
  /** Returns contacts whose name or e-mail address contains a text, for a person to choose from. */
  searchContacts(text: string): Promise<Contact[]>;
  createContact(contact: { name: string; email: string | null }, key: string): Promise<Contact>;
  /** Returns the invoice with a reference of ours, whatever its status; undefined if there is none. */
  findInvoice(invoice: Pick<NewInvoice, 'reference' | 'contactId' | 'on'>): Promise<LedgerInvoice | undefined>;
  createInvoice(invoice: NewInvoice, key: string): Promise<LedgerInvoice>;
  /** Returns the invoices with these ids that the provider still has. */
  readInvoices(ids: readonly string[]): Promise<LedgerInvoice[]>;
  /** Returns the provider's id of the payment with a reference of ours; undefined if there is none. */
  findPayment(payment: Pick<NewPayment, 'reference' | 'invoiceId' | 'on'>): Promise<string | undefined>;
  /** @returns the provider's id of the payment */
  createPayment(payment: NewPayment, key: string): Promise<string>;
  /** Says what a refusal is about. */
  explain(error: RefusedError): Refusal;
}

/** The most invoices that are read in one request. */
export const READ_AT_ONCE = 40;
