/**
 * Kinds of documents whose open amount is unknown, in the order in which their numbers are stored: invoices of which nothing says
 * what is paid, and invoices, credit notes and payments with an amount applied on an unknown day.
 */
export const unsureKinds = ['unknownInvoices', 'undatedInvoices', 'undatedCreditNotes', 'undatedPayments'] as const;
export type UnsureKind = (typeof unsureKinds)[number];

/** Numbers of documents whose open amount is unknown; kinds without any are absent. */
export type UnsureDocuments = { [Kind in UnsureKind]?: number | undefined };

export const countOf = (documents: UnsureDocuments): number => unsureKinds.reduce((sum, kind) => sum + (documents[kind] ?? 0), 0);

/** Returns the numbers by kind, from those in the order of `unsureKinds`. */
export function unsureDocumentsOf(counts: readonly number[]): UnsureDocuments {
  return Object.fromEntries(unsureKinds.flatMap((kind, place) => (counts[place] ? [[kind, counts[place]]] : [])));
}

/** Returns the numbers of two groups that share their documents as far as possible. */
export const mergeUnsure = (one: UnsureDocuments, other: UnsureDocuments): UnsureDocuments =>
  unsureDocumentsOf(unsureKinds.map((kind) => Math.max(one[kind] ?? 0, other[kind] ?? 0)));

const texts: Record<UnsureKind, [one: string, several: string, lack: string]> = {
  unknownInvoices: ['invoice', 'invoices', 'without an amount paid'],
  undatedInvoices: ['invoice', 'invoices', 'paid on an unknown day'],
  undatedCreditNotes: ['credit note', 'credit notes', 'applied on an unknown day'],
  undatedPayments: ['payment', 'payments', 'applied on an unknown day'],
};

const counted = (count: number, [one, several]: readonly [string, string, string]) =>
  `${count.toLocaleString('en-US')} ${count === 1 ? one : several}`;

/** Names the documents and what their source lacks: `2 invoices without an amount paid and 1 payment applied on an unknown day`. */
export function unsureText(documents: UnsureDocuments): string {
  const parts = unsureKinds.flatMap((kind) => {
    const count = documents[kind];
    return count ? [`${counted(count, texts[kind])} ${texts[kind][2]}`] : [];
  });
  return parts.length < 2 ? parts.join('') : `${parts.slice(0, -1).join(', ')} and ${parts.at(-1)}`;
}

/** Names the documents in a few words: `2 invoices, 1 payment`. */
export function shortUnsureText({ unknownInvoices = 0, undatedInvoices = 0, ...credits }: UnsureDocuments): string {
  const byName: UnsureDocuments = { ...credits, undatedInvoices: unknownInvoices + undatedInvoices };
  return unsureKinds.flatMap((kind) => (byName[kind] ? [counted(byName[kind], texts[kind])] : [])).join(', ');
}
