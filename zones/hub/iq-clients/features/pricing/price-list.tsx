import { useConsumerPrices } from '@services/insights/browser/prices';
import type { getPrices, Price, PricesQuery } from '@services/insights/contract/prices';
import type { ResponseOf } from '@suite/api/request-of';
import { Meanings } from '@suite/iq/meanings';
import { MetricsFailed } from '@suite/iq/metrics-failed';
import { StaleNote } from '@suite/iq/stale-note';
import { useMetricFormats } from '@suite/iq/use-metric-formats';
import { Choice } from '@suite/list/choice';
import { List } from '@suite/list/list';
import type { ListRows } from '@suite/list/use-list';
import { PAGE_ROWS } from '@suite/list/use-view';
import { Button } from '@suite/ui/button';
import { EmptyState } from '@suite/ui/empty-state';
import { useMemo } from 'react';
import { useStalePage } from '../metrics/use-stale-page';
import { copy } from './copy';
import { FreshnessChips } from './freshness-chips';
import { priceColumns } from './price-columns';
import { PriceRule } from './price-rule';
import { lastMonthOf, type PricesView, sortOfPrices } from './prices-view';
import { useOfferHref } from './use-offer-href';
import { useRaising } from './use-raising';

type Page = ResponseOf<typeof getPrices>;

interface Props {
  view: PricesView & { asOf: string };
  change: (part: Partial<PricesView>, options?: { replace?: boolean }) => void;
  query: PricesQuery;
  list: ListRows<Price, Page>;
  name: string;
}

const measures = ['unitPrice', 'priceAge', 'realChange', 'peerGap', 'opportunity'] as const;

/** Recurring services by the age of their price, for all clients or the one in the query. */
export function PriceList({ view, change, query, list, name }: Props) {
  const formats = useMetricFormats();
  const consumerPrices = useConsumerPrices().data;
  const { page, error, retry } = list;
  const staleSince = useStalePage(list);
  const { asOf } = view;
  const offerHref = useOfferHref();
  const currency = page?.currency ?? '';
  const consumerPricesTo = consumerPrices && lastMonthOf(consumerPrices);
  const isOfOne = query.clientId !== undefined;
  const raises = useRaising({ rows: list.rows, total: page?.total ?? 0, readAll: list.allRows });
  const raising = offerHref && !asOf ? raises : undefined;
  const columns = useMemo(
    () => priceColumns({ formats, currency, asOf, consumerPricesTo, isOfOne, raising, offerHref: asOf ? undefined : offerHref }),
    [formats, currency, asOf, consumerPricesTo, isOfOne, raising, offerHref],
  );
  const isNarrowed = Boolean(query.find || query.freshness) || (page?.total ?? 0) > 0;
  const showAll = (
    <Button variant="quiet" size="sm" onClick={() => change({ find: '', freshness: '' })}>
      {copy.showAll}
    </Button>
  );

  return (
    <>
      {staleSince && <StaleNote since={staleSince} onRetry={retry} />}
      {!isOfOne && error?.code !== 'not_found' && (
        <FreshnessChips freshness={view.freshness} asOf={asOf} onChange={(freshness) => change({ freshness })} />
      )}
      {page && <PriceRule />}
      <List
        {...{ label: copy.label, name, columns, list, view, change }}
        {...raising?.choice}
        day={page?.asOf}
        sort={sortOfPrices(view)}
        find={isOfOne ? copy.findOfOne : copy.find}
        filters={
          isOfOne && (
            <Choice
              label={copy.freshness}
              any={copy.anyFreshness}
              texts={copy.levels}
              value={view.freshness}
              onChange={(freshness) => change({ freshness })}
            />
          )
        }
        hasColumnChoices
        expectedRows={PAGE_ROWS / 2}
        failed={copy.failed}
        Failure={MetricsFailed}
        empty={
          isNarrowed ? (
            <EmptyState title={copy.noneTitle} text={copy.noneText} action={showAll} />
          ) : (
            <EmptyState title={copy.emptyTitle} text={copy.emptyText} />
          )
        }
      />
      {raising?.bar}
      <Meanings asOf={page?.asOf} measures={measures} />
      {page && <p className="mt-1 text-xs text-muted">{copy.notes}</p>}
    </>
  );
}
