import { resolve } from 'node:path';
import { DEMO_PASSWORD } from '@services/identity/demo/demo-people';
import { reportLines } from '@services/ledger/import/report';
import { withDatabase } from '@suite/kernel/data-folder/with-database';
import { Failure } from '@suite/kernel/errors/failure';
import type { BookSize } from './book-size';
import { writeCsvExport } from './csv-export';
import { checkBook } from './generate-book';
import { generateCompany } from './generate-company';
import { writeXeroExport } from './xero-export';

interface Options {
  company: string | undefined;
  /** A folder for the same book as a Xero organisation's export. */
  xero: string | undefined;
  /** A file for its sales as one table. */
  csv: string | undefined;
  size: Partial<Record<keyof BookSize, string | undefined>>;
  dataFolder: string;
  databaseUrl: string | undefined;
}

const USAGE = 'Say what to make: npm run generate -- --company NAME --clients 1000 --invoices 10000 [--seed 1] [--years 4]';

/**
 * `npm run generate`: the lines to print.
 * @throws Failure with what to do, when a number is none, the company has another ledger, or a platform runs on the folder
 */
export async function* generateCommand({
  company,
  xero,
  csv,
  size: given,
  dataFolder,
  databaseUrl,
}: Options): AsyncGenerator<string> {
  if (!(company?.trim() || xero || csv) || !given.clients || !given.invoices)
    throw new Failure(`${USAGE}, or --csv FILE or --xero DIR for its sales as files`);
  const size: BookSize = {
    clients: Number(given.clients),
    invoices: Number(given.invoices),
    seed: Number(given.seed ?? 1),
    years: Number(given.years ?? 4),
  };
  checkBook(size);
  if (xero) {
    await writeXeroExport(resolve(xero), size);
    yield `written  ${resolve(xero)}`;
  }
  if (csv) {
    await writeCsvExport(resolve(csv), size);
    yield `written  ${resolve(csv)}`;
  }
  if (!company?.trim()) return;
  yield* withDatabase({ dataFolder, databaseUrl }, async function* (database) {
    const { run, email } = await generateCompany(database, company, size);
    yield* reportLines(database, run, { dataFolder, name: company, now: new Date() });
    if (email) yield `sign in as  ${email}  ${DEMO_PASSWORD}`;
  });
}
