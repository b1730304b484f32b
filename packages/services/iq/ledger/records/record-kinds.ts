/**
 * The records that a source is read into. A record refers to others by their ids at the source; money is in whole minor units of
 * its currency, days are `2021-03-17`, decimals are exact text.
 */

interface Sourced {
  sourceId: string;
}

interface Versioned extends Sourced {
  sourceUpdatedAt: Date;
}

interface InCurrency {
  /** ISO 4217. */
  currency: string;
  /** Units of it for one of the organization's own; null when the source does not say. */
  currencyRate: string | null;
}

export interface CustomerRecord extends Sourced {
  name: string;
  email: string | null;
}

export interface VendorRecord extends Sourced {
  name: string;
}

interface DocumentRecord extends Versioned, InCurrency {
  number: string | null;
  reference: string | null;
  issuedOn: string;
  dueOn: string;
  linesIncludeTax: boolean;
  subtotal: number;
  /** Null when the source does not list tax separately. */
  tax: number | null;
  total: number;
}

export interface InvoiceRecord extends DocumentRecord {
  customerSourceId: string;
  /** False when its source says nothing about payment; true when absent. */
  settlementKnown?: boolean;
  /** True when the due date follows from the firm's payment terms; false when absent. */
  dueByTerms?: boolean;
}

export interface BillRecord extends DocumentRecord {
  vendorSourceId: string;
}

interface LineRecord extends Sourced {
  description: string | null;
  itemCode: string | null;
  accountCode: string | null;
  quantity: string;
  /** Without tax. */
  amount: number;
  tax: number;
}

export interface InvoiceLineRecord extends LineRecord {
  invoiceSourceId: string;
}

export interface BillLineRecord extends LineRecord {
  billSourceId: string;
}

export interface PaymentRecord extends Versioned, InCurrency {
  customerSourceId: string;
  reference: string | null;
  paidOn: string;
  amount: number;
}

export interface CreditNoteRecord extends Versioned, InCurrency {
  customerSourceId: string;
  number: string | null;
  issuedOn: string;
  /** Above zero, with tax. */
  total: number;
  /** Whether it was paid out on its date. */
  isRefunded: boolean;
  /** Null when the source does not list tax separately. */
  tax: number | null;
}

export interface ApplicationRecord extends Sourced {
  invoiceSourceId: string;
  /** One of the two, or neither (`ledgerApplications`). */
  paymentSourceId: string | null;
  creditNoteSourceId: string | null;
  appliedOn: string;
  /** Absent when it was applied on that day; otherwise it was applied after this day and by that one (`ledgerApplications`). */
  appliedAfter?: string | null;
  /** In the invoice's currency, above zero. */
  amount: number;
}

export interface VendorPaymentRecord extends Sourced, InCurrency {
  vendorSourceId: string;
  paidOn: string;
  /** Below zero when the money came back. */
  amount: number;
  account: string | null;
  /** Whether it is not for a bill; null when the source does not say. */
  isDirect: boolean | null;
}

export interface Records {
  customers: CustomerRecord;
  vendors: VendorRecord;
  invoices: InvoiceRecord;
  'invoice lines': InvoiceLineRecord;
  bills: BillRecord;
  'bill lines': BillLineRecord;
  payments: PaymentRecord;
  'credit notes': CreditNoteRecord;
  applications: ApplicationRecord;
  'vendor payments': VendorPaymentRecord;
}

export type RecordKind = keyof Records;

/** Kinds that the ledger identifies by company and source; the others are parts of a document. */
export type OwnKind = Exclude<RecordKind, PartKind>;
export type PartKind = 'invoice lines' | 'bill lines' | 'applications';

type ColumnType = 'text' | 'bigint' | 'numeric' | 'date' | 'timestamptz' | 'boolean';

/** Another record that a record refers to. */
export interface Parent {
  kind: OwnKind;
  /** The column with its id. */
  column: string;
  /** The record's property that refers to it. */
  property: string;
  /** Whether a record can do without it. */
  isOptional?: boolean;
}

export interface KindOfRecord {
  table: string;
  /** Column types by name; in camel case, the names are the record's properties. */
  columns: Record<string, ColumnType>;
  /** Values of columns for records that leave them out; null without a default. */
  defaults?: Record<string, boolean>;
  parents: readonly Parent[];
  /** The parent that a part belongs to: the part's id is unique within it only. */
  owner?: Parent;
}

const customer: Parent = { kind: 'customers', column: 'customer_id', property: 'customerSourceId' };
const vendor: Parent = { kind: 'vendors', column: 'vendor_id', property: 'vendorSourceId' };
const invoice: Parent = { kind: 'invoices', column: 'invoice_id', property: 'invoiceSourceId' };
const bill: Parent = { kind: 'bills', column: 'bill_id', property: 'billSourceId' };

const inCurrency = { currency: 'text', currency_rate: 'numeric' } as const;
const versioned = { source_updated_at: 'timestamptz' } as const;

const document = {
  ...versioned,
  number: 'text',
  reference: 'text',
  issued_on: 'date',
  due_on: 'date',
  ...inCurrency,
  lines_include_tax: 'boolean',
  subtotal: 'bigint',
  tax: 'bigint',
  total: 'bigint',
} as const;

const line = {
  description: 'text',
  item_code: 'text',
  account_code: 'text',
  quantity: 'numeric',
  amount: 'bigint',
  tax: 'bigint',
} as const;

/** In an order in which each record follows those that it refers to. */
export const recordKinds: Record<RecordKind, KindOfRecord> = {
  customers: { table: 'ledger.customers', columns: { name: 'text', email: 'text' }, parents: [] },
  vendors: { table: 'ledger.vendors', columns: { name: 'text' }, parents: [] },
  invoices: {
    table: 'ledger.invoices',
    columns: { ...document, settlement_known: 'boolean', due_by_terms: 'boolean' },
    defaults: { settlement_known: true, due_by_terms: false },
    parents: [customer],
  },
  'invoice lines': { table: 'ledger.invoice_lines', columns: line, parents: [invoice], owner: invoice },
  bills: { table: 'ledger.bills', columns: document, parents: [vendor] },
  'bill lines': { table: 'ledger.bill_lines', columns: line, parents: [bill], owner: bill },
  payments: {
    table: 'ledger.payments',
    columns: { ...versioned, reference: 'text', paid_on: 'date', ...inCurrency, amount: 'bigint' },
    parents: [customer],
  },
  'credit notes': {
    table: 'ledger.credit_notes',
    columns: {
      ...versioned,
      number: 'text',
      issued_on: 'date',
      ...inCurrency,
      total: 'bigint',
      tax: 'bigint',
      is_refunded: 'boolean',
    },
    parents: [customer],
  },
  applications: {
    table: 'ledger.applications',
    columns: { applied_on: 'date', applied_after: 'date', amount: 'bigint' },
    parents: [
      invoice,
      { kind: 'payments', column: 'payment_id', property: 'paymentSourceId', isOptional: true },
      { kind: 'credit notes', column: 'credit_note_id', property: 'creditNoteSourceId', isOptional: true },
    ],
    owner: invoice,
  },
  'vendor payments': {
    table: 'ledger.vendor_payments',
    columns: { paid_on: 'date', ...inCurrency, amount: 'bigint', account: 'text', is_direct: 'boolean' },
    parents: [vendor],
  },
};

/** In the order of `recordKinds`. */
export const allKinds = Object.keys(recordKinds) as readonly RecordKind[];
