'use client';

import { useConsumerPrices } from '@services/insights/browser/prices';
import { ViewHead } from '@suite/list/view-head';
import { fitsShape } from '@suite/session/fits-shape';
import { useDraft } from '@suite/session/use-draft';
import { ErrorNote } from '@suite/ui/error-note';
import { PageSkeleton } from '../frame/skeletons';
import { copy } from './copy';
import { PriceForm } from './price-form';
import { PriceTable } from './price-table';
import { textOf } from './read-table';

/** The firm's consumer price table, and the form that replaces it. */
export function Prices() {
  const { data, error, mutate } = useConsumerPrices();
  // Text of the table while it is edited.
  const { draft, change, discard } = useDraft<string | null>('consumer-prices', null, undefined, (kept) => fitsShape(kept, ''));
  if (!data && !error) return <PageSkeleton />;
  if (!data) {
    return (
      <>
        <ViewHead title={copy.heading} text={copy.text} />
        <ErrorNote title={copy.failed} onRetry={() => mutate()} />
      </>
    );
  }
  if (draft === null) return <PriceTable prices={data} onChange={() => change(textOf(data))} />;
  return (
    <PriceForm
      text={draft}
      onText={change}
      onDiscard={discard}
      onSaved={async (prices) => {
        await mutate(prices, { revalidate: false });
        discard();
      }}
    />
  );
}
