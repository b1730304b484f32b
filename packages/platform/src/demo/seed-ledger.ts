import type { Database } from '../database/database';
import { refreshFigures } from '../figures/refresh-figures';
import { finishRun, startRun } from '../import/import-run';
import { analyzeLedger } from '../ledger/analyze-ledger';
import { linkClients } from '../ledger/link-clients';
import type { RecordKind, Records } from '../ledger/record-kinds';
import { writeRecords } from '../ledger/write-records';
import { demoCustomers, demoImportedAt, demoInvoices } from './demo-ledger';

/** Gives a company the demo ledger, as an import from Xero would have left it. */
export async function seedLedger(database: Database, companyId: string): Promise<void> {
  const kinds = ['customers', 'invoices', 'invoice lines', 'applications'];
  const run = await startRun(database, { companyId, source: 'xero', fileName: null, kinds, now: demoImportedAt });
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
  await linkClients(database, companyId, run.source);
  await analyzeLedger(database);
  await finishRun(database, run, demoImportedAt);
  await refreshFigures(database, companyId, demoImportedAt.toISOString().slice(0, 10));
}
