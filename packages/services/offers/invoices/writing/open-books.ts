import type { ledgerWriter, WritableBooks } from '@services/ledger/ports';
import type { Database } from '@suite/kernel/database/database';
import { eq } from 'drizzle-orm';
import type { Problem } from '../contract/invoices';
import type { Dependencies, SettingsRow } from '../rows';
import { settings } from '../schema';

/** Why an invoice cannot be written before a person does something. */
export class StoppedError extends Error {
  override name = 'StoppedError';

  constructor(
    readonly problem: Problem,
    message: string,
  ) {
    super(message);
  }
}

/** The books of a firm that has switched writing on. */
export interface OpenBooks {
  books: WritableBooks;
  writer: ledgerWriter.LedgerWriter;
  chosen: SettingsRow;
}

export async function settingsOf(database: Database, companyId: string): Promise<SettingsRow | undefined> {
  const [row] = await database.select().from(settings).where(eq(settings.companyId, companyId));
  return row;
}

/**
 * Opens the books that a firm's invoices are written to; undefined while writing is switched off.
 * @throws StoppedError when they cannot be written to
 */
export async function openBooks(
  database: Database,
  { writing }: Pick<Dependencies, 'writing'>,
  companyId: string,
  signal: AbortSignal,
): Promise<OpenBooks | undefined> {
  const chosen = await settingsOf(database, companyId);
  if (!chosen?.isOn) return undefined;
  const books = await writing.find(database, companyId);
  if (!books) throw new StoppedError('connection', 'No ledger is connected that invoices can be written to.');
  if (books.state !== 'connected')
    throw new StoppedError('connection', `${books.name} no longer lets the suite in. Connect it again.`);
  if (!books.canWrite) throw new StoppedError('connection', `${books.name} was not asked for permission to write yet.`);
  if (chosen.ledgerId !== books.settings.ledgerId)
    throw new StoppedError('other-books', `${books.account} is connected, but the accounts were chosen for other books.`);
  return { books, chosen, writer: writing.open(database, companyId, books, signal) };
}
