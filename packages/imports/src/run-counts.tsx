import { type ImportRun, skipReasons } from '@services/ledger/contract/imports';
import { usePreference } from '@suite/shell/preferences/preferences';
import { useFormats } from '@suite/shell/preferences/use-formats';
import { EmptyState } from '@suite/ui/empty-state';
import { Notice } from '@suite/ui/notice';
import { type Column, Table } from '@suite/ui/table';
import { useMemo } from 'react';
import { copy } from './copy';

type Counts = ImportRun['counts'][number];

interface Props {
  /** Undefined while it loads. */
  run: Pick<ImportRun, 'counts' | 'notices' | 'undoneAt'> | undefined;
}

const numbers = ['read', 'imported', 'skipped', 'rejected'] as const;

/**
 * The result of an import by kind of record, and warnings about imported rows. Skipped rows changed nothing or are not needed.
 */
export function RunCounts({ run }: Props) {
  const { number } = useFormats();
  const columns = useMemo(() => columnsOf(number), [number]);
  const notices = run && !run.undoneAt ? run.notices : [];
  return (
    <>
      <Table
        label={copy.counts.label}
        columns={columns}
        rows={run && kindsRead(run.counts)}
        rowId={({ kind }) => kind}
        expectedRows={2}
        className="table-fixed max-sm:[&_:is(th,td)]:px-1 max-sm:[&_tr>:first-child]:ps-3 max-sm:[&_tr>:last-child]:pe-3"
        empty={<EmptyState title={copy.counts.none} text={copy.counts.noneText} />}
      />
      {run && <SkipReasons counts={run.counts} />}
      {notices.length > 0 && (
        <div className="mt-4">
          <Notice>
            <p className="font-medium">{copy.counts.notices}</p>
            <ul className="list-disc ps-5">
              {notices.map((notice) => (
                <li key={notice}>{notice}</li>
              ))}
            </ul>
          </Notice>
        </div>
      )}
    </>
  );
}

/** Says for each kind why rows were skipped. */
function SkipReasons({ counts }: { counts: readonly Counts[] }) {
  const { number } = useFormats();
  const locale = usePreference('locale') || undefined;
  return counts.map(({ kind, skips = {} }) => {
    const reasons = skipReasons.flatMap((reason) => {
      const count = skips[reason];
      return count ? [`${number(count)} ${copy.counts.skips[reason]}`] : [];
    });
    if (!reasons.length) return null;
    return (
      <p key={kind} className="mt-2 text-muted">
        {copy.counts.skippedWhy(kindName(kind), new Intl.ListFormat(locale).format(reasons))}
      </p>
    );
  });
}

/** Returns the kinds with rows, or all kinds if nothing was read. */
function kindsRead(counts: readonly Counts[]): readonly Counts[] {
  const found = counts.filter(({ read }) => read > 0);
  return found.length > 0 ? found : counts;
}

const columnsOf = (number: (value: number) => string): Column<Counts>[] => [
  { id: 'kind', text: copy.counts.kind, cell: ({ kind }) => kindName(kind) },
  ...numbers.map((id) => ({
    id,
    text: copy.counts[id],
    numeric: true,
    className: 'w-[64px] sm:w-[96px]',
    cell: (counts: Counts) =>
      id === 'rejected' && counts.rejected > 0 ? (
        <strong className="text-bad">{number(counts.rejected)}</strong>
      ) : (
        number(counts[id])
      ),
  })),
];

/** Returns a kind of record for display: `credit-notes` is “Credit notes”. */
export const kindName = (kind: string): string => {
  const words = kind.replaceAll('-', ' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
};
