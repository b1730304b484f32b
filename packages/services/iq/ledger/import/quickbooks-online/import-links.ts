import { findOwners } from '../../records/find-owners';
import { parseRows } from '../row-outcome';
import type { ImportRows } from '../run-file';

/** Checks the links between payments and invoices. They contain no amounts, which come from the payment lines. */
export const importLinks: ImportRows = async (rows) => {
  const { parsed, rejected } = await parseRows(rows, (fields) => fields.required('invoice_id', 100));
  return async (database, run) => {
    const owners = await findOwners(
      database,
      run,
      parsed.map(({ value }) => value),
    );
    const unknown = parsed
      .filter(({ value }) => !owners.has(value))
      .map(({ line, value }) => ({ line, column: 'invoice_id', reason: `invoice_id ${value} is of no imported invoice` }));
    return [{ kind: 'payment links', imported: 0, skipped: parsed.length - unknown.length, rejected: [...rejected, ...unknown] }];
  };
};
