/** What an import changed in the ledger. */

import { endpoint } from '@suite/contract/endpoint';
import { problem } from '@suite/contract/errors';
import * as v from 'valibot';
import { data, readers } from './uploads';

/** What happened to a document. `paid` had an open amount and has none now; `removed` is void, deleted or a draft now. */
export const documentFates = ['new', 'changed', 'paid', 'removed', 'unchanged'] as const;
export type DocumentFate = (typeof documentFates)[number];

/** In whole minor units of the document's currency. `open` is null if it is unknown, and for anything but invoices. */
const amounts = v.object({ total: v.number(), open: v.nullable(v.number()) });

export const changedDocument = v.object({
  kind: v.picklist(['invoice', 'credit note', 'payment', 'bill', 'vendor payment']),
  /** The reference of a payment; null for a payment to a vendor. */
  number: v.nullable(v.string()),
  /** The name of the customer or vendor. */
  party: v.nullable(v.string()),
  fate: v.picklist(documentFates),
  currency: v.string(),
  /** Null if it was not in the ledger. */
  before: v.nullable(amounts),
  /** Null if it is no longer in the ledger. */
  after: v.nullable(amounts),
});
export type ChangedDocument = v.InferOutput<typeof changedDocument>;

export const importChanges = v.object({
  counts: v.object(v.entriesFromList(documentFates, v.number())),
  /** Those that changed most, largest first. */
  documents: v.array(changedDocument),
});
export type ImportChanges = v.InferOutput<typeof importChanges>;

/** Returns what an import changed; null if it did not finish, and for files of customers. */
export const getImportChanges = endpoint({
  method: 'GET',
  base: 'RNAPI2_BASE_URL',
  path: '/imports/{runId}/changes',
  auth: 'bearer',
  right: readers,
  response: data(v.nullable(importChanges)),
  failures: { 404: problem },
});
