import type { getDocument } from '@services/insights/contract/ledger-rows';
import type { ResponseOf } from '@suite/api/request-of';

/** A document as returned by the API. */
export type LedgerDocument = ResponseOf<typeof getDocument>;

export type DocumentState = 'unsure' | 'settled' | 'used' | 'refunded' | 'overdue' | 'part' | 'open' | 'left';

/** Returns how a document was settled, or used, as of the date. */
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

/** Returns the open amount of an invoice, or the rest of a credit note or payment, whose open amount is negative. */
export const leftOf = ({ document }: LedgerDocument, open: number): number => (document.kind === 'invoice' ? open : 0 - open);
