'use client';

import { getPrices } from '@services/insights/contract/prices';
import { AsOfField } from '@suite/iq/as-of-field';
import { dayOrLatest } from '@suite/iq/stored-date';
import { useList } from '@suite/list/use-list';
import { useView } from '@suite/list/use-view';
import { ViewHead } from '@suite/list/view-head';
import { ConsumerPriceNote } from './consumer-price-note';
import { copy } from './copy';
import { PastRises } from './past-rises';
import { PriceAges } from './price-ages';
import { PriceList } from './price-list';
import { PriceStats } from './price-stats';
import { pricesQuery, pricingDefaults } from './prices-view';

/** Prices that haven't been raised, and what raising them would bring. */
export function Pricing() {
  const [view, change] = useView('iq-clients', '/stalepricing', pricingDefaults);
  const query = pricesQuery(view, dayOrLatest(view.asOf));
  const list = useList(getPrices, 'prices', { query });
  const { page, error } = list;
  const hasMetrics = error?.code !== 'not_found';
  return (
    <>
      <ViewHead
        title={copy.heading}
        text={copy.text}
        actions={hasMetrics && <AsOfField value={view.asOf} shown={page?.asOf} onChange={(asOf) => change({ asOf })} />}
      />
      {hasMetrics && (
        <>
          <PriceStats page={page} asOf={view.asOf} />
          <ConsumerPriceNote />
          <PriceAges asOf={view.asOf} />
          <PastRises />
        </>
      )}
      <PriceList view={view} change={change} query={query} list={list} name="prices" />
    </>
  );
}
