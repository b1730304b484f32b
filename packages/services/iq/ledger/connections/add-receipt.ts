import type { InvoiceRecord } from '../records/record-kinds';
import { addDocument, type Lines } from './add-document';
import type { BatchDraft } from './batch-draft';

interface Receipt {
  /** The customer's id; null for a sale without a customer. */
  party: string | null;
  document: Omit<InvoiceRecord, 'customerSourceId'>;
  lines: Lines;
}

/** The kinds of records that a sales receipt becomes. */
export const receiptKinds = ['invoices', 'payments'] as const;

/** The customer that sales without a customer are assigned to. */
const nobody = { sourceId: 'no-customer', name: 'Sales without a customer', email: null };

/** Adds a sale that was paid immediately: an invoice, and a payment with the same id that settles it on its date. */
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
