import { attempt } from '../../import/row-outcome';
import { addReceipt, receiptKinds } from '../add-receipt';
import type { BatchDraft } from '../batch-draft';
import { type Entity, quickbooksFields } from './quickbooks-fields';
import { creditOf, documentOf, isVoided } from './read-document';
import { linesOf } from './read-lines';

/** The prefixes of sales receipts' and refund receipts' ids, which are stored among invoices, payments and credit notes. */
export const SALES_RECEIPT = 'sales-receipt-';
export const REFUND_RECEIPT = 'refund-receipt-';

/** Reads a sale that was paid immediately. */
export function readSalesReceipt(draft: BatchDraft, line: number, entity: Entity, home: string) {
  const fields = quickbooksFields(entity);
  const read = attempt(() => {
    const document = documentOf(fields, home);
    return { ...document, sourceId: SALES_RECEIPT + document.sourceId };
  });
  if ('reason' in read) return draft.reject('invoices', line, read);
  const document = read.value;
  if (isVoided(fields, document.total)) {
    for (const kind of receiptKinds) draft.isAbsent(kind, line, document);
    return;
  }
  const party = fields.text('CustomerRef.value');
  addReceipt(draft, line, { party, document, lines: linesOf(entity, document.currency) });
}

/** Reads money that was refunded to a customer immediately. It reduces sales, and no credit is left. */
export function readRefundReceipt(draft: BatchDraft, line: number, entity: Entity, home: string) {
  const fields = quickbooksFields(entity);
  const read = attempt(() => {
    const credit = creditOf(fields, home);
    return { ...credit, sourceId: REFUND_RECEIPT + credit.sourceId, isRefunded: true };
  });
  if ('reason' in read) return draft.reject('credit notes', line, read);
  if (isVoided(fields, read.value.total)) return draft.isAbsent('credit notes', line, read.value);
  if (read.value.total <= 0) return draft.passOver('credit notes');
  draft.add('credit notes', line, read.value);
}
