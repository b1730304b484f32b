'use client';

import { getOfferSettings } from '@services/price-book/contract/settings';
import { getTerms } from '@services/price-book/contract/terms';
import { useQuery, useRevalidate } from '@suite/api/use-query';
import { ViewHead } from '@suite/list/view-head';
import { sectionClass } from '@suite/shell/pages/page-section';
import { ErrorNote } from '@suite/ui/error-note';
import { Skeleton } from '@suite/ui/skeleton';
import { InvoiceSettings } from '../invoice-settings/invoice-settings';
import { PaymentSettings } from '../payment-settings/payment-settings';
import { copy } from './copy';
import { SettingsForm } from './settings-form';

/** Defaults of new proposals, and which of them need an approval. */
export function Settings() {
  const { data, error, mutate } = useQuery(getOfferSettings, {});
  const { data: letters } = useQuery(getTerms, {}, { handleGlobally: true });
  const revalidate = useRevalidate();
  if (!data)
    return (
      <>
        <ViewHead title={copy.heading} text={copy.text} />
        {error ? <ErrorNote title={copy.failed} onRetry={() => mutate()} /> : <SettingsSkeleton />}
      </>
    );
  return (
    <>
      <SettingsForm
        saved={data}
        letters={letters?.terms ?? []}
        onReload={() => revalidate(getOfferSettings)}
        onSaved={(answer) => mutate(answer, { revalidate: false })}
      />
      <div className="mt-8">
        <PaymentSettings />
        <InvoiceSettings />
      </div>
    </>
  );
}

const SettingsSkeleton = () => (
  <div role="status" aria-label={copy.loading}>
    {[1, 2, 3, 4].map((section) => (
      <div key={section} className={sectionClass}>
        <div>
          <Skeleton className="h-5 w-28" />
          <Skeleton className="mt-2 h-4 w-44" />
        </div>
        <div className="grid gap-4 sm:grid-cols-2">
          <Skeleton className="h-16" />
          <Skeleton className="h-16" />
        </div>
      </div>
    ))}
  </div>
);
