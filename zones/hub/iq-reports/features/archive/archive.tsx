import { getReports, useReports } from '@services/insights/client/reports';
import { type ReportEntry, reportKinds, reportSorts } from '@services/insights/contract/reports';
import { useApi } from '@suite/api/api-provider';
import { type FigureFormats, useFigureFormats } from '@suite/iq/use-figure-formats';
import { Choice } from '@suite/list/choice';
import { everyPage } from '@suite/list/every-page';
import { oneOf, sortOf } from '@suite/list/known-values';
import { ListMenu } from '@suite/list/list-menu';
import { PagedList } from '@suite/list/paged-list';
import { useNewest } from '@suite/list/use-newest';
import { offsetOf, PAGE_ROWS, useView } from '@suite/list/use-view';
import { ViewHead } from '@suite/list/view-head';
import { useSuite } from '@suite/shell/suite-context';
import { useFormats } from '@suite/shell/use-formats';
import { Button } from '@suite/ui/button';
import { EmptyState } from '@suite/ui/empty-state';
import { Link } from '@suite/ui/link';
import type { Column } from '@suite/ui/table';
import { hashOf, zoneUrl } from '@suite/zones/zone-url';
import { useMemo } from 'react';
import { copy } from './copy';
import { Downloads } from './downloads';
import { MakeReport } from './make-report';

const defaults = { kind: '', sort: 'period', order: 'descending', page: '1' };
const { columns: heads } = copy;

/** Every report of the company, the newest first unless the address says otherwise. */
export function Archive() {
  const { client } = useApi();
  const { place } = useSuite();
  const figures = useFigureFormats();
  const { moment } = useFormats();
  const [view, change] = useView('iq-reports', '/', defaults);
  const kind = oneOf(reportKinds, view.kind);
  const sort = sortOf(view, reportSorts, { column: 'period', direction: 'descending' });
  const narrowed = { kind, sort: sort.column, order: sort.direction };
  const query = { ...narrowed, offset: offsetOf(view.page), limit: String(PAGE_ROWS) };
  const list = useNewest(query, useReports);
  const columns = useMemo(() => columnsOf(figures, moment), [figures, moment]);
  const isPast = (list.page?.total ?? 0) > 0;

  const everyReport = async () => {
    const reports = await everyPage('reports', (range) => getReports(client, { ...narrowed, ...range }));
    return reports.map((report) => [copy.kinds[report.kind], report.from, report.to, report.asOf, report.createdAt]);
  };

  return (
    <>
      <ViewHead
        title={copy.heading}
        text={
          <>
            {copy.text}{' '}
            <Link href={zoneUrl(place, 'profile', '/settings')} className="inline-block">
              {copy.settings}
            </Link>
          </>
        }
      />
      <PagedList
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
        actions={
          <>
            {reportKinds.map((each) => (
              <MakeReport key={each} kind={each} />
            ))}
            <ListMenu
              isSilent
              name="reports"
              heads={[heads.kind, copy.from, copy.to, heads.asOf, heads.createdAt]}
              rows={everyReport}
              disabled={!list.page?.total}
            />
          </>
        }
        failed={copy.failed}
        label={copy.list}
        rows={list.page?.reports}
        rowId={({ id }) => id}
        empty={
          <EmptyState
            title={isPast ? copy.pastTitle : copy.emptyTitle}
            text={isPast ? copy.pastText : copy.emptyText}
            action={
              isPast ? (
                <Button look="quiet" size="sm" onClick={() => change({})}>
                  {copy.first}
                </Button>
              ) : undefined
            }
          />
        }
        className="min-w-[840px] table-fixed"
      />
    </>
  );
}

const periodOf = ({ from, to }: ReportEntry, day: FigureFormats['day']) => `${day(from)} – ${day(to)}`;

const columnsOf = ({ day }: FigureFormats, moment: (iso: string) => string): Column<ReportEntry>[] => [
  {
    id: 'period',
    sortable: true,
    text: heads.period,
    cell: (report) => <Link href={hashOf('iq-reports', '/report', { id: report.id })}>{periodOf(report, day)}</Link>,
  },
  { id: 'kind', sortable: true, text: heads.kind, className: 'w-[120px]', cell: ({ kind }) => copy.kinds[kind] },
  { id: 'asOf', sortable: true, text: heads.asOf, className: 'w-[160px]', cell: ({ asOf }) => day(asOf) },
  {
    id: 'createdAt',
    sortable: true,
    text: heads.createdAt,
    className: 'w-[220px]',
    cell: ({ createdAt }) => <time dateTime={createdAt}>{moment(createdAt)}</time>,
  },
  {
    id: 'download',
    text: copy.columns.download,
    className: 'w-[160px]',
    cell: (report) => <Downloads report={report} period={periodOf(report, day)} />,
  },
];
