import { firmDay } from '@services/identity/ports';
import type { Confirmation } from '../../contract/table';
import { FileUnreadableError } from '../../import/csv/file-unreadable-error';
import { acceptedGuess } from '../../import/file/confirmation';
import { currencyOfFirm } from '../../import/file/import-file';
import { nameByIds } from '../../import/file/name-by-ids';
import { examineInSandbox } from '../../import/sandbox/sandbox';
import type { Examination } from '../../import/table/examine-table';
import { paymentTermsOf } from '../../records/payment-terms';
import type { Reading } from '../connector';
import type { Sheet } from './spreadsheet';

/** A sheet whose contents are clear. */
export interface Sure {
  sheet: Sheet;
  path: string;
  examination: Examination;
  confirmation: Confirmation;
}

/** A sheet with clear contents, or one with the reason why it is not read. */
export type Examined = Sure | { sheet: Sheet; reason: string };

/** Returns the name of a sheet in messages. */
export const nameOf = ({ title }: Sheet) => `The sheet “${title}”`;

/** Finds out what a staged sheet contains, in the same way as for an upload. */
export async function examineSheet({ database, run, startedAt }: Reading, sheet: Sheet, path: string): Promise<Examined> {
  const today = await firmDay(database, run.companyId, startedAt.getTime());
  const currency = await currencyOfFirm(database, run.companyId);
  try {
    const name = nameOf(sheet);
    const examined = await examineInSandbox({ path, name, format: { kind: 'laid-down' }, today, currency });
    const examination = await nameByIds(database, run.companyId, examined);
    const paymentTermsDays = await paymentTermsOf(database, run.companyId);
    const accepted = acceptedGuess(examination.guess, { today, paymentTermsDays });
    // The as-of date of a sheet is the day on which it is read, whatever dates it contains.
    if (!('questions' in accepted)) return { sheet, path, examination, confirmation: { ...accepted, asOf: today } };
    const questions = accepted.questions.join(' ');
    return {
      sheet,
      reason: `${name} is not imported, because it leaves questions: ${questions} Name its columns so that they say it, or upload it in IQ to answer them.`,
    };
  } catch (error) {
    if (error instanceof FileUnreadableError) return { sheet, reason: error.message };
    throw error;
  }
}
