import { attempt } from '../../import/row-outcome';
import type { BatchDraft } from '../batch-draft';
import { currencyOf } from '../quickbooks/currency-of';
import type { Company } from './desktop-cursor';
import { desktopFields } from './desktop-fields';
import type { Element } from './read-tree';

/**
 * Reads a direct payment by check or card, or a refund of one. QuickBooks does not say whether a payee is a vendor, a customer or
 * an employee, so payees that are not vendors are passed over.
 */
export const readPurchase = (sign: 1 | -1) => (draft: BatchDraft, line: number, element: Element, company: Company) => {
  const fields = desktopFields(element, company);
  const read = attempt(() => {
    const { currency, currencyRate } = currencyOf(fields, company.home);
    return {
      sourceId: fields.required('TxnID', 100),
      vendorSourceId: fields.text('PayeeEntityRef.ListID'),
      paidOn: fields.date('TxnDate'),
      currency,
      currencyRate,
      amount: sign * fields.amount('Amount', currency),
      account: fields.text('AccountRef.FullName'),
      isDirect: true,
    };
  });
  if ('reason' in read) return draft.reject('vendor payments', line, read);
  const { vendorSourceId, ...purchase } = read.value;
  if (vendorSourceId === null || purchase.amount === 0) return draft.isAbsent('vendor payments', line, purchase);
  draft.add('vendor payments', line, { ...purchase, vendorSourceId });
  draft.passesUnknown('vendor payments');
};
