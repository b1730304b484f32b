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
 * The ledger as every connector fills it. A row belongs to one company and is known there by its
 * source and its id at the source, so that the same source read twice changes nothing. Money stands
 * in whole minor units of the row's currency; what it is in the firm's own follows from its rate.
 *
 * What was open on a day is an invoice's total less the applications up to that day: nothing else
 * tells when it was settled.
 */

/** Which system a row comes from: one for each type of connection (§3), or none for a made-up one. */
export type LedgerSource = 'quickbooks-online' | 'quickbooks-desktop' | 'google-sheets' | 'microsoft-office' | 'xero' | 'sample';

const id = () => bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity();

/** The number of the import run that wrote the row as it stands. */
const writtenBy = () => bigint('written_by', { mode: 'number' }).notNull();

/** A company goes with all of its customers and vendors, and these with all that hangs on them. */
const companyId = () => uuid('company_id').notNull();

const sourced = () => ({
  id: id(),
  companyId: uuid('company_id').notNull(),
  source: text('source').notNull().$type<LedgerSource>(),
  sourceId: text('source_id').notNull(),
  writtenBy: writtenBy(),
});

const money = (column: string) => bigint(column, { mode: 'number' }).notNull();

/** ISO 4217, and how many units of it one of the firm's own currency is worth; null when the source does not say. */
const currency = () => ({
  currency: text('currency').notNull(),
  currencyRate: numeric('currency_rate'),
  /** What a person entered for this document, whose source gives no rate. */
  enteredRate: numeric('entered_rate'),
  /** What `records/resolve-rates.ts` found for a document whose source gives no rate, and the date of that rate. */
  foundRate: numeric('found_rate'),
  foundRateOn: date('found_rate_on'),
});

/** SQL: the source of a document gives no rate that can be used. */
export const LACKS_RATE = 'coalesce(currency_rate, 0) <= 0';

/** Documents whose source gives no rate: few, because those of the firm's own currency have 1. */
const lackingRate = (name: string, ...columns: [AnyPgColumn, AnyPgColumn, AnyPgColumn]) =>
  index(`ledger_${name}_lacking_rate`)
    .on(...columns)
    .where(sql.raw(LACKS_RATE));

/** The latest day on which a list showed something of it open; null when none did. */
const openOn = () => date('open_on');

/** When the source last changed it: an older copy never replaces a newer one. */
const sourceUpdatedAt = () => timestamp('source_updated_at', { withTimezone: true }).notNull();

/** Whom a company invoices; a contact that only ever sent bills has no client. */
export const ledgerCustomers = ledgerSchema.table(
  'customers',
  {
    ...sourced(),
    companyId: companyId(),
    name: text('name').notNull(),
    email: text('email'),
    /** The client of its name. */
    clientId: uuid('client_id').references(() => clients.id, { onDelete: 'set null' }),
    /** The client that a person merged its own into; null while that stands for itself. */
    mergedClientId: uuid('merged_client_id').references(() => clients.id, { onDelete: 'set null' }),
  },
  (table) => [
    unique('ledger_customers_source').on(table.companyId, table.source, table.sourceId),
    index('ledger_customers_client').on(table.clientId),
    // Other services read customers by the client that counts.
    index('ledger_customers_counted_client').on(sql`coalesce(${table.mergedClientId}, ${table.clientId})`),
  ],
);

/** Who sends a company bills, or is paid by it. */
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

/** What invoices and bills have in common. */
const document = () => ({
  ...sourced(),
  sourceUpdatedAt: sourceUpdatedAt(),
  number: text('number'),
  reference: text('reference'),
  issuedOn: date('issued_on').notNull(),
  dueOn: date('due_on').notNull(),
  ...currency(),
  /** Whether its lines were entered with tax in their amounts. */
  linesIncludeTax: boolean('lines_include_tax').notNull(),
  /** The total without tax; the total where the source does not tell tax apart. */
  subtotal: money('subtotal'),
  /** Null when the source does not tell it apart. */
  tax: bigint('tax', { mode: 'number' }),
  total: money('total'),
});

/** A sale. */
export const ledgerInvoices = ledgerSchema.table(
  'invoices',
  {
    ...document(),
    customerId: customerId(),
    /** False when its source says nothing about payment: what of it is open is then not known on any day. */
    settlementKnown: boolean('settlement_known').notNull().default(true),
    /** Its source gives no due date: it is due by the firm's payment terms, and follows them. */
    dueByTerms: boolean('due_by_terms').notNull().default(false),
    openOn: openOn(),
  },
  (table) => [
    unique('ledger_invoices_source').on(table.companyId, table.source, table.sourceId),
    index('ledger_invoices_customer').on(table.customerId),
    lackingRate('invoices', table.companyId, table.currency, table.issuedOn),
  ],
);

/** A purchase. */
export const ledgerBills = ledgerSchema.table('bills', { ...document(), vendorId: vendorId() }, (table) => [
  unique('ledger_bills_source').on(table.companyId, table.source, table.sourceId),
  index('ledger_bills_vendor').on(table.vendorId),
  lackingRate('bills', table.companyId, table.currency, table.issuedOn),
]);

/** What the lines of invoices and of bills have in common. */
const line = () => ({
  id: id(),
  /** Among the lines of its document. */
  sourceId: text('source_id').notNull(),
  writtenBy: writtenBy(),
  description: text('description'),
  /** The product or service at the source. */
  itemCode: text('item_code'),
  accountCode: text('account_code'),
  quantity: numeric('quantity').notNull(),
  /** Without tax: a document's lines add up to its subtotal. */
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

/** Money that came in from a customer. */
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

/** What a customer need not pay, or gets back. */
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
    /** It was paid out on its date: nothing of it is left. */
    isRefunded: boolean('is_refunded').notNull(),
    /** Null when the source does not tell it apart. */
    tax: bigint('tax', { mode: 'number' }),
  },
  (table) => [
    unique('ledger_credit_notes_source').on(table.companyId, table.source, table.sourceId),
    index('ledger_credit_notes_customer').on(table.customerId),
    lackingRate('credit_notes', table.companyId, table.currency, table.issuedOn),
  ],
);

/**
 * What settles a part of an invoice, or all of it, on a day. Of the invoice and of what settles it a source may tell only
 * one: that so much of an invoice is paid, or that so much of a payment or credit note is used up.
 */
export const ledgerApplications = ledgerSchema.table(
  'applications',
  {
    id: id(),
    /** Null when the source tells only how much of a payment or credit note is used up. */
    invoiceId: bigint('invoice_id', { mode: 'number' }).references(() => ledgerInvoices.id, { onDelete: 'cascade' }),
    /** Among the applications to its invoice, or of its payment or credit note. */
    sourceId: text('source_id').notNull(),
    writtenBy: writtenBy(),
    /** One of the two; neither when the source tells only how much of the invoice is settled. */
    paymentId: bigint('payment_id', { mode: 'number' }).references(() => ledgerPayments.id, { onDelete: 'cascade' }),
    creditNoteId: bigint('credit_note_id', { mode: 'number' }).references(() => ledgerCreditNotes.id, { onDelete: 'cascade' }),
    appliedOn: date('applied_on').notNull(),
    /**
     * Null when it was on `applied_on`. Otherwise the source does not say when: it was on a day after this one and up to
     * `applied_on`, and on days between the two what is open of the invoice is not known.
     */
    appliedAfter: date('applied_after'),
    /** In the invoice's currency, without one in that of what is used up; above zero. */
    amount: money('amount'),
  },
  (table) => [
    unique('ledger_applications_source').on(table.invoiceId, table.sourceId),
    index('ledger_applications_payment').on(table.paymentId),
    index('ledger_applications_credit_note').on(table.creditNoteId),
    // Of so many applications the few without an invoice are looked for at each refresh of the metrics.
    index('ledger_applications_without_invoice').on(table.paymentId, table.creditNoteId).where(sql`invoice_id is null`),
  ],
);

/** Money that went out to a vendor. */
export const ledgerVendorPayments = ledgerSchema.table(
  'vendor_payments',
  {
    ...sourced(),
    vendorId: vendorId(),
    paidOn: date('paid_on').notNull(),
    ...currency(),
    /** Below zero when it came back. */
    amount: money('amount'),
    /** What the source books it under. */
    account: text('account'),
    /** True when it pays no bill but is spending by itself, false when it pays bills; null when the source does not say. */
    isDirect: boolean('is_direct'),
  },
  (table) => [
    unique('ledger_vendor_payments_source').on(table.companyId, table.source, table.sourceId),
    index('ledger_vendor_payments_vendor').on(table.vendorId),
    lackingRate('vendor_payments', table.companyId, table.currency, table.paidOn),
  ],
);

/**
 * Whose figures no longer agree with the ledger; a row without a customer means everyone's. Kept only
 * for companies that have figures, and emptied as they are computed again.
 */
export const ledgerChanges = ledgerSchema.table(
  'changes',
  {
    companyId: companyId(),
    customerId: bigint('customer_id', { mode: 'number' }),
  },
  (table) => [unique('ledger_changes_customer').on(table.companyId, table.customerId).nullsNotDistinct()],
);

/** What a company's people entered: units of a currency for one of the firm's own, on a date. */
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

/** The operator's table of reference rates as it was last read: by date, units of each currency for one euro. */
export const referenceRates = ledgerSchema.table('reference_rates', {
  day: date('day').primaryKey(),
  /** Decimals as text, by ISO 4217. */
  rates: jsonb('rates').notNull().$type<Record<string, string>>(),
});

/** The file that `reference_rates` was read from; one row while there is one. */
export const referenceRatesFile = ledgerSchema.table('reference_rates_file', {
  /** SHA-256 of its bytes. */
  hash: text('hash').primaryKey(),
  /** How many days old a rate may be on the date of a document. */
  maxDays: integer('most_days').notNull(),
});
