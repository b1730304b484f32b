import type { BillRecord, InvoiceRecord } from '../../records/record-kinds';
import type { Fields } from '../csv/fields';

export const invoiceFile = {
  name: 'invoice_data.csv',
  columns: [
    'invoice_id',
    'contact_id',
    'type',
    'status',
    'date',
    'due_date',
    'fully_paid_on_date',
    'updated_date_utc',
    'currency_code',
    'currency_rate',
    'line_amount_types',
    'sub_total',
    'total_tax',
    'total',
    'amount_paid',
    'amount_credited',
    'amount_due',
    'invoice_number',
    'reference',
  ],
} as const;

/** Sales are invoices and purchases are bills (Xero Accounting API, "Invoice type codes"). */
const kinds = { ACCREC: 'invoices', ACCPAY: 'bills' } as const;
export type DocumentKind = (typeof kinds)[keyof typeof kinds];

/** Returns the kind of a row. A row without a valid type counts as an invoice. */
export function kindOf(type: string | undefined): DocumentKind {
  return type === 'ACCPAY' ? 'bills' : 'invoices';
}

/** The statuses of documents that are in the books, and of those that are not (Xero Accounting API, "Invoice status codes"). */
const posted = ['AUTHORISED', 'PAID'] as const;
const notPosted = ['VOIDED', 'DELETED', 'DRAFT', 'SUBMITTED'] as const;
const isPosted = (status: string) => posted.some((known) => known === status);

/** Its contact is the customer of an invoice and the vendor of a bill. */
export interface XeroDocument extends InvoiceRecord, BillRecord {
  kind: DocumentKind;
  /** The day of full payment; null if it is not fully paid. */
  settledOn: string | null;
  paid: number;
  credited: number;
}

/** A document that is not in the books: it was never entered, or it was removed. */
export type XeroAbsence = Pick<XeroDocument, 'kind' | 'sourceId' | 'sourceUpdatedAt'>;

/** Reads an invoice or a bill; an absence if its status keeps it out of the books. Amounts are in minor units of its currency. */
export function readInvoice(fields: Fields): XeroDocument | XeroAbsence {
  const kind = kinds[fields.oneOf('type', ['ACCREC', 'ACCPAY'])];
  const sourceId = fields.required('invoice_id', 100);
  const sourceUpdatedAt = fields.instant('updated_date_utc');
  if (!isPosted(fields.oneOf('status', [...posted, ...notPosted]))) return { kind, sourceId, sourceUpdatedAt };
  const currency = fields.currency('currency_code');
  // Only checks the column. The amount due follows from the applications.
  fields.amount('amount_due', currency);
  const contact = fields.required('contact_id', 100);
  return {
    kind,
    sourceId,
    sourceUpdatedAt,
    customerSourceId: contact,
    vendorSourceId: contact,
    number: fields.text('invoice_number'),
    reference: fields.text('reference'),
    issuedOn: fields.date('date'),
    dueOn: fields.date('due_date'),
    settledOn: fields.dateOrNull('fully_paid_on_date'),
    currency,
    currencyRate: fields.decimalOrNull('currency_rate'),
    linesIncludeTax: fields.oneOf('line_amount_types', ['Exclusive', 'Inclusive', 'NoTax']) === 'Inclusive',
    subtotal: fields.amount('sub_total', currency),
    tax: fields.amount('total_tax', currency),
    total: fields.amount('total', currency),
    paid: fields.amount('amount_paid', currency),
    credited: fields.amount('amount_credited', currency),
  };
}

export const isInLedger = (document: XeroDocument | XeroAbsence): document is XeroDocument => 'issuedOn' in document;
