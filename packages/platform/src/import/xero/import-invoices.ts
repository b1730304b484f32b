import type { Database } from '../../database/database';
import { findDocuments, findParties, removeDocuments } from '../../ledger/find-sourced';
import { type Parsed, parseRows, type RowOutcome, repeated } from '../row-outcome';
import type { ImportRows, Run } from '../run-file';
import { sight } from '../sightings';
import {
  type DocumentKind,
  invoiceFile,
  isInBooks,
  kindOf,
  readInvoice,
  type XeroAbsence,
  type XeroDocument,
} from './read-invoice';
import { writeDocuments } from './write-documents';

type Entry = Parsed<XeroDocument | XeroAbsence>;

/** Sales become invoices, purchases bills; what is not in the books, or was taken out of them, is not in the ledger either. */
export const importInvoices: ImportRows = async (database, run, rows) => {
  const { parsed, rejected } = parseRows(
    rows,
    (row) => kindOf('values' in row ? row.values.get('type') : undefined),
    readInvoice,
  );
  const invoices = await importKind(database, run, 'invoices', parsed);
  const bills = await importKind(database, run, 'bills', parsed);
  return [...rejected, ...invoices, ...bills];
};

async function importKind(database: Database, run: Run, kind: DocumentKind, all: readonly Entry[]): Promise<RowOutcome[]> {
  const entries = all.filter(({ value }) => value.kind === kind);
  const present = await findDocuments(database, kind, { ...run, sourceIds: entries.map(({ value }) => value.sourceId) });
  const isOlder = ({ value }: Entry) => {
    const known = present.get(value.sourceId)?.sourceUpdatedAt;
    return known !== undefined && known > value.sourceUpdatedAt;
  };
  const again = await sight(
    database,
    run.id,
    invoiceFile.name,
    entries.map((entry) => ({
      line: entry.line,
      sourceId: entry.value.sourceId,
      leftOut: !isInBooks(entry.value) || isOlder(entry),
    })),
  );
  const current = entries.filter((entry) => !again.has(entry.line) && !isOlder(entry)).map(({ value }) => value);

  const gone = current.flatMap((value) => (isInBooks(value) ? [] : (present.get(value.sourceId) ?? [])));
  await removeDocuments(
    database,
    kind,
    gone.map(({ id }) => id),
  );
  const documents = current.filter(isInBooks);
  const contacts = await findParties(database, 'customers', {
    ...run,
    sourceIds: documents.map(({ contactSourceId }) => contactSourceId),
  });
  const written = await writeDocuments[kind](
    database,
    run,
    documents.filter(({ contactSourceId }) => contacts.has(contactSourceId)),
    contacts,
  );

  const changed = new Set([...written, ...gone.map(({ sourceId }) => sourceId)]);
  return entries.map((entry): RowOutcome => {
    const { line, value } = entry;
    if (again.has(line)) return { kind, line, reason: repeated('invoice_id', value.sourceId) };
    if (isOlder(entry)) return { kind, line, outcome: 'skipped' };
    if (isInBooks(value) && !contacts.has(value.contactSourceId)) {
      return { kind, line, reason: `contact_id ${value.contactSourceId} is of no imported contact` };
    }
    return { kind, line, outcome: changed.has(value.sourceId) ? 'imported' : 'skipped' };
  });
}
