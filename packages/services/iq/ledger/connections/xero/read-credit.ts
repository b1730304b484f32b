import type { Fields } from '../../import/csv/fields';
import { attempt } from '../../import/row-outcome';
import { addVendorCredit } from '../add-document';
import type { BatchDraft } from '../batch-draft';
import { linesOf, postedOf } from './read-invoice';
import { type XeroItem, xeroFields } from './xero-fields';

const statuses = ['AUTHORISED', 'PAID', 'VOIDED', 'DELETED', 'DRAFT', 'SUBMITTED'] as const;
const isPosted = (fields: Fields) => ['AUTHORISED', 'PAID'].includes(fields.oneOf('Status', statuses));

const money = (fields: Fields) => {
  const currency = fields.currency('CurrencyCode');
  return { currency, currencyRate: fields.decimalOrNull('CurrencyRate'), total: fields.amount('Total', currency) };
};

/** Reads credit notes to customers and from vendors. */
export function readCreditNote(draft: BatchDraft, line: number, item: XeroItem) {
  const fields = xeroFields(item, ['Date']);
  if (fields.text('Type') === 'ACCPAYCREDIT') return readVendorCredit(draft, line, item, fields);
  const read = attempt(() => {
    fields.oneOf('Type', ['ACCRECCREDIT', 'ACCPAYCREDIT']);
    const known = { sourceId: fields.required('CreditNoteID', 100), sourceUpdatedAt: fields.instant('UpdatedDateUTC') };
    if (!isPosted(fields)) return known;
    return {
      ...known,
      ...money(fields),
      customerSourceId: fields.required('Contact.ContactID', 100),
      tax: fields.text('TotalTax') === null ? null : fields.amount('TotalTax', fields.currency('CurrencyCode')),
      isRefunded: false,
      number: fields.text('CreditNoteNumber'),
      issuedOn: fields.date('Date'),
    };
  });
  if ('reason' in read) return draft.reject('credit notes', line, read);
  if (!('total' in read.value)) return draft.isAbsent('credit notes', line, read.value);
  // A note of zero is not a credit.
  if (read.value.total <= 0) return draft.passOver('credit notes');
  draft.add('credit notes', line, read.value);
}

/** Reads a vendor credit. Its allocation or refund is not spending of its own. */
function readVendorCredit(draft: BatchDraft, line: number, item: XeroItem, fields: Fields) {
  const read = attempt(() => {
    const known = { sourceId: fields.required('CreditNoteID', 100), sourceUpdatedAt: fields.instant('UpdatedDateUTC') };
    if (!isPosted(fields)) return known;
    const issuedOn = fields.date('Date');
    return { ...known, ...postedOf(fields), number: fields.text('CreditNoteNumber'), issuedOn, dueOn: issuedOn };
  });
  if ('reason' in read) return draft.reject('bills', line, read);
  if (!('contact' in read.value)) return draft.isAbsent('bills', line, read.value);
  const { contact, ...document } = read.value;
  if (contact.name) draft.addOnce('vendors', line, contact);
  addVendorCredit(draft, line, { party: contact.sourceId, document, lines: linesOf(item, document) });
}

const received = ['RECEIVE-OVERPAYMENT', 'RECEIVE-PREPAYMENT', 'AROVERPAYMENT', 'ARPREPAYMENT'] as const;
const spent = ['SPEND-OVERPAYMENT', 'SPEND-PREPAYMENT', 'APOVERPAYMENT', 'APPREPAYMENT'] as const;

/** Reads a customer's overpayment or prepayment as a payment that is applied to invoices. */
export const readPaidAhead = (id: 'OverpaymentID' | 'PrepaymentID') => (draft: BatchDraft, line: number, item: XeroItem) => {
  const fields = xeroFields(item, ['Date']);
  const read = attempt(() => {
    const isReceived = received.some((type) => type === fields.oneOf('Type', [...received, ...spent]));
    const known = { sourceId: fields.required(id, 100), sourceUpdatedAt: fields.instant('UpdatedDateUTC') };
    if (!isReceived) return undefined;
    if (!isPosted(fields)) return known;
    const { total: amount, ...inCurrency } = money(fields);
    return {
      ...known,
      ...inCurrency,
      amount,
      customerSourceId: fields.required('Contact.ContactID', 100),
      paidOn: fields.date('Date'),
      reference: fields.text('Reference'),
    };
  });
  if ('reason' in read) return draft.reject('payments', line, read);
  if (!read.value) return draft.passOver('payments');
  if (!('amount' in read.value)) return draft.isAbsent('payments', line, read.value);
  draft.add('payments', line, read.value);
};
