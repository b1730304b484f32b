import type { LedgerSource } from '../schema/ledger';

type AddressOf = (kind: string, id: string, ledgerId: string) => string | undefined;

const uuid = /^[\da-f-]{36}$/i;

/**
 * The provider pages that show a document to the provider's users, according to Intuit's samples and Xero's guide to deep links.
 * No URL is published for other kinds of documents.
 */
const addresses: Partial<Record<LedgerSource, AddressOf>> = {
  'quickbooks-online': (kind, id, ledgerId) =>
    kind === 'invoice' && /^\d+$/.test(id)
      ? `https://app.qbo.intuit.com/app/invoice?txnId=${id}&companyId=${encodeURIComponent(ledgerId)}`
      : undefined,
  xero(kind, id) {
    if (!uuid.test(id)) return undefined;
    if (kind === 'invoice') return `https://go.xero.com/AccountsReceivable/View.aspx?InvoiceID=${id}`;
    if (kind === 'credit-note') return `https://go.xero.com/AccountsReceivable/ViewCreditNote.aspx?creditNoteID=${id}`;
  },
};

/** Returns the URL of a document at its provider; undefined if it is unknown. */
export const documentAddress = (source: LedgerSource, kind: string, id: string, ledgerId: string): string | undefined =>
  addresses[source]?.(kind, id, ledgerId);
