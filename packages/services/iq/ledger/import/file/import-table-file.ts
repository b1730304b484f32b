import { basename } from 'node:path';
import { firmDay } from '@services/identity/ports';
import type { Database } from '@suite/kernel/database/database';
import { Failure } from '@suite/kernel/errors/failure';
import type { Facts } from '@suite/kernel/facts/create-facts';
import type { Duplicates } from '../../contract/duplicates';
import type { TableGuess, TableKind } from '../../contract/table';
import { paymentTermsOf } from '../../records/payment-terms';
import { examineKnown } from '../examine-known';
import { confirmedLike, saveHeader } from '../known-headers';
import type { Run } from '../run-file';
import { acceptedGuess } from './confirmation';
import { answeredGuess, type FileAnswers, refuseFuture, saysHow } from './file-answers';
import { currencyOfFirm, importFile } from './import-file';

interface Options {
  database: Database;
  facts: Facts;
  companyId: string;
  path: string;
  /** The required kind of rows; any kind if absent. */
  kind?: TableKind;
  duplicates?: Duplicates | undefined;
  /** What the command line says about the file. */
  answers?: FileAnswers | undefined;
  clock: () => number;
  signal?: AbortSignal | undefined;
}

/**
 * Imports a table as the command line says, or else as the last one with its header, or else as guessed.
 * @throws Failure with what to do if the guess leaves a question
 */
export async function importTableFile({
  database,
  facts,
  companyId,
  path,
  kind,
  duplicates,
  answers,
  clock,
  signal,
}: Options): Promise<Run> {
  const today = await firmDay(database, companyId, clock());
  const currency = await currencyOfFirm(database, companyId);
  const fileName = basename(path);
  const examining = { path, name: fileName, today, currency, encoding: answers?.encoding };
  const { examination, known } = await examineKnown(database, companyId, examining, { signal });
  const { guess } = examination;
  if (answers?.encoding && !guess.encoding) throw new Failure(`${fileName} is no text file: leave out --encoding.`);
  const firm = { today, paymentTermsDays: await paymentTermsOf(database, companyId) };
  const accepted = acceptedAs(guess, { known, answers, firm });
  if ('questions' in accepted) {
    const how = kind ? '' : ', or answer with --kind, --currency, --as-of, --map and --encoding';
    throw new Failure(
      `${fileName} is not imported, because it leaves questions: ${accepted.questions.join(' ')} Upload it in IQ to answer them${how}.`,
    );
  }
  const confirmation = { ...accepted, ...(duplicates && { duplicates }) };
  if (kind && confirmation.kind !== kind) {
    throw new Failure(`${fileName} holds ${nouns[confirmation.kind]}, not ${nouns[kind]}.`);
  }
  const run = await importFile({ database, facts, companyId, path, fileName, examination, confirmation, clock, signal });
  if (answers) await saveHeader(database, { companyId, runId: run.id, guess, confirmation, today });
  return run;
}

interface Reading {
  known: Awaited<ReturnType<typeof examineKnown>>['known'];
  answers: FileAnswers | undefined;
  firm: Parameters<typeof acceptedGuess>[1];
}

/** Returns a file as the command line says, or else as the last one with its header, or else as guessed. */
function acceptedAs(guess: TableGuess, { known, answers, firm }: Reading): ReturnType<typeof acceptedGuess> {
  if (known && !(answers && saysHow(answers))) {
    if (answers?.asOf) refuseFuture(answers.asOf, firm.today);
    return confirmedLike(known, guess, { ...firm, asOf: answers?.asOf });
  }
  return answers ? answeredGuess(guess, answers, firm) : acceptedGuess(guess, firm);
}

const nouns: Record<TableKind, string> = {
  invoices: 'invoices',
  'invoice-lines': 'lines of invoices',
  payments: 'payments of customers',
  customers: 'customers',
  'vendor-payments': 'payments to vendors',
};
