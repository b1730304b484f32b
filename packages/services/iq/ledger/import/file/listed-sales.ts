import type { Database } from '@suite/kernel/database/database';
import { daysBetween } from '@suite/values/iso-day';
import { eq } from 'drizzle-orm';
import type { TableGuess } from '../../contract/table';
import { importRuns, type ListedSales } from '../../schema/import';
import { tellsPayment } from '../../table-file/fields';
import { addNotice } from '../tally';
import type { FileRun } from './file-run';

/** A list with this many invoices, over more than this many days, of which none is paid is probably one of open invoices. */
const MANY = 10;
const DAYS = 60;

/** Counts an invoice among those that a file lists. */
export function countInvoice({ invoices, asOf }: Pick<FileRun, 'invoices' | 'asOf'>, day: string): void {
  if (day > asOf) return;
  if (!invoices.count || day < invoices.from) invoices.from = day;
  if (day > invoices.to) invoices.to = day;
  invoices.count += 1;
}

/**
 * Stores what a file lists of the firm's sales: without paid invoices, sales of these days are incomplete. Adds a notice if it may
 * be such a list and does not say so.
 */
export async function saveListedSales(
  database: Database,
  run: FileRun,
  { leavesOutPaid, listsOverdue }: Pick<TableGuess, 'leavesOutPaid' | 'listsOverdue'>,
): Promise<void> {
  const { count, from, to } = run.invoices;
  if (!count) return;
  const isOpenOnly = leavesOutPaid && !run.hasPaid;
  const listed: ListedSales = { from, asOf: run.asOf, leavesOutPaid: isOpenOnly, hasAllOpen: !listsOverdue };
  await database.update(importRuns).set({ listedSales: listed }).where(eq(importRuns.id, run.id));
  const mayLeaveOut =
    !run.hasPaid && count >= MANY && daysBetween(from, to) > DAYS && tellsPayment((field) => run.cells.has(field));
  if (!leavesOutPaid && mayLeaveOut) addNotice(run, noneIsPaid(count));
}

const noneIsPaid = (count: number) =>
  `None of the ${count} invoices is paid. If this list leaves out paid invoices, revenue and what follows from it are too low: import a list of all invoices.`;
