'use client';

import { useConsumerPrices } from '@suite/api/figures/get-consumer-prices';
import { usePrices } from '@suite/api/figures/get-prices';
import { AsOfField } from '@suite/iq/as-of-field';
import { useNewest } from '@suite/list/use-newest';
import { useView } from '@suite/list/use-view';
import { ViewHead } from '@suite/list/view-head';
import { useSuite } from '@suite/shell/suite-context';
import { Link } from '@suite/ui/link';
import { Notice } from '@suite/ui/notice';
import { zoneUrl } from '@suite/zones/zone-url';
import { dayOrLatest } from '../frame/as-of';
import { copy } from './copy';
import { PriceList } from './price-list';
import { PriceStats } from './price-stats';
import { pricesQuery, pricingDefaults } from './prices-view';

/** Which prices have stood still, and what raising them would bring. */
export function Pricing() {
  const { place } = useSuite();
  const [view, change] = useView('iq-clients', '/stalepricing', pricingDefaults);
  const query = pricesQuery(view, dayOrLatest(view.asOf));
  const found = useNewest(query, usePrices);
  const lacksConsumerPrices = useConsumerPrices().data?.length === 0;
  const { page, error } = found;
  return (
    <>
      <ViewHead
        title={copy.heading}
        text={copy.text}
        actions={<AsOfField value={view.asOf} shown={page?.asOf} onChange={(asOf) => change({ asOf })} />}
      />
      {error?.code !== 'not_found' && (
        <>
          <PriceStats page={page} asOf={view.asOf} />
          <div className="my-6 min-h-[42px]">
            {lacksConsumerPrices && (
              <Notice>
                <strong>{copy.cpiTitle}</strong> {copy.cpiText}{' '}
                <Link href={zoneUrl(place, 'iq-settings', '/prices')}>{copy.cpiAction}</Link>
              </Notice>
            )}
          </div>
        </>
      )}
      <PriceList view={view} change={change} query={query} found={found} file="prices" />
    </>
  );
}
