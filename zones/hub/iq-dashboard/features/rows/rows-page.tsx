import { getMetricRows, type RowMetric, type RowsQuery } from '@services/insights/contract/ledger-rows';
import type { ResponseOf } from '@suite/api/request-of';
import { ageNames } from '@suite/insights/receivables/age-names';
import { AsOfField } from '@suite/iq/as-of-field';
import { MetricsFailed } from '@suite/iq/metrics-failed';
import { rowsDefaults } from '@suite/iq/rows-view';
import { type MetricFormats, useMetricFormats } from '@suite/iq/use-metric-formats';
import { List } from '@suite/list/list';
import { SavedViews } from '@suite/list/saved-views';
import { useList } from '@suite/list/use-list';
import { PAGE_ROWS, useView } from '@suite/list/use-view';
import { ViewHead } from '@suite/list/view-head';
import { useTabTitle } from '@suite/shell/pages/tab-title';
import { useSuite } from '@suite/shell/start/suite-context';
import { Button } from '@suite/ui/button';
import { ButtonLink, Link } from '@suite/ui/link';
import { Notice } from '@suite/ui/notice';
import { MILLISECONDS_PER_DAY } from '@suite/values/day-length';
import { dayNumberOf as calendarDay, isoDayOf } from '@suite/values/day-number';
import { utcDayOf } from '@suite/values/iso-day';
import { firstDay, lastDay } from '@suite/values/month';
import { hashOf, zoneUrl } from '@suite/zones/zone-url';
import { useMemo } from 'react';
import { copy } from './copy';
import { NoRow } from './no-row';
import { RowFilters } from './row-filters';
import { rowsColumns } from './rows-columns';
import { bucketOf, isNarrowed, metricOf, monthOf, noFilters, queryOf, sortOfRows, stateOf } from './rows-query';

/** The ledger rows behind a metric, and their sum. */
export function RowsPage() {
  const { deployment } = useSuite();
  const formats = useMetricFormats();
  const [view, change] = useView('iq-dashboard', '/rows', rowsDefaults);
  const [metric, query] = useMemo(() => [metricOf(view), queryOf(view)], [view]);
  const list = useList(getMetricRows, 'rows', { params: { metric }, query });
  const { page } = list;
  const currency = page?.currency ?? 'USD';
  const columns = useMemo(
    () => rowsColumns({ deployment, formats, currency, asOf: view.asOf, isNet: metric === 'revenue' }),
    [deployment, formats, currency, view.asOf, metric],
  );
  const [bucket, month, state] = [bucketOf(view), monthOf(view), stateOf(view)];
  const parts = [
    bucket && (bucket === 'current' ? ageNames.current : copy.pastDue(ageNames[bucket])),
    month && formats.month(month),
    query.clientId && (page?.rows.find(({ clientId }) => clientId === query.clientId)?.name ?? copy.ofClient),
    view.vendor,
  ].filter(Boolean);
  // Rows that a metric leaves out are not part of it, so they have another title.
  const title = state ? copy.states[state] : copy.metrics[metric];
  const heading = [title, ...parts].join(' · ');
  useTabTitle('iq-dashboard', heading);
  const isShort = metric === 'cei' && !month;

  return (
    <>
      <p className="mb-1">
        <Link href={hashOf('iq-dashboard', '/')}>{copy.back}</Link>
      </p>
      <ViewHead
        title={heading}
        text={page ? textOf(page, { metric, query }, isNarrowed(view), formats) : '\u00a0'}
        actions={
          <>
            {(parts.length > 0 || state) && !isShort && metric !== 'cei' && (
              <Button
                variant="quiet"
                className="self-end"
                onClick={() => change({ client: '', month: '', bucket: '', vendor: '', from: '', state: '' })}
              >
                {copy.everything}
              </Button>
            )}
            {metric === 'excluded' && (
              <ButtonLink className="self-end" href={zoneUrl(deployment, 'iq-settings', '/exchange-rates')}>
                {copy.exchangeRates}
              </ButtonLink>
            )}
            <AsOfField value={view.asOf} shown={page?.asOf} onChange={(asOf) => change({ asOf })} />
          </>
        }
      />
      {isShort ? (
        <Notice>{copy.needsMonth}</Notice>
      ) : (
        <List
          {...{ label: copy.list, name: `rows-${metric}`, columns, list, view, change }}
          day={page?.asOf}
          sort={sortOfRows(view)}
          find={copy.find}
          filters={<RowFilters view={view} change={change} />}
          actions={<SavedViews list={`rows-${metric}`} />}
          hasColumnChoices
          expectedRows={PAGE_ROWS / 2}
          failed={copy.failed}
          Failure={MetricsFailed}
          empty={
            <NoRow
              isPast={(page?.total ?? 0) > 0}
              isNarrowed={isNarrowed(view)}
              onFirst={() => change({})}
              onClear={() => change(noFilters)}
            />
          }
        />
      )}
    </>
  );
}

type Page = ResponseOf<typeof getMetricRows>;

/** Metrics of the 365 days up to the as-of date. */
const ofYear: readonly RowMetric[] = ['sales', 'revenue', 'spend'];

const yearTo = (day: string) => utcDayOf(Date.parse(day) - 364 * MILLISECONDS_PER_DAY);

/** Metrics of receivables on one day; the others are totals of a month or a year. */
const owed: readonly RowMetric[] = ['open', 'current', 'overdue', 'aging'];

interface RowsRequest {
  metric: RowMetric;
  query: RowsQuery;
}

function daysOf(asOf: string, { metric, query: { month } }: RowsRequest, day: MetricFormats['day']): string {
  if (!month) return ofYear.includes(metric) ? copy.period(day(yearTo(asOf)), day(asOf)) : copy.asOf(day(asOf));
  const end = isoDayOf(Math.min(lastDay(month), calendarDay(asOf)));
  return owed.includes(metric) ? copy.asOf(day(end)) : copy.period(day(isoDayOf(firstDay(month))), day(end));
}

function textOf(page: Page, { metric, query }: RowsRequest, isFound: boolean, { day, money, number }: MetricFormats): string {
  const { total, sum, currency, unsure, all } = page;
  const asOf = day(page.asOf);
  const days = daysOf(page.asOf, { metric, query }, day);
  if (query.state || metric === 'excluded') {
    const text = query.state ? copy.lacking[query.state](asOf) : copy.excludedText(asOf);
    return isFound ? `${text} ${copy.foundRows(number(total), number(all.total))}` : text;
  }
  if (isFound) return copy.found(days, number(total), number(all.total), money(sum, currency), money(all.sum, currency));
  return (unsure > 0 ? copy.includesUnsure : copy.text)(days, money(sum, currency));
}
