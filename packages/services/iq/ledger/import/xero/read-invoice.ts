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

/** Sales are invoices, purchases are bills (Xero Accounting API, "Invoice type codes"). */
const kinds = { ACCREC: 'invoices', ACCPAY: 'bills' } as const;
export type DocumentKind = (typeof kinds)[keyof typeof kinds];

/** Which of the two a row is; a row that does not say so counts among the invoices. */
export function kindOf(type: string | undefined): DocumentKind {
  return type === 'ACCPAY' ? 'bills' : 'invoices';
}

/** Statuses of documents that stand in the books, and of those that do not (Xero Accounting API, "Invoice status codes"). */
const posted = ['AUTHORISED', 'PAID'] as const;
const notPosted = ['VOIDED', 'DELETED', 'DRAFT', 'SUBMITTED'] as const;
const isPosted = (status: string) => posted.some((known) => known === status);

/** Its contact is the customer of an invoice and the vendor of a bill. */
export interface XeroDocument extends InvoiceRecord, BillRecord {
  kind: DocumentKind;
  /** When it was paid in full; null while it is not. */
  settledOn: string | null;
  paid: number;
  credited: number;
}

/** A document that is not in the books: never entered, or taken out again. */
export type XeroAbsence = Pick<XeroDocument, 'kind' | 'sourceId' | 'sourceUpdatedAt'>;

/** An invoice or a bill; an absence when its status keeps it out of the books. Amounts stand in minor units of its currency. */
export function readInvoice(fields: Fields): XeroDocument | XeroAbsence {
  const kind = kinds[fields.oneOf('type', ['ACCREC', 'ACCPAY'])];
  const sourceId = fields.required('invoice_id', 100);
  const sourceUpdatedAt = fields.instant('updated_date_utc');
  if (!isPosted(fields.oneOf('status', [...posted, ...notPosted]))) return { kind, sourceId, sourceUpdatedAt };
  const currency = fields.currency('currency_code');
  // Read for its check alone: what is due follows from the applications.
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

export const isInBooks = (document: XeroDocument | XeroAbsence): document is XeroDocument => 'issuedOn' in document;
