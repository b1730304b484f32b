import { useReports } from '@suite/api/reports/get-reports';
import { type ReportEntry, reportKinds } from '@suite/contract/reports';
import { type FigureFormats, useFigureFormats } from '@suite/iq/use-figure-formats';
import { oneOf } from '@suite/list/known-values';
import { Pager } from '@suite/list/pager';
import { Toolbar } from '@suite/list/toolbar';
import { useNewest } from '@suite/list/use-newest';
import { offsetOf, PAGE_ROWS, useView } from '@suite/list/use-view';
import { ViewHead } from '@suite/list/view-head';
import { useSuite } from '@suite/shell/suite-context';
import { useFormats } from '@suite/shell/use-formats';
import { Button } from '@suite/ui/button';
import { EmptyState } from '@suite/ui/empty-state';
import { ErrorNote } from '@suite/ui/error-note';
import { Link } from '@suite/ui/link';
import { Select } from '@suite/ui/select';
import { type Column, Table } from '@suite/ui/table';
import { hashOf, zoneUrl } from '@suite/zones/zone-url';
import { useMemo } from 'react';
import { copy } from './copy';
import { Downloads } from './downloads';
import { MakeReport } from './make-report';

const defaults = { kind: '', page: '1' };
const kinds = [{ value: 'any', label: copy.anyKind }, ...reportKinds.map((value) => ({ value, label: copy.kinds[value] }))];

/** Every report of the company, the newest first. */
export function Archive() {
  const { place } = useSuite();
  const figures = useFigureFormats();
  const { moment } = useFormats();
  const [view, change] = useView('iq-reports', '/', defaults);
  const kind = oneOf(reportKinds, view.kind);
  const query = useMemo(() => ({ kind, offset: offsetOf(view.page), limit: String(PAGE_ROWS) }), [kind, view.page]);
  const { page, isBehind, error, retry } = useNewest(query, useReports);
  const columns = useMemo(() => columnsOf(figures, moment), [figures, moment]);
  const isPast = (page?.total ?? 0) > 0;

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
      <Toolbar
        pager={
          <Pager
            page={Number(query.offset) / PAGE_ROWS + 1}
            total={page?.total}
            onPage={(next) => change({ page: String(next) })}
          />
        }
        actions={reportKinds.map((each) => <MakeReport key={each} kind={each} />)}
      >
        <div className="w-40 max-sm:w-full">
          <Select
            label={copy.kind}
            options={kinds}
            value={kind ?? 'any'}
            onChange={(next) => change({ kind: next === 'any' ? '' : next })}
          />
        </div>
      </Toolbar>
      {error ? (
        <ErrorNote title={copy.failed} onRetry={retry} />
      ) : (
        <Table
          label={copy.list}
          columns={columns}
          rows={page?.reports}
          rowId={({ id }) => id}
          isBehind={isBehind}
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
      )}
    </>
  );
}

const periodOf = ({ from, to }: ReportEntry, day: FigureFormats['day']) => `${day(from)} – ${day(to)}`;

const columnsOf = ({ day }: FigureFormats, moment: (iso: string) => string): Column<ReportEntry>[] => [
  {
    id: 'period',
    text: copy.columns.period,
    cell: (report) => <Link href={hashOf('iq-reports', '/report', { id: report.id })}>{periodOf(report, day)}</Link>,
  },
  { id: 'kind', text: copy.columns.kind, className: 'w-[120px]', cell: ({ kind }) => copy.kinds[kind] },
  { id: 'asOf', text: copy.columns.asOf, className: 'w-[160px]', cell: ({ asOf }) => day(asOf) },
  {
    id: 'made',
    text: copy.columns.made,
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
