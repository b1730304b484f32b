import { getLeakage, type LeakagePage, type LeakageState, leakageStates } from '@services/proposals/contract/revenue';
import { Chips } from '@suite/list/chips';
import { List } from '@suite/list/list';
import { useList } from '@suite/list/use-list';
import { PAGE_ROWS } from '@suite/list/use-view';
import { useMayChange } from '@suite/session/may-change';
import { useMetricFormats } from '@suite/shell/preferences/use-metric-formats';
import { Button } from '@suite/ui/button';
import { EmptyState } from '@suite/ui/empty-state';
import { useMemo } from 'react';
import { copy } from './copy';
import { HowCounted } from './how-counted';
import { leakageColumns, leakageCsvHeads, leakageCsvRow } from './leakage-columns';
import { LeakageStats } from './leakage-stats';
import { leakageQuery, type PartProps, sortOfLeakage, stateOf } from './revenue-view';
import { useLeakageActions } from './use-leakage-actions';

const { leakage: words } = copy;

/** What clients accepted for past months, compared with what they were invoiced. */
export function LeakagePart({ view, change }: PartProps) {
  const formats = useMetricFormats();
  const query = useMemo(() => leakageQuery(view), [view]);
  const list = useList(getLeakage, 'rows', { query });
  const mayChange = useMayChange();
  const { act, dialog } = useLeakageActions();
  const columns = useMemo(() => leakageColumns({ formats, mayChange, onAction: act }), [formats, mayChange, act]);
  const { page } = list;
  const showAll = () => change({ find: '', state: 'all' });
  return (
    <>
      <LeakageStats page={page} isFailed={list.error !== undefined} />
      <Chips<LeakageState | 'all'>
        label={words.chips}
        value={stateOf(view) ?? 'all'}
        onChange={(state) => change({ state })}
        chips={[
          ...leakageStates.map((state) => ({ value: state, text: words.states[state], count: page?.counts[state] })),
          { value: 'all', text: words.all, count: page && countOf(page) },
        ]}
      />
      <List
        label={words.label}
        view={view}
        change={change}
        list={list}
        find={words.find}
        sort={sortOfLeakage(view)}
        columns={columns}
        name="never-invoiced"
        day={page?.asOf ?? undefined}
        csv={{ heads: leakageCsvHeads, row: (row) => leakageCsvRow(row, formats) }}
        rowId={({ client, month, currency }) => `${client} ${month} ${currency}`}
        expectedRows={PAGE_ROWS / 3}
        className="table-fixed sm:min-w-[860px]"
        failed={words.failed}
        empty={<Empty page={page} isSearched={query.find !== ''} state={stateOf(view)} onShowAll={showAll} />}
      />
      <HowCounted text={words.how} />
      {dialog}
    </>
  );
}

const countOf = ({ counts }: LeakagePage) => leakageStates.reduce((sum, state) => sum + (counts[state] ?? 0), 0);

interface EmptyProps {
  page: LeakagePage | undefined;
  isSearched: boolean;
  state: LeakageState | undefined;
  onShowAll: () => void;
}

/** Says why the list is empty. */
function Empty({ page, isSearched, state, onShowAll }: EmptyProps) {
  const all = page ? countOf(page) : 0;
  if (all === 0) return <EmptyState title={words.emptyTitle} text={words.emptyText} />;
  const action = (
    <Button variant="quiet" size="sm" onClick={onShowAll}>
      {words.showAll}
    </Button>
  );
  if (isSearched || state !== 'missing') return <EmptyState title={words.noneTitle} text={words.noneText} action={action} />;
  return page?.counts.invoiced ? (
    <EmptyState title={words.fineTitle} text={page.counts['not-linked'] ? words.linkedText : words.fineText} action={action} />
  ) : (
    <EmptyState title={words.unknownTitle} text={words.unknownText} action={action} />
  );
}
