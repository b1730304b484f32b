import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { contactFile } from '@services/ledger/import/xero/read-contact';
import { invoiceFile } from '@services/ledger/import/xero/read-invoice';
import { lineItemFile } from '@services/ledger/import/xero/read-line-item';
import type { ApplicationRecord, InvoiceRecord } from '@services/ledger/records/record-kinds';
import { minorDigits } from '@suite/values/money';
import type { Batch } from './batch';
import type { BookSize } from './book-size';
import { openCsv } from './csv-file';
import { generateBook } from './generate-book';

/**
 * Writes the sales of a generated book as a Xero organisation's own export, in a folder that `npm run import` reads: its
 * contacts, invoices and their lines. The export knows of payments and credit notes only how much came in.
 */
export async function writeXeroExport(folder: string, size: BookSize): Promise<void> {
  mkdirSync(folder, { recursive: true });
  const contacts = openCsv(join(folder, contactFile.name), contactFile.columns);
  const invoices = openCsv(join(folder, invoiceFile.name), invoiceFile.columns);
  const lines = openCsv(join(folder, lineItemFile.name), lineItemFile.columns);
  for (const batch of generateBook(size)) {
    for (const { sourceId, name } of batch.customers) await contacts.write({ contact_id: sourceId, name });
    const settled = settlements(batch);
    const currencies = new Map(batch.invoices.map(({ sourceId, currency }) => [sourceId, currency]));
    for (const invoice of batch.invoices) await invoices.write(invoiceCells(invoice, settled.get(invoice.sourceId) ?? []));
    for (const line of batch['invoice lines']) {
      const decimal = decimalIn(currencies.get(line.invoiceSourceId) ?? '');
      await lines.write({
        line_item_id: line.sourceId,
        invoice_id: line.invoiceSourceId,
        description: line.description,
        item_code: line.itemCode,
        account_code: line.accountCode,
        quantity: line.quantity,
        line_amount: decimal(line.amount),
        tax_amount: decimal(line.tax),
      });
    }
  }
  for (const file of [contacts, invoices, lines]) await file.close();
}

function settlements({ applications }: Batch): Map<string, ApplicationRecord[]> {
  const byInvoice = new Map<string, ApplicationRecord[]>();
  for (const one of applications) {
    const known = byInvoice.get(one.invoiceSourceId);
    if (known) known.push(one);
    else byInvoice.set(one.invoiceSourceId, [one]);
  }
  return byInvoice;
}

function invoiceCells(invoice: InvoiceRecord, settled: readonly ApplicationRecord[]) {
  const decimal = decimalIn(invoice.currency);
  const sum = (rows: readonly ApplicationRecord[]) => rows.reduce((all, { amount }) => all + amount, 0);
  const credited = sum(settled.filter(({ creditNoteSourceId }) => creditNoteSourceId));
  const paid = sum(settled) - credited;
  const due = invoice.total - paid - credited;
  const last = [invoice.issuedOn, ...settled.map(({ appliedOn }) => appliedOn)].sort().at(-1) ?? invoice.issuedOn;
  return {
    invoice_id: invoice.sourceId,
    contact_id: invoice.customerSourceId,
    type: 'ACCREC',
    status: due > 0 ? 'AUTHORISED' : 'PAID',
    date: invoice.issuedOn,
    due_date: invoice.dueOn,
    fully_paid_on_date: due > 0 ? null : last,
    updated_date_utc: `${last} 12:00:00 UTC`,
    currency_code: invoice.currency,
    currency_rate: invoice.currencyRate,
    line_amount_types: 'Exclusive',
    sub_total: decimal(invoice.subtotal),
    total_tax: decimal(invoice.tax ?? 0),
    total: decimal(invoice.total),
    amount_paid: decimal(paid),
    amount_credited: decimal(credited),
    amount_due: decimal(due),
    invoice_number: invoice.number,
    reference: invoice.reference,
  };
}

const decimalIn = (currency: string) => (units: number) => (units / 10 ** minorDigits(currency)).toFixed(minorDigits(currency));
