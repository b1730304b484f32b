import { type DocumentKind, documentKinds, type RowKind } from '@services/insights/contract/ledger-rows';
import { oneOf } from '@suite/list/known-values';
import type { Deployment } from '@suite/zones/addresses';
import { zoneUrl } from '@suite/zones/zone-url';

export const kindNames: Readonly<Record<RowKind, string>> = {
  invoice: 'Invoice',
  'credit-note': 'Credit note',
  payment: 'Payment',
  bill: 'Bill',
  'vendor-payment': 'Payment to vendor',
};

interface Document {
  kind: RowKind;
  id: string;
}

/** Returns the kind of a ledger row if its document can be opened. */
export const documentKindOf = (kind: string): DocumentKind | undefined => oneOf(documentKinds, kind);

/** Returns the URL of a document's page; undefined for vendor documents, which have no page. */
export function documentUrl(deployment: Deployment, { kind, id }: Document, asOf: string): string | undefined {
  const opened = documentKindOf(kind);
  return opened && zoneUrl(deployment, 'iq-clients', '/document', { kind: opened, id, asOf: asOf || undefined });
}
