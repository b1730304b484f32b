import { attempt } from '../../import/row-outcome';
import type { BatchDraft } from '../batch-draft';
import { currencyOf } from './currency-of';
import { type Entity, quickbooksFields } from './quickbooks-fields';

/** The prefix of purchases' ids, which are stored among vendor payments. */
export const PURCHASE = 'purchase-';

/** Reads a direct payment to a vendor by check, card or cash. A credit is money that came back. */
export function readPurchase(draft: BatchDraft, line: number, entity: Entity, home: string) {
  const fields = quickbooksFields(entity);
  const read = attempt(() => {
    const { currency, currencyRate } = currencyOf(fields, home);
    const amount = fields.amount('TotalAmt', currency);
    return {
      sourceId: PURCHASE + fields.required('Id', 100),
      vendorSourceId: fields.text('EntityRef.type') === 'Vendor' ? fields.text('EntityRef.value') : null,
      paidOn: fields.date('TxnDate'),
      currency,
      currencyRate,
      amount: fields.text('Credit') === 'true' ? -amount : amount,
      account: fields.text('AccountRef.name'),
      isDirect: true,
    };
  });
  if ('reason' in read) return draft.reject('vendor payments', line, read);
  const { vendorSourceId, ...purchase } = read.value;
  // A payment without a payee, or to an employee or customer, is not spending with a vendor. A voided one is none either.
  if (vendorSourceId === null || purchase.amount === 0) return draft.isAbsent('vendor payments', line, purchase);
  draft.add('vendor payments', line, { ...purchase, vendorSourceId });
}
