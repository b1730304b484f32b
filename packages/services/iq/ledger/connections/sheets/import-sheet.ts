import { fileRunOf, ofSheet } from '../../import/file/file-run';
import { setCurrency } from '../../import/file/import-file';
import { saveListedSales } from '../../import/file/listed-sales';
import { noteGone } from '../../import/file/note-gone';
import { noteLater } from '../../import/file/note-later';
import { noteRounding } from '../../import/file/note-rounding';
import { forgetStaged } from '../../import/file/staged-rows';
import { tableImportOf } from '../../import/file/table-imports';
import { tableSteps } from '../../import/file/table-steps';
import { LAST_DAY } from '../../table-file/days';
import type { Batch, Reading } from '../connector';
import { nameOf, type Sure } from './examine-sheet';
import type { SheetCursor } from './sheet-cursor';

/**
 * The rows of a sheet have no time of change. They all get the same moment, so that the latest read takes precedence over a file
 * of any day, and an unchanged row is recognized as unchanged.
 */
const ALWAYS = new Date(`${LAST_DAY}T00:00:00Z`);

/** Yields the batches of a sheet, with the code that imports an uploaded table. */
export async function* importSheet({ database, run }: Reading, sure: Sure, at: SheetCursor): AsyncGenerator<Batch> {
  const { sheet, path, examination, confirmation } = sure;
  const currency = await setCurrency(database, run.companyId, confirmation.currency);
  const fileRun = fileRunOf(run, { examination, confirmation, currency, asOfInstant: ALWAYS, advice: ofSheet });
  const after = at.sheet === sheet.id ? (at.line ?? 0) : 0;
  // An interrupted sync stages its rows again.
  await forgetStaged(database, run.id);
  try {
    for await (const { work, line } of tableSteps(database, fileRun, tableImportOf(confirmation), {
      path,
      name: nameOf(sheet),
      examination,
      after,
    })) {
      yield { name: sheet.title, work, cursor: { done: at.done, sheet: sheet.id, line: line ?? 0 } };
    }
    // A sync that resumes does not know how many came before.
    if (!after) {
      noteLater(fileRun);
      noteGone(fileRun);
    }
    noteRounding(fileRun);
    if (examination.guess.leavesOutPaid && !fileRun.hasPaid) await saveListedSales(database, fileRun, examination.guess);
  } finally {
    await forgetStaged(database, run.id);
  }
}
