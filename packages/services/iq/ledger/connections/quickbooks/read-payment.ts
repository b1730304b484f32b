import { attempt } from '../../import/row-outcome';
import type { BatchDraft } from '../batch-draft';
import { currencyOf } from './currency-of';
import { type Entity, partsOf, quickbooksFields } from './quickbooks-fields';
import { receiptOf } from './receipt-of';
import type { Linked } from './settle';
import { settle } from './settle';

/**
 * Reads a payment with the invoices that it settles. Credit memos that it applies can settle some of them, so its own amount may
 * be lower than what it settles, or zero.
 */
export function readPayment(draft: BatchDraft, line: number, entity: Entity, home: string) {
  const fields = quickbooksFields(entity);
  const read = attempt(() => {
    const receipt = receiptOf(fields, home);
    return {
      ...receipt,
      reference: fields.text('PaymentRefNum'),
      paidOn: fields.date('TxnDate'),
      amount: fields.amount('TotalAmt', receipt.currency),
    };
  });
  if ('reason' in read) return draft.reject('payments', line, read);
  const payment = read.value;
  const linked = attempt(() => linkedOf(entity, payment.currency));
  if ('reason' in linked) return draft.reject('payments', line, linked);

  // A payment without money only applies credit memos to invoices.
  if (payment.amount > 0) draft.add('payments', line, payment);
  else draft.isAbsent('payments', line, payment);
  for (const settlement of settle(payment, linked.value)) {
    draft.add('applications', line, { ...settlement, appliedOn: payment.paidOn });
  }
  draft.settles(payment.sourceId);
}

function linkedOf(entity: Entity, currency: string): Linked[] {
  return partsOf(entity, 'Line').flatMap((line) =>
    partsOf(line, 'LinkedTxn').map((link) => {
      const fields = quickbooksFields({ ...link, Amount: line.Amount });
      return {
        type: fields.required('TxnType', 100),
        id: fields.required('TxnId', 100),
        amount: fields.amount('Amount', currency),
      };
    }),
  );
}

export function readBillPayment(draft: BatchDraft, line: number, entity: Entity, home: string) {
  const fields = quickbooksFields(entity);
  const read = attempt(() => {
    const { currency, currencyRate } = currencyOf(fields, home);
    return {
      sourceId: fields.required('Id', 100),
      vendorSourceId: fields.required('VendorRef.value', 100),
      paidOn: fields.date('TxnDate'),
      currency,
      currencyRate,
      amount: fields.amount('TotalAmt', currency),
      account: fields.text('CheckPayment.BankAccountRef.name') ?? fields.text('CreditCardPayment.CCAccountRef.name'),
      isDirect: false,
    };
  });
  if ('reason' in read) draft.reject('vendor payments', line, read);
  // A payment without money only applies vendor credits to bills.
  else if (read.value.amount > 0) draft.add('vendor payments', line, read.value);
  else draft.isAbsent('vendor payments', line, { sourceId: read.value.sourceId });
}
