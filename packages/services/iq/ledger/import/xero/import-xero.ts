import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { ConnectionType } from '../../contract/firms';
import { dropStaleParts } from '../../records/drop-stale-parts';
import { type FolderExport, type FolderOptions, importFolder, type Step } from '../import-folder';
import { importContacts } from './import-contacts';
import { creditNoteFile, importCreditNotes } from './import-credit-notes';
import { importInvoices } from './import-invoices';
import { importLineItems } from './import-line-items';
import { contactFile } from './read-contact';
import { invoiceFile } from './read-invoice';
import { lineItemFile } from './read-line-item';

/** The files in reading order: contacts before the invoices that refer to them, and invoices before their lines. */
const steps: readonly Step[] = [
  { file: contactFile, importRows: importContacts },
  { file: invoiceFile, importRows: importInvoices },
  { file: lineItemFile, importRows: importLineItems },
  { file: creditNoteFile, importRows: importCreditNotes },
];

const xeroExport: FolderExport = {
  source: 'xero',
  connectionType: ConnectionType.xero,
  kinds: ['contacts', 'invoices', 'bills', 'lines', 'credit notes'],
  stepsIn: (folder) => steps.filter(({ file }) => file !== creditNoteFile || existsSync(join(folder, file.name))),
  async dropStale(transaction, run) {
    // An unreadable line may be one that is in the ledger.
    if (run.tally.get('lines')?.rejected) return;
    await dropStaleParts(transaction, run, 'invoice lines');
    await dropStaleParts(transaction, run, 'bill lines');
  },
};

/** Imports a Xero organisation's files into a company's ledger (§3, type 8), as described at `importFolder`. */
export const importXero = (options: FolderOptions) => importFolder(xeroExport, options);
