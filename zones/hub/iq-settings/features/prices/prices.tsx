'use client';

import { putConsumerPrices, useConsumerPrices } from '@services/insights/browser/prices';
import type { ConsumerPrices } from '@services/insights/contract/consumer-prices';
import { useApi } from '@suite/api/api-provider';
import { ViewHead } from '@suite/list/view-head';
import { fields, readBy } from '@suite/shell/form/text-schemas';
import { useForm } from '@suite/shell/form/use-form';
import { ErrorNote } from '@suite/ui/error-note';
import { useState } from 'react';
import { PageSkeleton } from '../frame/skeletons';
import { copy } from './copy';
import { PriceForm } from './price-form';
import { PriceTable } from './price-table';
import { pricesOf, textOf } from './read-table';

/** The firm's consumer price table, and the form that replaces it. */
export function Prices() {
  const { data, error, mutate } = useConsumerPrices();
  if (!data && !error) return <PageSkeleton />;
  if (!data) {
    return (
      <>
        <ViewHead title={copy.heading} text={copy.text} />
        <ErrorNote title={copy.failed} onRetry={() => mutate()} />
      </>
    );
  }
  return <Loaded prices={data} onSaved={(prices) => mutate(prices, { revalidate: false })} />;
}

const schema = fields({ text: readBy(pricesOf, copy.form.notRead) });

interface Props {
  prices: ConsumerPrices;
  onSaved: (prices: ConsumerPrices) => Promise<unknown>;
}

function Loaded({ prices, onSaved }: Props) {
  const { client } = useApi();
  const form = useForm(schema, {
    name: 'consumer-prices',
    saved: { text: textOf(prices) },
    save: (output) => putConsumerPrices(client, { prices: output.text }),
    async onSaved(saved) {
      await onSaved(saved);
      setOpen(false);
    },
    done: copy.form.saved,
    failed: (reason) => `${copy.form.notSaved} ${reason}`,
  });
  const [isOpen, setOpen] = useState(form.isChanged);
  function discard() {
    form.discard();
    setOpen(false);
  }
  if (!isOpen) return <PriceTable prices={prices} onChange={() => setOpen(true)} />;
  return <PriceForm form={form} onDiscard={discard} />;
}
