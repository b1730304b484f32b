import { counted } from '@suite/values/counted';
import { longDayText } from '@suite/values/day-text';
import type { FileRun } from './file-run';

/** Counts a document that is dated after the as-of date of its file. */
export function countLater(run: Pick<FileRun, 'asOf' | 'later'>, day: string): void {
  if (day > run.asOf) run.later += 1;
}

/** Adds a notice on the documents that are dated after the as-of date. It comes before all others. */
export function noteLater({ asOf, later, notices }: Pick<FileRun, 'asOf' | 'later' | 'notices'>): void {
  if (!later) return;
  const what = `${counted(later, 'document')} ${later === 1 ? 'is' : 'are'} dated after ${longDayText(asOf)}`;
  notices.unshift(`${what}, the as-of date of the file: metrics up to that date do not include ${later === 1 ? 'it' : 'them'}.`);
}
