import { useConsumerPrices } from '@services/insights/browser/prices';
import { getPrices, type PricesQuery } from '@services/insights/contract/prices';
import { useApi } from '@suite/api/api-provider';
import type { ResponseOf } from '@suite/api/request-of';
import { KeptNote } from '@suite/iq/kept-note';
import { Listed } from '@suite/iq/listed';
import { Meanings } from '@suite/iq/meanings';
import { useMetricFormats } from '@suite/iq/use-metric-formats';
import { Choice } from '@suite/list/choice';
import { everyPage } from '@suite/list/every-page';
import { FindField } from '@suite/list/find-field';
import type { Newest } from '@suite/list/use-newest';
import { PAGE_ROWS } from '@suite/list/use-view';
import { Button } from '@suite/ui/button';
import { EmptyState } from '@suite/ui/empty-state';
import { useMemo } from 'react';
import { useKeptPage } from '../metrics/use-kept-page';
import { copy } from './copy';
import { FreshnessChips } from './freshness-chips';
import { priceColumns } from './price-columns';
import { lastMonthOf, type PricesView, sortOfPrices } from './prices-view';
import { useOfferHref } from './use-offer-href';

type Page = ResponseOf<typeof getPrices>;

interface Props {
  view: PricesView & { asOf: string };
  change: (part: Partial<PricesView>, options?: { replace?: boolean }) => void;
  query: PricesQuery;
  found: Newest<Page>;
  file: string;
}

const measures = ['unitPrice', 'priceAge', 'realChange', 'peerGap', 'opportunity'] as const;

/** Recurring services by the age of their price, for all clients or the one in the query. */
export function PriceList({ view, change, query, found, file }: Props) {
  const { formClient } = useApi();
  const formats = useMetricFormats();
  const consumerPrices = useConsumerPrices().data;
  const { page, isBehind, error, retry } = found;
  const keptSince = useKeptPage(found);
  const { asOf } = view;
  const offerHref = useOfferHref();
  const currency = page?.currency ?? '';
  const consumerPricesTo = consumerPrices && lastMonthOf(consumerPrices);
  const isOfOne = query.clientId !== undefined;
  const columns = useMemo(
    () => priceColumns({ formats, currency, asOf, consumerPricesTo, isOfOne, offerHref: asOf ? undefined : offerHref }),
    [formats, currency, asOf, consumerPricesTo, isOfOne, offerHref],
  );
  const everyPrice = () => everyPage('prices', (range) => formClient.call(getPrices, { query: { ...query, ...range } }));
  const isNarrowed = Boolean(query.find || query.freshness) || (page?.total ?? 0) > 0;
  const showAll = (
    <Button variant="quiet" size="sm" onClick={() => change({ find: '', freshness: '' })}>
      {copy.showAll}
    </Button>
  );

  return (
    <>
      {keptSince && <KeptNote since={keptSince} onRetry={retry} />}
      {!isOfOne && error?.code !== 'not_found' && (
        <FreshnessChips freshness={view.freshness} asOf={asOf} onChange={(freshness) => change({ freshness })} />
      )}
      <Listed
        label={copy.label}
        file={file}
        columns={columns}
        rows={page?.prices}
        day={page?.asOf}
        allRows={everyPrice}
        sort={sortOfPrices(view)}
        onSort={({ column, direction }) => change({ sort: column, order: direction })}
        pager={{
          page: Number(query.offset) / PAGE_ROWS + 1,
          total: page?.total,
          onPage: (next) => change({ page: String(next) }),
        }}
        filters={
          <>
            <FindField
              label={isOfOne ? copy.findOfOne : copy.find}
              value={view.find}
              onChange={(find) => change({ find }, { replace: true })}
            />
            {isOfOne && (
              <Choice
                label={copy.freshness}
                any={copy.anyFreshness}
                texts={copy.levels}
                value={view.freshness}
                onChange={(freshness) => change({ freshness })}
              />
            )}
          </>
        }
        isBehind={isBehind}
        expectedRows={PAGE_ROWS / 2}
        failure={{ error, title: copy.failed, onRetry: retry }}
        empty={
          isNarrowed ? (
            <EmptyState title={copy.noneTitle} text={copy.noneText} action={showAll} />
          ) : (
            <EmptyState title={copy.emptyTitle} text={copy.emptyText} />
          )
        }
      />
      <Meanings asOf={page?.asOf} measures={measures} />
      {page && <p className="mt-1 text-xs text-muted">{copy.notes}</p>}
    </>
  );
}
