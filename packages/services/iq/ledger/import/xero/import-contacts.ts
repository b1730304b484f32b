import { inColumns } from '../../records/in-columns';
import { writeColumns } from '../../records/write-records';
import { explain, parseRows } from '../row-outcome';
import type { ImportRows } from '../run-file';
import { readContact } from './read-contact';

/** Imports contacts as customers. Those that were deleted at the source stay unchanged in the ledger. */
export const importContacts: ImportRows = async (rows) => {
  const { parsed, rejected } = await parseRows(rows, readContact);
  const present = parsed.flatMap(({ line, value: { sourceId, name } }) =>
    name === null ? [] : [{ line, value: { sourceId, name, email: null } }],
  );
  const columns = inColumns('customers', present);
  return async (database, run) => {
    const { imported, skipped, refused } = await writeColumns(database, run, columns);
    return [
      {
        kind: 'contacts',
        imported,
        skipped: skipped + parsed.length - present.length,
        rejected: [...rejected, ...explain(refused, present, { id: 'contact_id' })],
      },
    ];
  };
};
