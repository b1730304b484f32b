import type { Database } from '@suite/kernel/database/database';
import type { Facts } from '@suite/kernel/facts/create-facts';
import { utcDayOf } from '@suite/values/iso-day';
import type {} from '../facts';
import { finishRun, startRun } from '../import/import-run';
import { analyzeLedger } from '../records/analyze-ledger';
import { linkClients } from '../records/link-clients';
import type { RecordKind, Records } from '../records/record-kinds';
import { writeRecords } from '../records/write-records';
import { demoCustomers, demoExport, demoImportedAt, demoInvoices } from './demo-ledger';

/** Gives a company the demo ledger, as if it had been imported from a Xero export. */
export async function seedLedger(database: Database, facts: Facts, companyId: string): Promise<void> {
  const kinds = ['customers', 'invoices', 'invoice lines', 'applications'];
  const run = await startRun(database, { companyId, source: 'xero', fileName: demoExport, kinds, now: demoImportedAt });
  const write = async <Kind extends RecordKind>(kind: Kind, records: readonly Records[Kind][]) => {
    const placed = records.map((value, index) => ({ line: index + 1, value }));
    const { imported, skipped } = await writeRecords(database, run, kind, placed);
    run.tally.set(kind, { read: records.length, imported, skipped, rejected: 0 });
  };
  await write('customers', demoCustomers);
  await write(
    'invoices',
    demoInvoices.map(({ invoice }) => invoice),
  );
  await write(
    'invoice lines',
    demoInvoices.map(({ line }) => line),
  );
  await write(
    'applications',
    demoInvoices.flatMap(({ applications }) => applications),
  );
  await linkClients(database, run);
  await analyzeLedger(database);
  await finishRun(database, run, demoImportedAt);
  await facts.append(database, 'ledger.changed', { companyId, data: { asOf: utcDayOf(demoImportedAt) } });
}
