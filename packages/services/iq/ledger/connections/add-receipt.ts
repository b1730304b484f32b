import type { InvoiceRecord } from '../records/record-kinds';
import { addDocument, type Lines } from './add-document';
import type { BatchDraft } from './batch-draft';

interface Receipt {
  /** The customer's id; null of a sale to nobody in particular. */
  party: string | null;
  document: Omit<InvoiceRecord, 'customerSourceId'>;
  lines: Lines;
}

/** Kinds of records that a sales receipt becomes. */
export const receiptKinds = ['invoices', 'payments'] as const;

/** Whom sales to nobody in particular are kept with. */
const nobody = { sourceId: 'no-customer', name: 'Sales without a customer', email: null };

/** A sale that was paid at once: an invoice, and the payment of the same id that settles it on its date. */
export function addReceipt(draft: BatchDraft, line: number, { party: customer, document, lines }: Receipt): void {
  const party = customer ?? nobody.sourceId;
  if (customer === null) draft.addOnce('customers', line, nobody);
  const { sourceId, sourceUpdatedAt, currency, currencyRate, number, issuedOn, total } = document;
  addDocument(draft, line, { kind: 'invoices', party, document: { ...document, dueOn: issuedOn }, lines });
  draft.settles(sourceId);
  if (total <= 0) {
    draft.isAbsent('payments', line, { sourceId, sourceUpdatedAt });
    return;
  }
  const payment = { sourceId, sourceUpdatedAt, currency, currencyRate, customerSourceId: party };
  draft.add('payments', line, { ...payment, reference: number, paidOn: issuedOn, amount: total });
  draft.add('applications', line, {
    sourceId: `${sourceId}/payment`,
    invoiceSourceId: sourceId,
    paymentSourceId: sourceId,
    creditNoteSourceId: null,
    appliedOn: issuedOn,
    amount: total,
  });
}
