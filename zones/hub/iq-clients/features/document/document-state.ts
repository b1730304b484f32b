import type { useDocument } from '@services/insights/client/ledger-rows';

/** A document as the API answers it. */
export type LedgerDocument = NonNullable<ReturnType<typeof useDocument>['data']>;

export type DocumentState = 'unsure' | 'settled' | 'used' | 'refunded' | 'overdue' | 'part' | 'open' | 'left';

/** How a document was settled, or used, by the as-of date. */
export function stateOf({ document, open, isRefunded }: LedgerDocument): DocumentState {
  if (isRefunded) return 'refunded';
  if (document.isUnsure) return 'unsure';
  if (document.kind !== 'invoice') return open === 0 ? 'used' : 'left';
  if (open === null || open > 0) {
    if (document.daysPastDue > 0) return 'overdue';
    return open !== null && open < document.amount ? 'part' : 'open';
  }
  return 'settled';
}

/** What is open of an invoice, or left of a credit note or payment, of which less than zero is open. */
export const leftOf = ({ document }: LedgerDocument, open: number): number => (document.kind === 'invoice' ? open : 0 - open);
