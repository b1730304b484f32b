import { counted } from '@suite/values/counted';
import type { FileRun } from './file-run';

/** Adds a notice on the documents that do not count, with their number by status. It comes before all others. */
export function noteGone({ gone, notices }: Pick<FileRun, 'gone' | 'notices'>): void {
  const all = [...gone.values()].reduce((sum, count) => sum + count, 0);
  if (!all) return;
  const byStatus = [...gone].map(([status, count]) => `${count} “${status}”`).join(', ');
  const what = `${counted(all, 'document')} ${all === 1 ? 'is' : 'are'} not in the ledger`;
  notices.unshift(`${what}, because drafts and void documents do not count: ${byStatus}.`);
}
