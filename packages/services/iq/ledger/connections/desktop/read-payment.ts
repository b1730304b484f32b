import type { Fields } from '../../import/csv/fields';
import { attempt } from '../../import/row-outcome';
import type { BatchDraft } from '../batch-draft';
import { currencyOf } from '../quickbooks/currency-of';
import type { Company } from './desktop-cursor';
import { desktopFields, isVoided } from './desktop-fields';
import type { Element } from './read-tree';

interface Applied {
  invoice: string;
  /** In minor units, above zero. */
  amount: number;
  discount: number;
}

/**
 * Returns what a transaction settles of invoices: `AppliedToTxnRet` of a payment, or `LinkedTxn` of a credit memo, whose amounts
 * are negative.
 */
function appliedOf(element: Element, part: 'AppliedToTxnRet' | 'LinkedTxn', currency: string): Applied[] {
  const amountOf = (fields: Fields, column: string) =>
    fields.text(column) === null ? 0 : Math.abs(fields.amount(column, currency));
  return element.children
    .filter(({ name }) => name === part)
    .map((child) => desktopFields(child, { currencies: {} }))
    .filter((fields) => fields.text('TxnType') === 'Invoice')
    .map((fields) => ({
      invoice: fields.required('TxnID', 100),
      amount: amountOf(fields, 'Amount'),
      discount: amountOf(fields, 'DiscountAmount'),
    }));
}

function receiptOf(fields: Fields, home: string) {
  return {
    ...currencyOf(fields, home),
    sourceId: fields.required('TxnID', 100),
    sourceUpdatedAt: fields.instant('TimeModified'),
    customerSourceId: fields.required('CustomerRef.ListID', 100),
  };
}

/** Reads a payment with the invoices that it settles. A discount settles its part of an invoice without a payment. */
export function readPayment(draft: BatchDraft, line: number, element: Element, company: Company) {
  const fields = desktopFields(element, company);
  const read = attempt(() => {
    const receipt = receiptOf(fields, company.home);
    const { currency } = receipt;
    const paid = {
      reference: fields.text('RefNumber'),
      paidOn: fields.date('TxnDate'),
      amount: fields.amount('TotalAmount', currency),
    };
    return { payment: { ...receipt, ...paid }, applied: appliedOf(element, 'AppliedToTxnRet', currency) };
  });
  if ('reason' in read) return draft.reject('payments', line, read);
  const { payment, applied } = read.value;
  const { sourceId, paidOn: appliedOn } = payment;
  // A payment without money only applies credit memos to invoices, and the credit memos already list that.
  if (payment.amount > 0) draft.add('payments', line, payment);
  else draft.isAbsent('payments', line, payment);
  for (const { invoice, amount, discount } of applied) {
    const application = { invoiceSourceId: invoice, creditNoteSourceId: null, appliedOn };
    if (amount > 0 && payment.amount > 0) {
      draft.add('applications', line, { ...application, sourceId: `${sourceId}/payment`, paymentSourceId: sourceId, amount });
    }
    if (discount > 0) {
      draft.add('applications', line, {
        ...application,
        sourceId: `${sourceId}/discount`,
        paymentSourceId: null,
        amount: discount,
      });
    }
  }
  draft.settles(sourceId);
}

export function readCreditMemo(draft: BatchDraft, line: number, element: Element, company: Company) {
  const fields = desktopFields(element, company);
  const read = attempt(() => {
    const receipt = receiptOf(fields, company.home);
    const { currency } = receipt;
    const memo = {
      number: fields.text('RefNumber'),
      issuedOn: fields.date('TxnDate'),
      total: fields.amount('TotalAmount', currency),
      tax: fields.text('SalesTaxTotal') === null ? 0 : fields.amount('SalesTaxTotal', currency),
      isRefunded: false,
    };
    return { memo: { ...receipt, ...memo }, applied: appliedOf(element, 'LinkedTxn', currency) };
  });
  if ('reason' in read) return draft.reject('credit notes', line, read);
  const { memo, applied } = read.value;
  const { sourceId, issuedOn: appliedOn } = memo;
  draft.settles(sourceId);
  if (isVoided(fields, memo.total)) return draft.isAbsent('credit notes', line, memo);
  // A memo of zero is not a credit.
  if (memo.total <= 0) return draft.passOver('credit notes');
  draft.add('credit notes', line, memo);
  for (const { invoice, amount } of applied) {
    if (amount <= 0) continue;
    const application = { sourceId: `${sourceId}/credit`, invoiceSourceId: invoice, paymentSourceId: null };
    draft.add('applications', line, { ...application, creditNoteSourceId: sourceId, appliedOn, amount });
  }
}

/** Reads a payment of bills, by check or card. */
export function readBillPayment(draft: BatchDraft, line: number, element: Element, company: Company) {
  const fields = desktopFields(element, company);
  const read = attempt(() => {
    const { currency, currencyRate } = currencyOf(fields, company.home);
    return {
      sourceId: fields.required('TxnID', 100),
      vendorSourceId: fields.required('PayeeEntityRef.ListID', 100),
      paidOn: fields.date('TxnDate'),
      currency,
      currencyRate,
      amount: fields.amount('Amount', currency),
      account: fields.text('BankAccountRef.FullName') ?? fields.text('CreditCardAccountRef.FullName'),
      isDirect: false,
    };
  });
  if ('reason' in read) draft.reject('vendor payments', line, read);
  // A payment without money only applies vendor credits to bills.
  else if (read.value.amount > 0) draft.add('vendor payments', line, read.value);
  else draft.isAbsent('vendor payments', line, { sourceId: read.value.sourceId });
}
