import { attempt } from '../../import/row-outcome';
import type { BatchDraft } from '../batch-draft';
import { currencyOf } from './currency-of';
import { type Entity, quickbooksFields } from './quickbooks-fields';

/** The ids of purchases, which are kept among the payments to vendors. */
export const PURCHASE = 'purchase-';

/** What was paid to a vendor directly, by check, card or cash; a credit is money that came back. */
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
  // What was paid to nobody in particular, to employees or to customers is no spending with a vendor; a voided one is none.
  if (vendorSourceId === null || purchase.amount === 0) return draft.isAbsent('vendor payments', line, purchase);
  draft.add('vendor payments', line, { ...purchase, vendorSourceId });
}
