import { attempt } from '../../import/row-outcome';
import type { BatchDraft } from '../batch-draft';
import { type XeroItem, xeroFields } from './xero-fields';

/** The other types of bank transactions: receipts, prepayments, overpayments and transfers between own accounts. */
const others = [
  'SPEND-OVERPAYMENT',
  'SPEND-PREPAYMENT',
  'SPEND-TRANSFER',
  'RECEIVE',
  'RECEIVE-OVERPAYMENT',
  'RECEIVE-PREPAYMENT',
  'RECEIVE-TRANSFER',
] as const;

/** Reads "Spend money": a payment to a contact from a bank account without a bill. */
export function readSpending(draft: BatchDraft, line: number, item: XeroItem) {
  const fields = xeroFields(item, ['Date']);
  const read = attempt(() => {
    if (fields.oneOf('Type', ['SPEND', ...others]) !== 'SPEND') return undefined;
    const sourceId = fields.required('BankTransactionID', 100);
    const contactId = fields.text('Contact.ContactID');
    if (contactId === null || fields.oneOf('Status', ['AUTHORISED', 'VOIDED', 'DELETED']) !== 'AUTHORISED') return { sourceId };
    const currency = fields.currency('CurrencyCode');
    return {
      sourceId,
      contact: { sourceId: contactId, name: fields.text('Contact.Name') ?? '' },
      paidOn: fields.date('Date'),
      currency,
      currencyRate: fields.decimalOrNull('CurrencyRate'),
      amount: fields.amount('Total', currency),
      account: fields.text('BankAccount.Code') ?? fields.text('BankAccount.Name'),
    };
  });
  if ('reason' in read) return draft.reject('vendor payments', line, read);
  if (!read.value) return draft.passOver('vendor payments');
  if (!read.value.contact) return draft.isAbsent('vendor payments', line, read.value);
  const { contact, ...spending } = read.value;
  if (contact.name) draft.addOnce('vendors', line, contact);
  draft.add('vendor payments', line, { ...spending, isDirect: true, vendorSourceId: contact.sourceId });
}
