import { refreshFigures } from '@services/insights/metrics/refresh-figures';
import { finishRun, startRun } from '@services/ledger/import/import-run';
import { analyzeLedger } from '@services/ledger/records/analyze-ledger';
import { linkClients } from '@services/ledger/records/link-clients';
import type { RecordKind, Records } from '@services/ledger/records/record-kinds';
import { writeRecords } from '@services/ledger/records/write-records';
import type { Database } from '@suite/kernel/database/database';
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
