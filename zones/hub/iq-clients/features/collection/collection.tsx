'use client';

import { getClientMetrics } from '@services/insights/contract/clients';
import { getDashboard } from '@services/insights/contract/dashboard';
import { getMetricMonths } from '@services/insights/contract/metrics';
import { useQuery } from '@suite/api/use-query';
import { AsOfField } from '@suite/iq/as-of-field';
import { MetricsFailed } from '@suite/iq/metrics-failed';
import { StaleNote } from '@suite/iq/stale-note';
import { dayOrLatest } from '@suite/iq/stored-date';
import { UnsureNote } from '@suite/iq/unsure-note';
import { useStale } from '@suite/iq/use-stale';
import { useView } from '@suite/list/use-view';
import { ViewHead } from '@suite/list/view-head';
import { useDeferredValue, useState } from 'react';
import { TitledSection } from '../frame/titled-section';
import { MonthCharts } from '../metrics/month-charts';
import { MonthTable } from '../metrics/month-table';
import { Span, spanOf } from '../metrics/span';
import { CollectionStats } from './collection-stats';
import { collectionDefaults, debtorsQuery } from './collection-view';
import { copy } from './copy';
import { Debtors } from './debtors';
import { FirmAging } from './firm-aging';
import { LeftOut } from './left-out';

const USUAL_SPAN = 12;

const charts = [
  { kind: 'cei', title: copy.charts.cei },
  { kind: 'dso', title: copy.charts.dso },
  { kind: 'aging', title: copy.charts.aging },
  { kind: 'paid', title: copy.charts.paid },
] as const;

/** How well the firm collects: by month, by age, and by whom. */
export function Collection() {
  const [view, change] = useView('iq-clients', '/collectioneffectiveness', collectionDefaults);
  const asOf = dayOrLatest(view.asOf);
  const read = useQuery(getMetricMonths, { query: { asOf, limit: String(spanOf(view.span, USUAL_SPAN)) } });
  const dashboard = useQuery(getDashboard, { query: { asOf } });
  const { data, staleSince, retry } = useStale(read);
  const list = useQuery(getClientMetrics, { query: debtorsQuery(view) });
  // Content below the list appears after it, so that it doesn't move with the number of rows.
  const isListed = useDeferredValue(Boolean(list.data || list.error));
  const [wasListed, setWasListed] = useState(false);
  if (isListed && !wasListed) setWasListed(true);
  const head = (
    <ViewHead
      title={copy.heading}
      text={copy.text}
      actions={
        read.error?.code !== 'not_found' && (
          <AsOfField value={view.asOf} shown={data?.asOf} onChange={(day) => change({ asOf: day })} />
        )
      }
    />
  );
  if (!data && read.error) {
    return (
      <>
        {head}
        <MetricsFailed error={read.error} title={copy.failed} onRetry={retry} />
      </>
    );
  }
  const currency = data?.currency ?? '';
  return (
    <>
      {head}
      {staleSince && <StaleNote since={staleSince} onRetry={retry} />}
      {dashboard.data && (
        <UnsureNote
          unsure={dashboard.data.unsure}
          metrics={[dashboard.data.open, dashboard.data.overdue, dashboard.data.aging, dashboard.data.dso, dashboard.data.cei]}
          rows={{ asOf: view.asOf }}
        />
      )}
      <CollectionStats data={data} dashboard={dashboard.data} asOf={view.asOf} />
      <TitledSection title={copy.collect} text={copy.collectText}>
        <Debtors view={view} change={change} />
      </TitledSection>
      {wasListed && (
        <>
          <TitledSection title={copy.months}>
            <MonthCharts charts={charts} months={data?.months} currency={currency} shown={spanOf(view.span, USUAL_SPAN)} />
            <MonthTable
              months={data?.months}
              currency={currency}
              shown={data?.asOf}
              rows={{ asOf: view.asOf }}
              sort={{ sort: view.monthSort, order: view.monthOrder }}
              onSort={({ column, direction }) => change({ monthSort: column, monthOrder: direction })}
              name="collection-effectiveness"
              filters={
                <Span spans={[12, 24, 36, 60]} usual={USUAL_SPAN} value={view.span} onChange={(span) => change({ span })} />
              }
              expectedRows={spanOf(view.span, USUAL_SPAN)}
            />
            {data && <LeftOut months={data.months} leftOut={data.leftOut} />}
          </TitledSection>
          <TitledSection title={copy.aging} isMenuBeside className="mt-8 max-w-[720px]">
            <FirmAging read={dashboard} view={view} change={change} />
          </TitledSection>
        </>
      )}
    </>
  );
}
