import { ledgerCustomers } from '../../database/schema/ledger';
import { upsert } from '../../ledger/upsert';
import { parseRows, type RowOutcome, repeated } from '../row-outcome';
import type { ImportRows } from '../run-file';
import { sight } from '../sightings';
import { contactFile, readContact } from './read-contact';

/** Contacts become customers; those deleted at the source are left out. */
export const importContacts: ImportRows = async (database, run, rows) => {
  const { parsed, rejected } = parseRows(rows, () => 'contacts', readContact);
  const again = await sight(
    database,
    run.id,
    contactFile.name,
    parsed.map(({ line, value }) => ({ line, sourceId: value.sourceId, leftOut: value.name === null })),
  );
  const customers = parsed.flatMap(({ line, value: { sourceId, name } }) =>
    name === null || again.has(line) ? [] : [{ companyId: run.companyId, source: run.source, sourceId, name }],
  );
  const changed = await upsert(database, ledgerCustomers, customers);
  const outcomes = parsed.map(({ line, value }): RowOutcome => {
    if (again.has(line)) return { kind: 'contacts', line, reason: repeated('contact_id', value.sourceId) };
    return { kind: 'contacts', line, outcome: changed.has(value.sourceId) ? 'imported' : 'skipped' };
  });
  return [...rejected, ...outcomes];
};
