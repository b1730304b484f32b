import { attempt } from '../../import/row-outcome';
import type { BatchDraft } from '../batch-draft';
import { type XeroItem, xeroFields } from './xero-fields';

/** Payments of invoices and bills. Refunds of credit notes, overpayments and prepayments do not belong in the ledger. */
const kinds = { ACCRECPAYMENT: 'payments', ACCPAYPAYMENT: 'vendor payments' } as const;
const elsewhere = [
  'ARCREDITPAYMENT',
  'APCREDITPAYMENT',
  'AROVERPAYMENTPAYMENT',
  'ARPREPAYMENTPAYMENT',
  'APPREPAYMENTPAYMENT',
  'APOVERPAYMENTPAYMENT',
] as const;

/** Reads a payment, which settles one invoice. Xero only groups payments made together with a `BatchPaymentID`. */
export function readPayment(draft: BatchDraft, line: number, item: XeroItem) {
  const fields = xeroFields(item, ['Date']);
  const type = attempt(() => fields.oneOf('PaymentType', ['ACCRECPAYMENT', 'ACCPAYPAYMENT', ...elsewhere]));
  if ('reason' in type) return draft.reject('payments', line, type);
  if (type.value !== 'ACCRECPAYMENT' && type.value !== 'ACCPAYPAYMENT') return draft.passOver('payments');
  const kind = kinds[type.value];

  const read = attempt(() => {
    const sourceId = fields.required('PaymentID', 100);
    const sourceUpdatedAt = fields.instant('UpdatedDateUTC');
    if (fields.oneOf('Status', ['AUTHORISED', 'DELETED']) === 'DELETED') return { sourceId, sourceUpdatedAt };
    const currency = fields.currency('Invoice.CurrencyCode');
    return {
      sourceId,
      sourceUpdatedAt,
      contact: {
        sourceId: fields.required('Invoice.Contact.ContactID', 100),
        name: fields.text('Invoice.Contact.Name') ?? '',
      },
      paidOn: fields.date('Date'),
      currency,
      currencyRate: fields.decimalOrNull('CurrencyRate'),
      amount: fields.amount('Amount', currency),
      reference: fields.text('Reference'),
      account: fields.text('Account.Code'),
    };
  });
  if ('reason' in read) return draft.reject(kind, line, read);
  const { value } = read;
  if (!value.contact) return draft.isAbsent(kind, line, value);
  const { contact, account, reference, ...payment } = value;
  if (kind === 'payments') return draft.add(kind, line, { ...payment, reference, customerSourceId: contact.sourceId });
  if (contact.name) draft.addOnce('vendors', line, contact);
  draft.add(kind, line, { ...payment, account, isDirect: false, vendorSourceId: contact.sourceId });
}
