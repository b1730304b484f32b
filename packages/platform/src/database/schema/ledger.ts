import { bigint, boolean, date, index, numeric, pgTable, text, timestamp, unique, uuid } from 'drizzle-orm/pg-core';
import { companies } from './identity';
import { clients } from './insights';

/**
 * The ledger as every connector fills it. A row belongs to one company and is known there by its
 * source and its id at the source, so that the same source read twice changes nothing. Money stands
 * in whole minor units of the currency of its invoice or bill.
 */

/** Which kind of system a row comes from. */
export type LedgerSource = 'xero';

const sourced = () => ({
  id: uuid('id').primaryKey().defaultRandom(),
  companyId: uuid('company_id')
    .notNull()
    .references(() => companies.id, { onDelete: 'cascade' }),
  source: text('source').notNull().$type<LedgerSource>(),
  sourceId: text('source_id').notNull(),
});

const money = (column: string) => bigint(column, { mode: 'number' }).notNull();

/** Whom a company invoices; a contact that only ever sent bills has no client. */
export const ledgerCustomers = pgTable(
  'ledger_customers',
  {
    ...sourced(),
    name: text('name').notNull(),
    clientId: uuid('client_id').references(() => clients.id, { onDelete: 'set null' }),
  },
  (table) => [
    unique('ledger_customers_source').on(table.companyId, table.source, table.sourceId),
    index('ledger_customers_client').on(table.clientId),
  ],
);

/** Who sends a company bills. */
export const ledgerVendors = pgTable('ledger_vendors', { ...sourced(), name: text('name').notNull() }, (table) => [
  unique('ledger_vendors_source').on(table.companyId, table.source, table.sourceId),
]);

/** What invoices and bills have in common. */
const document = () => ({
  ...sourced(),
  /** When the source last changed it: an older copy never replaces a newer one. */
  sourceUpdatedAt: timestamp('source_updated_at', { withTimezone: true }).notNull(),
  number: text('number'),
  reference: text('reference'),
  issuedOn: date('issued_on').notNull(),
  dueOn: date('due_on').notNull(),
  /** When it was paid in full. */
  settledOn: date('settled_on'),
  /** ISO 4217. */
  currency: text('currency').notNull(),
  /** Units of this currency for one of the organisation's own. */
  currencyRate: numeric('currency_rate'),
  /** Whether its lines were entered with tax in their amounts. */
  linesIncludeTax: boolean('lines_include_tax').notNull(),
  subtotal: money('subtotal'),
  tax: money('tax'),
  total: money('total'),
  paid: money('paid'),
  credited: money('credited'),
  due: money('due'),
});

/** A sale. */
export const ledgerInvoices = pgTable(
  'ledger_invoices',
  {
    ...document(),
    customerId: uuid('customer_id')
      .notNull()
      .references(() => ledgerCustomers.id),
  },
  (table) => [
    unique('ledger_invoices_source').on(table.companyId, table.source, table.sourceId),
    index('ledger_invoices_customer').on(table.customerId),
  ],
);

/** A purchase. */
export const ledgerBills = pgTable(
  'ledger_bills',
  {
    ...document(),
    vendorId: uuid('vendor_id')
      .notNull()
      .references(() => ledgerVendors.id),
  },
  (table) => [
    unique('ledger_bills_source').on(table.companyId, table.source, table.sourceId),
    index('ledger_bills_vendor').on(table.vendorId),
  ],
);

/** What the lines of invoices and of bills have in common. */
const line = () => ({
  ...sourced(),
  description: text('description'),
  itemCode: text('item_code'),
  accountCode: text('account_code'),
  quantity: numeric('quantity').notNull(),
  /** Without tax: a document's lines add up to its subtotal. */
  amount: money('amount'),
  tax: money('tax'),
});

export const ledgerInvoiceLines = pgTable(
  'ledger_invoice_lines',
  {
    ...line(),
    invoiceId: uuid('invoice_id')
      .notNull()
      .references(() => ledgerInvoices.id, { onDelete: 'cascade' }),
  },
  (table) => [
    unique('ledger_invoice_lines_source').on(table.companyId, table.source, table.sourceId),
    index('ledger_invoice_lines_invoice').on(table.invoiceId),
  ],
);

export const ledgerBillLines = pgTable(
  'ledger_bill_lines',
  {
    ...line(),
    billId: uuid('bill_id')
      .notNull()
      .references(() => ledgerBills.id, { onDelete: 'cascade' }),
  },
  (table) => [
    unique('ledger_bill_lines_source').on(table.companyId, table.source, table.sourceId),
    index('ledger_bill_lines_bill').on(table.billId),
  ],
);
