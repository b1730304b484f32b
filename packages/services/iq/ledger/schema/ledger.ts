import { sql } from 'drizzle-orm';
import {
  type AnyPgColumn,
  bigint,
  boolean,
  date,
  index,
  integer,
  jsonb,
  numeric,
  primaryKey,
  text,
  timestamp,
  unique,
  uuid,
} from 'drizzle-orm/pg-core';
import { ledgerSchema } from './database-schema';
import { clients } from './firms';

/**
 * The ledger as every connector fills it. A row belongs to one company and is identified by its source and its id at the source,
 * so that reading a source twice changes nothing. Money is in whole minor units of the row's currency; its value in the firm's
 * currency follows from the row's rate.
 *
 * The amount open on a day is an invoice's total less the applications up to that day: nothing else records when it was settled.
 */

/** The system that a row comes from: one for each type of connection (§3), and `sample` for sample data. */
export type LedgerSource = 'quickbooks-online' | 'quickbooks-desktop' | 'google-sheets' | 'microsoft-office' | 'xero' | 'sample';

const id = () => bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity();

/** Number of the import run that last wrote the row. */
const writtenBy = () => bigint('written_by', { mode: 'number' }).notNull();

/** Deleting a company deletes its customers and vendors, and with them everything that depends on them. */
const companyId = () => uuid('company_id').notNull();

const sourced = () => ({
  id: id(),
  companyId: uuid('company_id').notNull(),
  source: text('source').notNull().$type<LedgerSource>(),
  sourceId: text('source_id').notNull(),
  writtenBy: writtenBy(),
});

const money = (column: string) => bigint(column, { mode: 'number' }).notNull();

/** ISO 4217, and how many units of it one unit of the firm's currency is worth; null when the source does not say. */
const currency = () => ({
  currency: text('currency').notNull(),
  currencyRate: numeric('currency_rate'),
  /** Rate that a person entered for this document, whose source gives none. */
  enteredRate: numeric('entered_rate'),
  /** Rate that `records/resolve-rates.ts` found for a document whose source gives none, and the date of that rate. */
  foundRate: numeric('found_rate'),
  foundRateOn: date('found_rate_on'),
});

/** SQL: whether the source of a document gives no usable rate. */
export const LACKS_RATE = 'coalesce(currency_rate, 0) <= 0';

/** Index of documents whose source gives no rate: few, because documents in the firm's currency have rate 1. */
const lackingRate = (name: string, ...columns: [AnyPgColumn, AnyPgColumn, AnyPgColumn]) =>
  index(`ledger_${name}_lacking_rate`)
    .on(...columns)
    .where(sql.raw(LACKS_RATE));

/** The latest day on which a list showed it as open, at least in part; null when none did. */
const openOn = () => date('open_on');

/** When the source last changed it: an older copy never replaces a newer one. */
const sourceUpdatedAt = () => timestamp('source_updated_at', { withTimezone: true }).notNull();

/** A customer that a company invoices; a contact that only ever sent bills has no client. */
export const ledgerCustomers = ledgerSchema.table(
  'customers',
  {
    ...sourced(),
    companyId: companyId(),
    name: text('name').notNull(),
    email: text('email'),
    /** The client with the same name. */
    clientId: uuid('client_id').references(() => clients.id, { onDelete: 'set null' }),
    /** The client that a person merged its client into; null while that is not merged. */
    mergedClientId: uuid('merged_client_id').references(() => clients.id, { onDelete: 'set null' }),
  },
  (table) => [
    unique('ledger_customers_source').on(table.companyId, table.source, table.sourceId),
    index('ledger_customers_client').on(table.clientId),
    // Other services read customers by the client that counts.
    index('ledger_customers_counted_client').on(sql`coalesce(${table.mergedClientId}, ${table.clientId})`),
  ],
);

/** A vendor that sends a company bills, or that the company pays. */
export const ledgerVendors = ledgerSchema.table(
  'vendors',
  { ...sourced(), companyId: companyId(), name: text('name').notNull() },
  (table) => [unique('ledger_vendors_source').on(table.companyId, table.source, table.sourceId)],
);

const customerId = () =>
  bigint('customer_id', { mode: 'number' })
    .notNull()
    .references(() => ledgerCustomers.id, { onDelete: 'cascade' });

const vendorId = () =>
  bigint('vendor_id', { mode: 'number' })
    .notNull()
    .references(() => ledgerVendors.id, { onDelete: 'cascade' });

const document = () => ({
  ...sourced(),
  sourceUpdatedAt: sourceUpdatedAt(),
  number: text('number'),
  reference: text('reference'),
  issuedOn: date('issued_on').notNull(),
  dueOn: date('due_on').notNull(),
  ...currency(),
  /** Whether the amounts of its lines were entered with tax. */
  linesIncludeTax: boolean('lines_include_tax').notNull(),
  /** The total without tax; equal to the total when the source does not list tax separately. */
  subtotal: money('subtotal'),
  /** Null when the source does not list tax separately. */
  tax: bigint('tax', { mode: 'number' }),
  total: money('total'),
});

export const ledgerInvoices = ledgerSchema.table(
  'invoices',
  {
    ...document(),
    customerId: customerId(),
    /** False when its source says nothing about payment: the open amount is then unknown on every day. */
    settlementKnown: boolean('settlement_known').notNull().default(true),
    /** Whether its source gives no due date: the due date then follows the firm's payment terms. */
    dueByTerms: boolean('due_by_terms').notNull().default(false),
    openOn: openOn(),
  },
  (table) => [
    unique('ledger_invoices_source').on(table.companyId, table.source, table.sourceId),
    index('ledger_invoices_customer').on(table.customerId),
    lackingRate('invoices', table.companyId, table.currency, table.issuedOn),
  ],
);

export const ledgerBills = ledgerSchema.table('bills', { ...document(), vendorId: vendorId() }, (table) => [
  unique('ledger_bills_source').on(table.companyId, table.source, table.sourceId),
  index('ledger_bills_vendor').on(table.vendorId),
  lackingRate('bills', table.companyId, table.currency, table.issuedOn),
]);

const line = () => ({
  id: id(),
  /** Unique among the lines of its document. */
  sourceId: text('source_id').notNull(),
  writtenBy: writtenBy(),
  description: text('description'),
  /** The product or service at the source. */
  itemCode: text('item_code'),
  accountCode: text('account_code'),
  quantity: numeric('quantity').notNull(),
  /** Without tax: the lines of a document add up to its subtotal. */
  amount: money('amount'),
  tax: money('tax'),
});

export const ledgerInvoiceLines = ledgerSchema.table(
  'invoice_lines',
  {
    ...line(),
    invoiceId: bigint('invoice_id', { mode: 'number' })
      .notNull()
      .references(() => ledgerInvoices.id, { onDelete: 'cascade' }),
  },
  (table) => [unique('ledger_invoice_lines_source').on(table.invoiceId, table.sourceId)],
);

export const ledgerBillLines = ledgerSchema.table(
  'bill_lines',
  {
    ...line(),
    billId: bigint('bill_id', { mode: 'number' })
      .notNull()
      .references(() => ledgerBills.id, { onDelete: 'cascade' }),
  },
  (table) => [unique('ledger_bill_lines_source').on(table.billId, table.sourceId)],
);

/** Money received from a customer. */
export const ledgerPayments = ledgerSchema.table(
  'payments',
  {
    ...sourced(),
    sourceUpdatedAt: sourceUpdatedAt(),
    customerId: customerId(),
    reference: text('reference'),
    paidOn: date('paid_on').notNull(),
    ...currency(),
    amount: money('amount'),
    openOn: openOn(),
  },
  (table) => [
    unique('ledger_payments_source').on(table.companyId, table.source, table.sourceId),
    index('ledger_payments_customer').on(table.customerId),
    lackingRate('payments', table.companyId, table.currency, table.paidOn),
  ],
);

/** An amount that a customer does not have to pay, or gets back. */
export const ledgerCreditNotes = ledgerSchema.table(
  'credit_notes',
  {
    ...sourced(),
    sourceUpdatedAt: sourceUpdatedAt(),
    customerId: customerId(),
    number: text('number'),
    issuedOn: date('issued_on').notNull(),
    ...currency(),
    /** Above zero, with tax. */
    total: money('total'),
    openOn: openOn(),
    /** Whether it was paid out on its date, which uses it up. */
    isRefunded: boolean('is_refunded').notNull(),
    /** Null when the source does not list tax separately. */
    tax: bigint('tax', { mode: 'number' }),
  },
  (table) => [
    unique('ledger_credit_notes_source').on(table.companyId, table.source, table.sourceId),
    index('ledger_credit_notes_customer').on(table.customerId),
    lackingRate('credit_notes', table.companyId, table.currency, table.issuedOn),
  ],
);

/**
 * An amount that settles an invoice, or a part of it, on a day. A source may give only one side: how much of an invoice is paid,
 * or how much of a payment or credit note is used up.
 */
export const ledgerApplications = ledgerSchema.table(
  'applications',
  {
    id: id(),
    /** Null when the source only says how much of a payment or credit note is used up. */
    invoiceId: bigint('invoice_id', { mode: 'number' }).references(() => ledgerInvoices.id, { onDelete: 'cascade' }),
    /** Unique among the applications to its invoice or, without one, of its payment or credit note. */
    sourceId: text('source_id').notNull(),
    writtenBy: writtenBy(),
    /** At most one of the two is set; neither when the source only says how much of the invoice is settled. */
    paymentId: bigint('payment_id', { mode: 'number' }).references(() => ledgerPayments.id, { onDelete: 'cascade' }),
    creditNoteId: bigint('credit_note_id', { mode: 'number' }).references(() => ledgerCreditNotes.id, { onDelete: 'cascade' }),
    appliedOn: date('applied_on').notNull(),
    /**
     * Null when it was applied on `applied_on`. Otherwise the source does not give the day: it was after this day and by
     * `applied_on`, and the open amount of the invoice is unknown on the days between.
     */
    appliedAfter: date('applied_after'),
    /** In the currency of the invoice, or without one, of the payment or credit note; above zero. */
    amount: money('amount'),
  },
  (table) => [
    unique('ledger_applications_source').on(table.invoiceId, table.sourceId),
    index('ledger_applications_payment').on(table.paymentId),
    index('ledger_applications_credit_note').on(table.creditNoteId),
    // Each refresh of the metrics looks for the few applications without an invoice.
    index('ledger_applications_without_invoice').on(table.paymentId, table.creditNoteId).where(sql`invoice_id is null`),
  ],
);

/** Money paid to a vendor. */
export const ledgerVendorPayments = ledgerSchema.table(
  'vendor_payments',
  {
    ...sourced(),
    vendorId: vendorId(),
    paidOn: date('paid_on').notNull(),
    ...currency(),
    /** Below zero when the money came back. */
    amount: money('amount'),
    /** The account that the source assigns it to. */
    account: text('account'),
    /** True when it is direct spending, false when it pays bills; null when the source does not say. */
    isDirect: boolean('is_direct'),
  },
  (table) => [
    unique('ledger_vendor_payments_source').on(table.companyId, table.source, table.sourceId),
    index('ledger_vendor_payments_vendor').on(table.vendorId),
    lackingRate('vendor_payments', table.companyId, table.currency, table.paidOn),
  ],
);

/**
 * Customers whose metrics no longer agree with the ledger; a row without a customer means all of them. Only used for companies
 * that have metrics, and emptied when these are recalculated.
 */
export const ledgerChanges = ledgerSchema.table(
  'changes',
  {
    companyId: companyId(),
    customerId: bigint('customer_id', { mode: 'number' }),
  },
  (table) => [unique('ledger_changes_customer').on(table.companyId, table.customerId).nullsNotDistinct()],
);

/** Rates that people of a company entered: units of a currency for one of the firm's own, on a date. */
export const exchangeRates = ledgerSchema.table(
  'exchange_rates',
  {
    companyId: companyId(),
    currency: text('currency').notNull(),
    day: date('day').notNull(),
    rate: numeric('rate').notNull(),
  },
  (table) => [primaryKey({ columns: [table.companyId, table.currency, table.day] })],
);

/** The operator's table of reference rates as last read: by date, units of each currency for one euro. */
export const referenceRates = ledgerSchema.table('reference_rates', {
  day: date('day').primaryKey(),
  /** Decimals as text, by ISO 4217 code. */
  rates: jsonb('rates').notNull().$type<Record<string, string>>(),
});

/** The file that `reference_rates` was read from; at most one row. */
export const referenceRatesFile = ledgerSchema.table('reference_rates_file', {
  /** SHA-256 of its bytes. */
  hash: text('hash').primaryKey(),
  /** Maximum age in days of a rate on the date of a document. */
  maxDays: integer('most_days').notNull(),
});
