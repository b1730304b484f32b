/**
 * What other services read of a ledger: views of its tables in a separate database schema. The columns of the views stay when the
 * tables change.
 */
import { getTableColumns, isNotNull, isNull, sql } from 'drizzle-orm';
import { type PgColumn, type PgTable, pgSchema } from 'drizzle-orm/pg-core';
import { clients as clientsTable, insightsFirms } from './firms';
import {
  ledgerApplications,
  ledgerBills,
  ledgerChanges,
  ledgerCreditNotes,
  ledgerCustomers,
  ledgerInvoiceLines,
  ledgerInvoices,
  ledgerPayments,
  ledgerVendorPayments,
  ledgerVendors,
} from './ledger';

export const ledgerViewsSchema = pgSchema('ledger_views');

/**
 * The columns of a table of documents. `currency_rate` is the rate that counts: the source's own, or else the one entered for the
 * document, or else the one found for its currency and date.
 */
function rated<Table extends PgTable>(table: Table) {
  const { enteredRate, foundRate, foundRateOn, ...columns } = getTableColumns(table) as Record<string, PgColumn>;
  const rate = sql<string | null>`case when currency_rate > 0 then currency_rate else coalesce(entered_rate, found_rate) end`;
  return { ...columns, currencyRate: rate.as('currency_rate') } as unknown as Omit<
    Table['_']['columns'],
    'enteredRate' | 'foundRate' | 'foundRateOn'
  >;
}

export const firms = ledgerViewsSchema.view('firms').as((query) => query.select().from(insightsFirms));
/** Clients, without those that a person merged into another. */
export const clients = ledgerViewsSchema.view('clients').as((query) => {
  const { mergedInto, mergedAt, mergedBy, nameKey, version, ...columns } = getTableColumns(clientsTable);
  return query.select(columns).from(clientsTable).where(isNull(mergedInto));
});
export const mergedClients = ledgerViewsSchema.view('merged_clients').as((query) => {
  const { id, companyId, name, mergedInto, mergedAt, mergedBy } = clientsTable;
  return query.select({ id, companyId, name, mergedInto, mergedAt, mergedBy }).from(clientsTable).where(isNotNull(mergedInto));
});
/** Customers with the client that counts: the one with the same name, or the one that it was merged into. */
export const customers = ledgerViewsSchema.view('customers').as((query) => {
  const { mergedClientId, clientId, ...columns } = getTableColumns(ledgerCustomers);
  return query
    .select({
      ...columns,
      clientId: sql<string | null>`coalesce(merged_client_id, client_id)`.as('client_id'),
      isMerged: sql<boolean>`merged_client_id is not null`.as('is_merged'),
    })
    .from(ledgerCustomers);
});
export const vendors = ledgerViewsSchema.view('vendors').as((query) => query.select().from(ledgerVendors));
export const invoices = ledgerViewsSchema
  .view('invoices')
  .as((query) => query.select(rated(ledgerInvoices)).from(ledgerInvoices));
export const invoiceLines = ledgerViewsSchema.view('invoice_lines').as((query) => query.select().from(ledgerInvoiceLines));
export const bills = ledgerViewsSchema.view('bills').as((query) => query.select(rated(ledgerBills)).from(ledgerBills));
export const payments = ledgerViewsSchema
  .view('payments')
  .as((query) => query.select(rated(ledgerPayments)).from(ledgerPayments));
export const creditNotes = ledgerViewsSchema
  .view('credit_notes')
  .as((query) => query.select(rated(ledgerCreditNotes)).from(ledgerCreditNotes));
export const applications = ledgerViewsSchema.view('applications').as((query) => query.select().from(ledgerApplications));
export const vendorPayments = ledgerViewsSchema
  .view('vendor_payments')
  .as((query) => query.select(rated(ledgerVendorPayments)).from(ledgerVendorPayments));
/** Customers whose documents changed since the metrics were last refreshed. */
export const changes = ledgerViewsSchema.view('changes').as((query) => query.select().from(ledgerChanges));
