import type { Database } from '@suite/kernel/database/database';
import { dropStaleParts } from '../../records/drop-stale-parts';
import type { Placed } from '../../records/in-columns';
import { inColumns } from '../../records/in-columns';
import { removeRecords } from '../../records/remove-records';
import { writeColumns } from '../../records/write-records';
import { explain, parseRows } from '../row-outcome';
import type { ImportRows, Run } from '../run-file';
import type { Outcome, Rejection } from '../tally';
import { applicationsOf } from './read-applications';
import { type DocumentKind, isInLedger, kindOf, readInvoice, type XeroAbsence, type XeroDocument } from './read-invoice';
import { vendorsOfContacts } from './vendors-of-contacts';

type Entry = Placed<XeroDocument | XeroAbsence>;
type Documents = readonly Placed<XeroDocument>[];
type Written = Omit<Outcome, 'kind'>;

/**
 * Imports sales as invoices and purchases as bills. Documents that are not, or no longer, in the books are removed from the
 * ledger.
 */
export const importInvoices: ImportRows = async (rows) => {
  const { parsed, rejected } = await parseRows(rows, readInvoice);
  const works = (['invoices', 'bills'] as const).map((kind) => {
    const unread = rejected.filter(({ row }) => kindOf('values' in row ? row.values.get('type') : undefined) === kind);
    return importKind(
      kind,
      parsed.filter(({ value }) => value.kind === kind),
      unread,
    );
  });
  return async (database, run) => {
    const outcomes: Outcome[] = [];
    for (const work of works) outcomes.push(await work(database, run));
    return outcomes;
  };
};

function importKind(kind: DocumentKind, entries: readonly Entry[], unread: readonly Rejection[]) {
  const absences = entries.filter(({ value }) => !isInLedger(value));
  const write = writers[kind](entries.flatMap(({ line, value }) => (isInLedger(value) ? [{ line, value }] : [])));
  return async (database: Database, run: Run): Promise<Outcome> => {
    const gone = await removeRecords(database, run, kind, absences);
    const written = await write(database, run);
    return {
      kind,
      imported: gone.imported + written.imported,
      skipped: gone.skipped + written.skipped,
      rejected: [...unread, ...explain(gone.refused, absences, { id: 'invoice_id' }), ...written.rejected],
    };
  };
}

const writers: Record<DocumentKind, (documents: Documents) => (database: Database, run: Run) => Promise<Written>> = {
  invoices(documents) {
    const applications = documents.flatMap(applicationsOf);
    const columns = inColumns('invoices', documents);
    const applicationColumns = inColumns('applications', applications);
    return async (database, run) => {
      const written = await writeColumns(database, run, columns);
      const refused = new Set(written.refused.map(({ line }) => line));
      const isCurrent = ({ line }: { line: number }) => !refused.has(line);
      await writeColumns(
        database,
        run,
        refused.size ? inColumns('applications', applications.filter(isCurrent)) : applicationColumns,
      );
      const current = documents.filter(isCurrent);
      // New documents have no other parts.
      if (written.added < current.length) {
        await dropStaleParts(
          database,
          run,
          'applications',
          current.map(({ value }) => value.sourceId),
        );
      }
      return { ...written, rejected: explain(written.refused, documents, naming('customerSourceId')) };
    };
  },

  bills(documents) {
    const contacts = documents.map(({ value }) => value.vendorSourceId);
    const columns = inColumns('bills', documents);
    return async (database, run) => {
      await vendorsOfContacts(database, run, contacts);
      const written = await writeColumns(database, run, columns);
      return { ...written, rejected: explain(written.refused, documents, naming('vendorSourceId')) };
    };
  },
};

const naming = (property: string) => ({
  id: 'invoice_id',
  parents: { [property]: { column: 'contact_id', noun: 'imported contact' } },
});
