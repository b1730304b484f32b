import { minorDigits } from '@suite/values/money';
import type { BookSize } from './book-size';
import { openCsv } from './csv-file';
import { generateBook } from './generate-book';

const columns = [
  'Customer',
  'Customer ID',
  'Email',
  'Invoice Number',
  'Invoice Date',
  'Due Date',
  'Currency',
  'Item',
  'Description',
  'Quantity',
  'Amount',
  'Tax',
  'Balance',
  'Paid On',
] as const;

/** Writes the sales of a generated book as one table, as a person would export it: a row for each line of an invoice. */
export async function writeCsvExport(path: string, size: BookSize): Promise<void> {
  const file = openCsv(path, columns);
  for (const batch of generateBook(size)) {
    const customers = new Map(batch.customers.map((customer) => [customer.sourceId, customer]));
    const invoices = new Map(batch.invoices.map((invoice) => [invoice.sourceId, { invoice, due: invoice.total, last: '' }]));
    for (const { invoiceSourceId, amount, appliedOn } of batch.applications) {
      const settled = invoices.get(invoiceSourceId);
      if (!settled) continue;
      settled.due -= amount;
      if (appliedOn > settled.last) settled.last = appliedOn;
    }
    for (const line of batch['invoice lines']) {
      const found = invoices.get(line.invoiceSourceId);
      const customer = customers.get(found?.invoice.customerSourceId ?? '');
      if (!found || !customer) continue;
      const { invoice, due, last } = found;
      const digits = minorDigits(invoice.currency);
      const decimal = (units: number) => (units / 10 ** digits).toFixed(digits);
      await file.write({
        Customer: customer.name,
        'Customer ID': customer.sourceId,
        Email: customer.email,
        'Invoice Number': invoice.number,
        'Invoice Date': invoice.issuedOn,
        'Due Date': invoice.dueOn,
        Currency: invoice.currency,
        Item: line.itemCode,
        Description: line.description,
        Quantity: line.quantity,
        Amount: decimal(line.amount),
        Tax: decimal(line.tax),
        Balance: decimal(Math.max(0, due)),
        'Paid On': due > 0 ? null : last,
      });
    }
  }
  await file.close();
}
