import { getValuationReport, getValuations, type VersionRow } from '@services/valuation/contract/valuation';
import { useApi } from '@suite/api/api-provider';
import { useQuery } from '@suite/api/use-query';
import { LateRangeChart } from '@suite/charts/late';
import { DownloadButton } from '@suite/list/download-button';
import { PageError } from '@suite/list/page-error';
import { ViewHead } from '@suite/list/view-head';
import { useFormats } from '@suite/shell/preferences/use-formats';
import { EmptyState } from '@suite/ui/empty-state';
import { ButtonLink } from '@suite/ui/link';
import { type Column, Table } from '@suite/ui/table';
import { hashOf } from '@suite/zones/zone-url';
import { PageSkeleton } from '../frame/skeletons';
import { useCurrencyFormats } from '../frame/use-currency-formats';
import { inAddress, useSubject } from '../frame/use-subject';
import { copy } from './copy';

/** Max saved valuations in the chart. */
const DRAWN = 8;

/** The saved valuations, each with its report. */
export function HistoryPage() {
  const subjectId = useSubject();
  const { formClient } = useApi();
  const { day } = useFormats();
  const { data, error, mutate } = useQuery(getValuations, { params: { subjectId } });
  const { money, short } = useCurrencyFormats(data?.currency ?? 'USD');
  if (!data) return error ? <PageError title={copy.title} text={copy.failed} onRetry={() => void mutate()} /> : <PageSkeleton />;
  const { columns: heads } = copy;
  const columns: Column<VersionRow>[] = [
    { id: 'number', text: heads.number, className: 'w-[110px]', cell: ({ number }) => copy.version(number) },
    { id: 'on', text: heads.on, className: 'w-[120px]', narrow: 'below', cell: ({ on }) => day(on) },
    { id: 'value', text: heads.value, numeric: true, narrow: 'beside', cell: ({ weighted }) => money(weighted.mid) },
    {
      id: 'range',
      text: heads.range,
      numeric: true,
      from: 900,
      cell: ({ range }) => `${money(range.low)} – ${money(range.high)}`,
    },
    { id: 'by', text: heads.by, from: 800, cell: ({ by }) => by },
    { id: 'note', text: heads.note, narrow: 'line', cell: ({ note }) => note },
    {
      id: 'report',
      text: heads.report,
      className: 'w-[84px]',
      narrow: 'end',
      cell: ({ number }) => (
        <DownloadButton
          size="sm"
          file={() => formClient.call(getValuationReport, { params: { subjectId, number: String(number) } })}
          text={copy.report}
          label={copy.reportOf(number)}
        />
      ),
    },
  ];
  return (
    <>
      <ViewHead title={copy.title} text={copy.text} />
      {data.versions.length > 1 && (
        <div className="mb-6">
          <LateRangeChart
            label={copy.chart}
            rangesText={heads.number}
            ranges={data.versions.slice(0, DRAWN).map(({ number, on, weighted }, at) => ({
              id: String(number),
              text: `${number} · ${day(on)}`,
              ...weighted,
              tone: at === 0 ? 'accent' : 'before',
            }))}
            lowText="Low"
            midText="Middle"
            highText="High"
            write={money}
            writeShort={short}
          />
        </div>
      )}
      <Table
        label={copy.title}
        columns={columns}
        rows={data.versions}
        rowId={({ number }) => number}
        className="ui-table-fit"
        empty={
          <EmptyState
            title={copy.emptyTitle}
            text={copy.emptyText}
            action={<ButtonLink href={hashOf('right-exit', '/', inAddress(subjectId))}>{copy.toValuation}</ButtonLink>}
          />
        }
      />
    </>
  );
}
