import type { Database } from '../../database/database';
import { ledgerBills, ledgerInvoices, ledgerVendors } from '../../database/schema/ledger';
import { findParties } from '../../ledger/find-sourced';
import { upsert } from '../../ledger/upsert';
import type { Run } from '../run-file';
import type { DocumentKind, XeroDocument } from './read-invoice';

/** Customers or vendors by their contact's id. */
export type Parties = Awaited<ReturnType<typeof findParties>>;

/** Writes the documents of known contacts; answers the ids of those that changed the ledger. */
type Write = (database: Database, run: Run, documents: readonly XeroDocument[], contacts: Parties) => Promise<Set<string>>;

export const writeDocuments: Record<DocumentKind, Write> = {
  invoices: (database, run, documents, contacts) => {
    const rows = documents.flatMap((document) => {
      const customerId = contacts.get(document.contactSourceId)?.id;
      return customerId ? [{ ...row(document, run), customerId }] : [];
    });
    return upsert(database, ledgerInvoices, rows);
  },

  bills: async (database, run, documents, contacts) => {
    const vendors = await writeVendors(database, run, documents, contacts);
    const rows = documents.flatMap((document) => {
      const vendorId = vendors.get(document.contactSourceId)?.id;
      return vendorId ? [{ ...row(document, run), vendorId }] : [];
    });
    return upsert(database, ledgerBills, rows);
  },
};

const row = ({ kind: _, contactSourceId: __, ...document }: XeroDocument, { companyId, source }: Run) => ({
  ...document,
  companyId,
  source,
});

/** Contacts that sent bills are vendors too. */
async function writeVendors(
  database: Database,
  run: Run,
  documents: readonly XeroDocument[],
  contacts: Parties,
): Promise<Parties> {
  const { companyId, source } = run;
  const sourceIds = [...new Set(documents.map(({ contactSourceId }) => contactSourceId))];
  const rows = sourceIds.flatMap((sourceId) => {
    const name = contacts.get(sourceId)?.name;
    return name === undefined ? [] : [{ companyId, source, sourceId, name }];
  });
  await upsert(database, ledgerVendors, rows);
  return findParties(database, 'vendors', { companyId, source, sourceIds });
}
