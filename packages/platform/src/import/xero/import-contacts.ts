import { writeRecords } from '../../ledger/write-records';
import { explain, parseRows } from '../row-outcome';
import type { ImportRows } from '../run-file';
import { readContact } from './read-contact';

/** Contacts become customers; those deleted at the source are left as they are. */
export const importContacts: ImportRows = async (database, run, rows) => {
  const { parsed, rejected } = parseRows(rows, readContact);
  const present = parsed.flatMap(({ line, value: { sourceId, name } }) =>
    name === null ? [] : [{ line, value: { sourceId, name, email: null } }],
  );
  const { imported, skipped, refused } = await writeRecords(database, run, 'customers', present);
  return [
    {
      kind: 'contacts',
      imported,
      skipped: skipped + parsed.length - present.length,
      rejected: [...rejected, ...explain(refused, present, { id: 'contact_id' })],
    },
  ];
};
