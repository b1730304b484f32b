import { type RowsQuery, useFigureRows } from '@services/insights/client/metrics';
import type { RowFigure } from '@services/insights/contract/metrics';
import { useApi } from '@suite/api/api-provider';
import { AsOfField } from '@suite/iq/as-of-field';
import { FiguresFailed } from '@suite/iq/figures-failed';
import { rowsDefaults } from '@suite/iq/rows-view';
import { type FigureFormats, useFigureFormats } from '@suite/iq/use-figure-formats';
import { ListMenu } from '@suite/list/list-menu';
import { ViewPager } from '@suite/list/pager';
import { Toolbar } from '@suite/list/toolbar';
import { useNewest } from '@suite/list/use-newest';
import { PAGE_ROWS, useView } from '@suite/list/use-view';
import { ViewHead } from '@suite/list/view-head';
import { useSuite } from '@suite/shell/suite-context';
import { Button } from '@suite/ui/button';
import { EmptyState } from '@suite/ui/empty-state';
import { ButtonLink, Link } from '@suite/ui/link';
import { Notice } from '@suite/ui/notice';
import { type Sort, Table } from '@suite/ui/table';
import { hashOf, zoneUrl } from '@suite/zones/zone-url';
import { useMemo } from 'react';
import { copy } from './copy';
import { allRows, rowsHeads } from './export-rows';
import { rowsColumns } from './rows-columns';
import { bucketOf, figureOf, monthOf, queryOf, sortOfRows, stateOf } from './rows-query';

interface Asked {
  figure: RowFigure;
  query: RowsQuery;
}

const useAsked = ({ figure, query }: Asked) => useFigureRows(figure, query);

/** The rows of the ledger that a figure stands on, and what they add up to. */
export function RowsPage() {
  const { client } = useApi();
  const { place } = useSuite();
  const formats = useFigureFormats();
  const [view, change] = useView('iq-dashboard', '/rows', rowsDefaults);
  const asked = useMemo(() => ({ figure: figureOf(view), query: queryOf(view) }), [view]);
  const { figure, query } = asked;
  const { page, isBehind, error, retry } = useNewest(asked, useAsked);
  const currency = page?.currency ?? 'USD';
  const columns = useMemo(
    () => rowsColumns(place, formats, currency, view.asOf, figure === 'revenue'),
    [place, formats, currency, view.asOf, figure],
  );
  const [bucket, month, state] = [bucketOf(view), monthOf(view), stateOf(view)];
  const narrowed = [
    state && copy.states[state],
    bucket && copy.buckets[bucket],
    month && formats.month(month),
    query.clientId && copy.ofClient,
    view.vendor,
  ];
  const isShort = figure === 'cei' && !month;

  return (
    <>
      <p className="mb-1">
        <Link href={hashOf('iq-dashboard', '/')}>{copy.back}</Link>
      </p>
      <ViewHead
        title={[copy.figures[figure], ...narrowed.filter(Boolean)].join(' · ')}
        text={page ? textOf(page, asked, formats) : '\u00a0'}
        actions={
          <>
            {figure === 'excluded' && (
              <ButtonLink href={zoneUrl(place, 'iq-settings', '/exchange-rates')}>{copy.exchangeRates}</ButtonLink>
            )}
            <AsOfField value={view.asOf} shown={page?.asOf} onChange={(asOf) => change({ asOf })} />
          </>
        }
      />
      <Toolbar
        pager={<ViewPager offset={query.offset} total={page?.total} change={change} />}
        actions={
          <ListMenu
            isSilent
            name={`rows-${figure}`}
            day={page?.asOf}
            heads={rowsHeads}
            rows={() => allRows(client, figure, query, formats)}
            disabled={!page?.total}
          />
        }
      >
        {narrowed.some(Boolean) && !isShort && figure !== 'cei' && (
          <Button look="quiet" onClick={() => change({ client: '', month: '', bucket: '', vendor: '', from: '', state: '' })}>
            {copy.everything}
          </Button>
        )}
      </Toolbar>
      {isShort && <Notice>{copy.needsMonth}</Notice>}
      {!isShort && error && <FiguresFailed error={error} title={copy.failed} onRetry={retry} />}
      {!isShort && !error && (
        <Table
          label={copy.list}
          columns={columns}
          rows={page?.rows}
          rowId={({ kind, id }) => `${kind} ${id}`}
          sort={sortOfRows(view)}
          onSort={({ column, direction }: Sort) => change({ sort: column, order: direction })}
          isBehind={isBehind}
          expectedRows={PAGE_ROWS / 2}
          empty={<EmptyState title={copy.noneTitle} text={copy.noneText} />}
          className="min-w-[1080px] table-fixed"
        />
      )}
    </>
  );
}

type Page = NonNullable<ReturnType<typeof useFigureRows>['data']>;

function textOf({ asOf, sum, currency, unsure }: Page, { figure, query }: Asked, { day, money }: FigureFormats): string {
  if (query.state) return copy.lacking[query.state](day(asOf));
  if (figure === 'excluded') return copy.excludedText(day(asOf));
  return (unsure > 0 ? copy.includesUnsure : copy.text)(day(asOf), money(sum, currency));
}
