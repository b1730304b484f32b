import { type Fields, RowRejectedError } from '../../import/csv/fields';
import { attempt } from '../../import/row-outcome';
import type { ApplicationRecord } from '../../records/record-kinds';
import { addDocument, readLines } from '../add-document';
import type { BatchDraft } from '../batch-draft';
import { itemsOf, type XeroItem, xeroFields } from './xero-fields';

const posted = ['AUTHORISED', 'PAID'] as const;
const notPosted = ['VOIDED', 'DELETED', 'DRAFT', 'SUBMITTED'] as const;
const isPosted = (status: string) => posted.some((known) => known === status);

/** Reads a sales invoice or purchase bill with its lines and settlements, which Xero returns together. */
export function readInvoice(draft: BatchDraft, line: number, item: XeroItem) {
  const fields = xeroFields(item, ['Date', 'DueDate']);
  const kind = fields.text('Type') === 'ACCPAY' ? 'bills' : 'invoices';
  const read = attempt(() => documentOf(fields));
  if ('reason' in read) return draft.reject(kind, line, read);
  const { value } = read;
  if (!('contact' in value)) return draft.isAbsent(kind, line, value);

  const { contact, ...document } = value;
  // A contact that sends bills is also a vendor, with the same id.
  if (kind === 'bills' && contact.name) draft.addOnce('vendors', line, contact);
  addDocument(draft, line, { kind, party: contact.sourceId, document, lines: linesOf(item, document) });
  if (kind === 'invoices') readApplications(draft, line, item, document);
}

function documentOf(fields: Fields) {
  fields.oneOf('Type', ['ACCREC', 'ACCPAY']);
  const known = { sourceId: fields.required('InvoiceID', 100), sourceUpdatedAt: fields.instant('UpdatedDateUTC') };
  if (!isPosted(fields.oneOf('Status', [...posted, ...notPosted]))) return known;
  return {
    ...known,
    ...postedOf(fields),
    number: fields.text('InvoiceNumber'),
    issuedOn: fields.date('Date'),
    dueOn: fields.date('DueDate'),
  };
}

/** Returns the fields that posted invoices, bills and credit notes share. */
export function postedOf(fields: Fields) {
  const currency = fields.currency('CurrencyCode');
  return {
    contact: { sourceId: fields.required('Contact.ContactID', 100), name: fields.text('Contact.Name') ?? '' },
    reference: fields.text('Reference'),
    currency,
    currencyRate: fields.decimalOrNull('CurrencyRate'),
    linesIncludeTax: fields.oneOf('LineAmountTypes', ['Exclusive', 'Inclusive', 'NoTax']) === 'Inclusive',
    subtotal: fields.amount('SubTotal', currency),
    tax: fields.amount('TotalTax', currency),
    total: fields.amount('Total', currency),
  };
}

/** Lines without an amount are comments. */
const none: XeroItem = { Quantity: 0, LineAmount: 0, TaxAmount: 0 };

export const linesOf = (item: XeroItem, { currency, linesIncludeTax }: { currency: string; linesIncludeTax: boolean }) =>
  readLines(itemsOf(item, 'LineItems'), (line) => {
    const fields = xeroFields({ ...none, ...line });
    const tax = fields.amount('TaxAmount', currency);
    const amount = fields.amount('LineAmount', currency) - (linesIncludeTax ? tax : 0);
    if (!Number.isSafeInteger(amount)) throw new RowRejectedError('LineAmount', 'without tax is out of range');
    return {
      sourceId: fields.required('LineItemID', 100),
      description: fields.text('Description'),
      itemCode: fields.text('ItemCode'),
      accountCode: fields.text('AccountCode'),
      quantity: fields.decimal('Quantity'),
      amount,
      tax,
    };
  });

/** The settlements that an invoice contains, with the ids of their sources. Amounts are in the invoice's currency. */
const settlements = [
  { name: 'Payments', id: 'PaymentID', amount: 'Amount', by: 'paymentSourceId' },
  { name: 'CreditNotes', id: 'CreditNoteID', amount: 'AppliedAmount', by: 'creditNoteSourceId' },
  { name: 'Overpayments', id: 'OverpaymentID', amount: 'AppliedAmount', by: 'paymentSourceId' },
  { name: 'Prepayments', id: 'PrepaymentID', amount: 'AppliedAmount', by: 'paymentSourceId' },
] as const;

function readApplications(draft: BatchDraft, line: number, item: XeroItem, invoice: { sourceId: string; currency: string }) {
  let isWhole = true;
  for (const { name, id, amount: column, by } of settlements) {
    for (const settlement of itemsOf(item, name)) {
      const read = attempt((): ApplicationRecord => {
        const fields = xeroFields(settlement, ['Date']);
        const sourceId = fields.required(id, 100);
        return {
          sourceId,
          invoiceSourceId: invoice.sourceId,
          paymentSourceId: null,
          creditNoteSourceId: null,
          [by]: sourceId,
          appliedOn: fields.date('Date'),
          amount: fields.amount(column, invoice.currency),
        };
      });
      if ('reason' in read) {
        isWhole = false;
        draft.reject('applications', line, read);
      } else if (read.value.amount > 0) draft.add('applications', line, read.value);
    }
  }
  if (isWhole) draft.isWhole('applications', invoice.sourceId);
}
