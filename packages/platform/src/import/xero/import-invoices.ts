import type { Database } from '../../database/database';
import { dropStaleParts } from '../../ledger/drop-stale-parts';
import { removeRecords } from '../../ledger/remove-records';
import { type Placed, writeRecords } from '../../ledger/write-records';
import { explain, parseRows } from '../row-outcome';
import type { ImportRows, Run } from '../run-file';
import type { Outcome, Rejection } from '../tally';
import { applicationsOf } from './read-applications';
import { type DocumentKind, isInBooks, kindOf, readInvoice, type XeroAbsence, type XeroDocument } from './read-invoice';
import { vendorsOfContacts } from './vendors-of-contacts';

type Entry = Placed<XeroDocument | XeroAbsence>;

/** Sales become invoices, purchases bills; what is not in the books, or was taken out of them, is not in the ledger either. */
export const importInvoices: ImportRows = async (database, run, rows) => {
  const { parsed, rejected } = parseRows(rows, readInvoice);
  const outcomes: Outcome[] = [];
  for (const kind of ['invoices', 'bills'] as const) {
    const unread = rejected.filter(({ row }) => kindOf('values' in row ? row.values.get('type') : undefined) === kind);
    outcomes.push(
      await importKind(
        database,
        run,
        kind,
        parsed.filter(({ value }) => value.kind === kind),
        unread,
      ),
    );
  }
  return outcomes;
};

async function importKind(
  database: Database,
  run: Run,
  kind: DocumentKind,
  entries: readonly Entry[],
  unread: readonly Rejection[],
): Promise<Outcome> {
  const documents = entries.flatMap(({ line, value }) => (isInBooks(value) ? [{ line, value }] : []));
  const absences = entries.filter(({ value }) => !isInBooks(value));
  const gone = await removeRecords(database, run, kind, absences);
  const written = await writers[kind](database, run, documents);
  return {
    kind,
    imported: gone.imported + written.imported,
    skipped: gone.skipped + written.skipped,
    rejected: [...unread, ...explain(gone.refused, absences, { id: 'invoice_id' }), ...written.rejected],
  };
}

type Documents = readonly Placed<XeroDocument>[];

const writers: Record<DocumentKind, (database: Database, run: Run, documents: Documents) => Promise<Omit<Outcome, 'kind'>>> = {
  async invoices(database, run, documents) {
    const records = documents.map(({ line, value }) => ({ line, value: { ...value, customerSourceId: value.contactSourceId } }));
    const written = await writeRecords(database, run, 'invoices', records);
    const refusedLines = new Set(written.refused.map(({ line }) => line));
    const current = documents.filter(({ line }) => !refusedLines.has(line));
    await writeRecords(database, run, 'applications', current.flatMap(applicationsOf));
    await dropStaleParts(
      database,
      run,
      'applications',
      current.map(({ value }) => value.sourceId),
    );
    return { ...written, rejected: explain(written.refused, records, naming('customerSourceId')) };
  },

  async bills(database, run, documents) {
    await vendorsOfContacts(
      database,
      run,
      documents.map(({ value }) => value.contactSourceId),
    );
    const records = documents.map(({ line, value }) => ({ line, value: { ...value, vendorSourceId: value.contactSourceId } }));
    const written = await writeRecords(database, run, 'bills', records);
    return { ...written, rejected: explain(written.refused, records, naming('vendorSourceId')) };
  },
};

const naming = (property: string) => ({
  id: 'invoice_id',
  parents: { [property]: { column: 'contact_id', noun: 'imported contact' } },
});
