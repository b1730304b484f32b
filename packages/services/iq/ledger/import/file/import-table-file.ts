import { basename } from 'node:path';
import { firmDay } from '@services/identity/ports';
import type { Database } from '@suite/kernel/database/database';
import { Failure } from '@suite/kernel/errors/failure';
import type { Facts } from '@suite/kernel/facts/create-facts';
import type { Duplicates } from '../../contract/duplicates';
import type { TableKind } from '../../contract/table';
import { paymentTermsOf } from '../../records/payment-terms';
import type { Run } from '../run-file';
import { examineInSandbox } from '../sandbox/sandbox';
import { acceptedGuess } from './confirmation';
import { currencyOfFirm, importFile } from './import-file';
import { nameByIds } from './name-by-ids';

interface Options {
  database: Database;
  facts: Facts;
  companyId: string;
  path: string;
  /** The required kind of rows; any kind if absent. */
  kind?: TableKind;
  duplicates?: Duplicates | undefined;
  clock: () => number;
  signal?: AbortSignal | undefined;
}

/**
 * Imports a table as guessed, without a person to confirm it.
 * @throws Failure with what to do if the guess leaves a question
 */
export async function importTableFile({
  database,
  facts,
  companyId,
  path,
  kind,
  duplicates,
  clock,
  signal,
}: Options): Promise<Run> {
  const today = await firmDay(database, companyId, clock());
  const currency = await currencyOfFirm(database, companyId);
  const examined = await examineInSandbox({ path, name: basename(path), today, currency }, { signal });
  const examination = await nameByIds(database, companyId, examined);
  const { guess } = examination;
  const accepted = acceptedGuess(guess, { today, paymentTermsDays: await paymentTermsOf(database, companyId) });
  if ('questions' in accepted) {
    throw new Failure(
      `${basename(path)} is not imported, because it leaves questions: ${accepted.questions.join(' ')} Upload it in IQ to answer them.`,
    );
  }
  const confirmation = { ...accepted, ...(duplicates && { duplicates }) };
  if (kind && confirmation.kind !== kind) {
    throw new Failure(`${basename(path)} holds ${nouns[confirmation.kind]}, not ${nouns[kind]}.`);
  }
  return importFile({ database, facts, companyId, path, fileName: basename(path), examination, confirmation, clock, signal });
}

const nouns: Record<TableKind, string> = {
  invoices: 'invoices',
  'invoice-lines': 'lines of invoices',
  payments: 'payments of customers',
  customers: 'customers',
  'vendor-payments': 'payments to vendors',
};
