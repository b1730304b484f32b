import type { LedgerSource } from '../schema/ledger';

type AddressOf = (kind: string, id: string, books: string) => string | undefined;

const uuid = /^[\da-f-]{36}$/i;

/**
 * Pages where a provider's own users see a document, as Intuit's samples and Xero's guide to deep links have them; of
 * other kinds of documents no address is published.
 */
const addresses: Partial<Record<LedgerSource, AddressOf>> = {
  'quickbooks-online': (kind, id, books) =>
    kind === 'invoice' && /^\d+$/.test(id)
      ? `https://app.qbo.intuit.com/app/invoice?txnId=${id}&companyId=${encodeURIComponent(books)}`
      : undefined,
  xero(kind, id) {
    if (!uuid.test(id)) return undefined;
    if (kind === 'invoice') return `https://go.xero.com/AccountsReceivable/View.aspx?InvoiceID=${id}`;
    if (kind === 'credit-note') return `https://go.xero.com/AccountsReceivable/ViewCreditNote.aspx?creditNoteID=${id}`;
  },
};

/** Where a document that was read through a connection can be opened at its provider; undefined when that is not known. */
export const documentAddress = (source: LedgerSource, kind: string, id: string, books: string): string | undefined =>
  addresses[source]?.(kind, id, books);
