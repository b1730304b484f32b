import { existsSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { CONNECTED, ConnectionType } from '@suite/contract/insights';
import type { Database } from '../../database/database';
import { Failure } from '../../failure';
import { setConnection } from '../../insights/connections';
import { analyzeLedger } from '../../ledger/analyze-ledger';
import { linkClients } from '../../ledger/link-clients';
import { checkHeader } from '../csv/read-rows';
import { finishRun, forgetSightings, startRun } from '../import-run';
import { type ImportRows, type Run, runFile } from '../run-file';
import { dropStaleLines } from './drop-stale-lines';
import { importContacts } from './import-contacts';
import { creditNoteFile, importCreditNotes } from './import-credit-notes';
import { importInvoices } from './import-invoices';
import { importLineItems } from './import-line-items';
import { contactFile } from './read-contact';
import { invoiceFile } from './read-invoice';
import { lineItemFile } from './read-line-item';

interface Step {
  file: { name: string; columns: readonly string[] };
  importRows: ImportRows;
}

/** Contacts before the invoices that name them, invoices before their lines. */
const steps: readonly Step[] = [
  { file: contactFile, importRows: importContacts },
  { file: invoiceFile, importRows: importInvoices },
  { file: lineItemFile, importRows: importLineItems },
  { file: creditNoteFile, importRows: importCreditNotes },
];

interface Options {
  database: Database;
  companyId: string;
  /** Holds the organisation's files. */
  folder: string;
  /** Milliseconds since 1970. */
  clock: () => number;
  /** Breaks the import off between two batches. */
  signal?: AbortSignal | undefined;
}

/**
 * Brings a Xero organisation's files into a company's ledger and connects it (spec §3, type 8). Files
 * are looked at before anything is written; what was imported before a failure stays and is skipped the next time.
 * @throws Failure when the folder or a file cannot be read
 */
export async function importXero({ database, companyId, folder, clock, signal }: Options): Promise<Run> {
  const present = await checkFiles(folder);
  const run = await startRun(database, companyId, 'xero', new Date(clock()));
  try {
    for (const { file, importRows } of present) {
      await runFile(database, run, { path: join(folder, file.name), columns: file.columns, importRows, signal });
    }
    await analyzeLedger(database);
    // A line that could not be read may be one that the ledger has.
    if (!run.tally.lines.rejected) await dropStaleLines(database, run);
    await linkClients(database, companyId, run.source);
    const now = new Date(clock());
    await database.transaction(async (transaction) => {
      await setConnection(transaction, companyId, { connectionType: ConnectionType.xero, status: CONNECTED, lastImportAt: now });
      await finishRun(transaction, run, now);
    });
    return run;
  } catch (error) {
    await forgetSightings(database, run.id).catch(() => undefined);
    throw error;
  }
}

async function checkFiles(folder: string): Promise<Step[]> {
  if (!statSync(folder, { throwIfNoEntry: false })?.isDirectory()) throw new Failure(`There is no folder ${folder}.`);
  const present = steps.filter(({ file }) => file !== creditNoteFile || existsSync(join(folder, file.name)));
  for (const { file } of present) await checkHeader(join(folder, file.name), file.columns);
  return present;
}
