import { addSkips } from '../../records/skips';
import { writeRecords } from '../../records/write-records';
import { type CustomerRef, readCustomer, refKey, resolveCustomers } from './customers';
import type { TableImport } from './file-run';

/**
 * Imports a list of customers. A customer that appears twice is imported once. Addresses that the list does not contain are
 * preserved.
 */
export const importCustomers: TableImport<CustomerRef> = {
  kinds: ['customers'],
  read: (cells) => ({ ...readCustomer(cells), name: cells.required('customer', 255) }),
  async write(database, run, entries) {
    const resolved = await resolveCustomers(
      database,
      run,
      entries.map(({ value }) => value),
    );
    const records = entries.map(({ line, value }) => {
      const { sourceId = '', email = null } = resolved.get(refKey(value)) ?? {};
      return { line, value: { sourceId, name: value.name, email: value.email ?? email } };
    });
    const { imported, skipped, skips, refused } = await writeRecords(database, run, 'customers', records);
    const all = addSkips(skips, { unchanged: refused.length });
    return [{ kind: 'customers', imported, skipped: skipped + refused.length, skips: all, rejected: [] }];
  },
};
