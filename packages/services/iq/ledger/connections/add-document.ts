import { attempt } from '../import/row-outcome';
import type { BillLineRecord, BillRecord, InvoiceLineRecord, InvoiceRecord } from '../records/record-kinds';
import type { BatchDraft } from './batch-draft';

/** The lines of a document, and the reasons why others could not be read. */
export interface Lines {
  lines: Omit<InvoiceLineRecord & BillLineRecord, 'invoiceSourceId' | 'billSourceId'>[];
  unread: { reason: string; column?: string }[];
}

interface Document {
  kind: 'invoices' | 'bills';
  /** The id of the customer or the vendor. */
  party: string;
  document: Omit<InvoiceRecord & BillRecord, 'customerSourceId' | 'vendorSourceId'>;
  lines: Lines;
}

export function readLines<Row>(rows: Iterable<Row>, read: (row: Row) => Lines['lines'][number]): Lines {
  const lines: Lines['lines'] = [];
  const unread: Lines['unread'] = [];
  for (const row of rows) {
    const line = attempt(() => read(row));
    if ('reason' in line) unread.push(line);
    else lines.push(line.value);
  }
  return { lines, unread };
}

/**
 * Adds an invoice or a bill with its lines. If every line could be read, the ledger's other lines of the document are removed.
 */
export function addDocument(
  draft: BatchDraft,
  line: number,
  { kind, party, document, lines: { lines, unread } }: Document,
): void {
  const { sourceId: owner } = document;
  const lineKind = kind === 'invoices' ? 'invoice lines' : 'bill lines';
  if (kind === 'invoices') {
    draft.add(kind, line, { ...document, customerSourceId: party });
    for (const one of lines) draft.add('invoice lines', line, { ...one, invoiceSourceId: owner });
  } else {
    draft.add(kind, line, { ...document, vendorSourceId: party });
    for (const one of lines) draft.add('bill lines', line, { ...one, billSourceId: owner });
  }
  for (const reason of unread) draft.reject(lineKind, line, reason);
  if (!unread.length) draft.isWhole(lineKind, owner);
}

/** Adds a vendor credit as a negative bill, so that it reduces spending. Its amounts are passed as positive numbers. */
export function addVendorCredit(draft: BatchDraft, line: number, { party, document, lines }: Omit<Document, 'kind'>): void {
  const { subtotal, tax, total } = document;
  addDocument(draft, line, {
    kind: 'bills',
    party,
    document: { ...document, subtotal: -subtotal, tax: tax === null ? null : -tax, total: -total },
    lines: { ...lines, lines: lines.lines.map((one) => ({ ...one, amount: -one.amount, tax: -one.tax })) },
  });
}
