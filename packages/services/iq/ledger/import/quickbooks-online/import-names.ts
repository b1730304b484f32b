import { writeRecords } from '../../records/write-records';
import { explain, parseRows } from '../row-outcome';
import type { ImportRows } from '../run-file';
import { readName } from './read-entity';

/** Imports customers or vendors. Those that were deleted at the source stay unchanged in the ledger. */
const importNames =
  (kind: 'customers' | 'vendors'): ImportRows =>
  async (rows) => {
    const { parsed, rejected } = await parseRows(rows, readName);
    const present = parsed.flatMap(({ line, value }) =>
      value.name === null ? [] : [{ line, value: { ...value, name: value.name } }],
    );
    return async (database, run) => {
      const { imported, skipped, refused } = await writeRecords(database, run, kind, present);
      return [
        {
          kind,
          imported,
          skipped: skipped + parsed.length - present.length,
          rejected: [...rejected, ...explain(refused, present, { id: 'id' })],
        },
      ];
    };
  };

export const importCustomers = importNames('customers');
export const importVendors = importNames('vendors');
