import type { Database } from '../database/database';
import { ledgerCustomers, ledgerInvoiceLines, ledgerInvoices } from '../database/schema/ledger';
import { linkClients } from '../ledger/link-clients';
import { demoCustomers, demoInvoices } from './demo-ledger';

/** Gives a company the demo ledger, as an import from Xero would have left it. */
export async function seedLedger(database: Database, companyId: string): Promise<void> {
  const sourced = { companyId, source: 'xero' } as const;
  const customers = await database
    .insert(ledgerCustomers)
    .values(demoCustomers.map((customer) => ({ ...sourced, ...customer })))
    .returning({ id: ledgerCustomers.id, sourceId: ledgerCustomers.sourceId });
  const customerIds = new Map(customers.map(({ id, sourceId }) => [sourceId, id]));

  const invoices = demoInvoices.map(({ customerSourceId, document }) => {
    const customerId = customerIds.get(customerSourceId);
    if (!customerId) throw new Error(`the demo ledger has no customer ${customerSourceId}`);
    return { ...sourced, ...document, customerId };
  });
  const written = await database
    .insert(ledgerInvoices)
    .values(invoices)
    .returning({ id: ledgerInvoices.id, sourceId: ledgerInvoices.sourceId });
  const invoiceIds = new Map(written.map(({ id, sourceId }) => [sourceId, id]));

  const lines = demoInvoices.map(({ document, line }) => {
    const invoiceId = invoiceIds.get(document.sourceId);
    if (!invoiceId) throw new Error(`the demo ledger has no invoice ${document.sourceId}`);
    return { ...sourced, ...line, invoiceId };
  });
  await database.insert(ledgerInvoiceLines).values(lines);
  await linkClients(database, companyId, sourced.source);
}
