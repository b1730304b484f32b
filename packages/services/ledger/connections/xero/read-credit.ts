import type { Fields } from '../../import/csv/fields';
import { attempt } from '../../import/row-outcome';
import type { BatchDraft } from '../batch-draft';
import { type XeroItem, xeroFields } from './xero-fields';

const statuses = ['AUTHORISED', 'PAID', 'VOIDED', 'DELETED', 'DRAFT', 'SUBMITTED'] as const;
const isInBooks = (fields: Fields) => ['AUTHORISED', 'PAID'].includes(fields.oneOf('Status', statuses));

const money = (fields: Fields) => {
  const currency = fields.currency('CurrencyCode');
  return { currency, currencyRate: fields.decimalOrNull('CurrencyRate'), total: fields.amount('Total', currency) };
};

/** Credit notes to customers; those of vendors have no place in the ledger. */
export function readCreditNote(draft: BatchDraft, line: number, item: XeroItem) {
  const fields = xeroFields(item, ['Date']);
  const read = attempt(() => {
    if (fields.oneOf('Type', ['ACCRECCREDIT', 'ACCPAYCREDIT']) === 'ACCPAYCREDIT') return undefined;
    const known = { sourceId: fields.required('CreditNoteID', 100), sourceUpdatedAt: fields.instant('UpdatedDateUTC') };
    if (!isInBooks(fields)) return known;
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
  if (!read.value) return draft.passOver('credit notes');
  if (!('total' in read.value)) return draft.isAbsent('credit notes', line, read.value);
  // A note over nothing credits nobody.
  if (read.value.total <= 0) return draft.passOver('credit notes');
  draft.add('credit notes', line, read.value);
}

const received = ['RECEIVE-OVERPAYMENT', 'RECEIVE-PREPAYMENT', 'AROVERPAYMENT', 'ARPREPAYMENT'] as const;
const spent = ['SPEND-OVERPAYMENT', 'SPEND-PREPAYMENT', 'APOVERPAYMENT', 'APPREPAYMENT'] as const;

/** What a customer paid too much or ahead is a payment, of which invoices take their share. */
export const readPaidAhead = (id: 'OverpaymentID' | 'PrepaymentID') => (draft: BatchDraft, line: number, item: XeroItem) => {
  const fields = xeroFields(item, ['Date']);
  const read = attempt(() => {
    const isReceived = received.some((type) => type === fields.oneOf('Type', [...received, ...spent]));
    const known = { sourceId: fields.required(id, 100), sourceUpdatedAt: fields.instant('UpdatedDateUTC') };
    if (!isReceived) return undefined;
    if (!isInBooks(fields)) return known;
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
