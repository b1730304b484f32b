import type { ImportResult, ImportRun } from '@services/ledger/contract/imports';

type Counts = Pick<ImportRun['counts'][number], 'read' | 'imported' | 'skipped' | 'rejected'>;

const nothing: Counts = { read: 0, imported: 0, skipped: 0, rejected: 0 };

/** Returns the counts of all kinds together. */
export const totalsOf = ({ counts }: Pick<ImportRun, 'counts'>): Counts =>
  counts.reduce(
    (sum, { read, imported, skipped, rejected }) => ({
      read: sum.read + read,
      imported: sum.imported + imported,
      skipped: sum.skipped + skipped,
      rejected: sum.rejected + rejected,
    }),
    nothing,
  );

export function resultOf(run: Pick<ImportRun, 'finishedAt' | 'failure' | 'counts' | 'undoneAt'>): ImportResult {
  if (run.undoneAt) return 'undone';
  if (run.finishedAt === null) return 'running';
  if (run.failure !== null) return 'failed';
  return totalsOf(run).rejected > 0 ? 'partly' : 'done';
}

const unit = (name: 'millisecond' | 'second' | 'minute', value: number, maximumFractionDigits = 0) =>
  new Intl.NumberFormat('en', { style: 'unit', unit: name, unitDisplay: 'short', maximumFractionDigits }).format(value);

/** Formats a duration with the precision that people need: `340 ms`, `3.4 sec`, `2 min 5 sec`. */
export function durationText(milliseconds: number): string {
  if (milliseconds < 1000) return unit('millisecond', milliseconds);
  if (milliseconds < 60_000) return unit('second', Math.round(milliseconds / 100) / 10, 1);
  const seconds = Math.round(milliseconds / 1000);
  return `${unit('minute', Math.floor(seconds / 60))} ${unit('second', seconds % 60)}`;
}
