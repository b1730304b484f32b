import { whileMaking } from '@services/insights/browser/reports';
import { type ReportKind, reportKinds } from '@services/insights/contract/report-content';
import { getReports, type ReportEntry, reportSorts } from '@services/insights/contract/reports';
import { periodName } from '@services/insights/wording/title';
import { NoNumbers, useHasNoNumbers } from '@suite/iq/no-numbers';
import { type MetricFormats, useMetricFormats } from '@suite/iq/use-metric-formats';
import { Choice } from '@suite/list/choice';
import { oneOf, sortOf } from '@suite/list/known-values';
import { List } from '@suite/list/list';
import type { ListColumn, ListCsv } from '@suite/list/list-column';
import { useList } from '@suite/list/use-list';
import { offsetOf, PAGE_ROWS, useView } from '@suite/list/use-view';
import { ViewHead } from '@suite/list/view-head';
import { useFormats } from '@suite/shell/preferences/use-formats';
import { useSuite } from '@suite/shell/start/suite-context';
import { Badge, type BadgeTone } from '@suite/ui/badge';
import { Button } from '@suite/ui/button';
import { EmptyState } from '@suite/ui/empty-state';
import { Link } from '@suite/ui/link';
import { hashOf, zoneUrl } from '@suite/zones/zone-url';
import { useMemo } from 'react';
import { NewReport } from '../new-report/new-report';
import { copy } from './copy';
import { Downloads } from './downloads';
import { replacedIn } from './replaced-in';

const tones: Record<ReportEntry['state'], BadgeTone> = { making: 'info', ready: 'good', failed: 'bad' };

/** Report status badge. */
const StateBadge = ({ state }: Pick<ReportEntry, 'state'>) => <Badge text={copy.states[state]} tone={tones[state]} size="sm" />;

const defaults = { kind: '', sort: 'period', order: 'descending', page: '1' };
const { columns: heads } = copy;

const csv: ListCsv<ReportEntry> = {
  heads: [heads.kind, copy.from, copy.to, heads.asOf, heads.state, heads.createdAt, copy.by],
  row: (report) => [
    copy.kinds[report.kind],
    report.from,
    report.to,
    report.asOf ?? '',
    copy.states[report.state],
    report.createdAt,
    report.madeBy ?? '',
  ],
};

/** All reports of the company, newest first unless the URL says otherwise. */
export function Archive() {
  const { deployment } = useSuite();
  const metrics = useMetricFormats();
  const { moment } = useFormats();
  const [view, change] = useView('iq-reports', '/', defaults);
  const kind: ReportKind | undefined = oneOf(reportKinds, view.kind);
  const sort = sortOf(view, reportSorts, { column: 'period', direction: 'descending' });
  const query = { kind, sort: sort.column, order: sort.direction, offset: offsetOf(view.page), limit: String(PAGE_ROWS) };
  const list = useList(getReports, 'reports', { query }, { readAgain: whileMaking });
  const reports = list.rows;
  const columns = useMemo(() => columnsOf(metrics, moment, replacedIn(reports ?? [])), [metrics, moment, reports]);
  const isPast = (list.page?.total ?? 0) > 0;
  const isNone = list.page?.total === 0;
  const hasNoNumbers = useHasNoNumbers();
  const hasHeadAction = isPast || list.error !== undefined;

  return (
    <>
      <ViewHead
        title={copy.heading}
        text={
          <>
            {copy.text}{' '}
            <Link href={zoneUrl(deployment, 'profile', '/settings')} className="inline-block">
              {copy.settings}
            </Link>
          </>
        }
        actions={
          // Without reports, the button is below the empty state. Its space is reserved until that is known.
          <div className="min-h-9">{hasHeadAction && <NewReport />}</div>
        }
      />
      {isNone && hasNoNumbers && !kind ? (
        <NoNumbers />
      ) : (
        <List
          {...{ view, change, sort, list, columns }}
          filters={
            <Choice
              label={heads.kind}
              any={copy.anyKind}
              texts={copy.kinds}
              value={view.kind}
              onChange={(next) => change({ kind: next })}
            />
          }
          failed={copy.failed}
          label={copy.list}
          name="reports"
          csv={csv}
          rowId={({ id }) => id}
          empty={
            <EmptyState
              title={isPast ? copy.pastTitle : kind ? copy.noneOf(copy.kinds[kind]) : copy.emptyTitle}
              text={isPast ? copy.pastText : copy.emptyText}
              action={
                isPast ? (
                  <Button variant="quiet" size="sm" onClick={() => change({})}>
                    {copy.first}
                  </Button>
                ) : (
                  <NewReport />
                )
              }
            />
          }
        />
      )}
    </>
  );
}

const columnsOf = (
  formats: MetricFormats,
  moment: (iso: string) => string,
  replaced: ReadonlySet<string>,
): ListColumn<ReportEntry>[] => [
  {
    id: 'period',
    sortable: true,
    text: heads.period,
    cell: (report) => (
      <>
        <Link href={hashOf('iq-reports', '/report', { id: report.id })}>{periodName(report, formats)}</Link>
        {replaced.has(report.id) && <span className="block text-xs font-normal text-muted">{copy.replaced}</span>}
        {report.failure && <span className="block text-xs text-muted">{report.failure}</span>}
      </>
    ),
  },
  {
    id: 'kind',
    sortable: true,
    text: heads.kind,
    className: 'w-[104px]',
    narrow: 'below',
    cell: ({ kind }) => copy.kinds[kind],
  },
  {
    id: 'state',
    text: heads.state,
    className: 'w-[120px]',
    narrow: 'beside',
    cell: ({ state }) => <StateBadge state={state} />,
  },
  {
    id: 'asOf',
    sortable: true,
    text: heads.asOf,
    className: 'w-[128px]',
    from: 800,
    cell: ({ asOf }) => (asOf ? formats.day(asOf) : ''),
  },
  {
    id: 'createdAt',
    sortable: true,
    text: heads.createdAt,
    className: 'w-[196px]',
    narrow: 'corner',
    narrowText: '',
    cell: (report) => (
      <>
        <time dateTime={report.createdAt}>{moment(report.createdAt)}</time>
        <span className="block text-xs text-muted max-sm:hidden">{copy.makerOf(report)}</span>
      </>
    ),
  },
  {
    id: 'download',
    text: heads.download,
    className: 'w-[156px]',
    narrow: 'end',
    cell: (report) => report.state === 'ready' && <Downloads report={report} period={periodName(report, formats)} />,
  },
];
