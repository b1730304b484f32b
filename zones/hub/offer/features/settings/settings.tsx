'use client';

import { getOfferSettings } from '@services/offers/contract/settings';
import { getTerms } from '@services/offers/contract/terms';
import { useQuery, useRevalidate } from '@suite/api/use-query';
import { ViewHead } from '@suite/list/view-head';
import { fitsShape } from '@suite/session/fits-shape';
import { useDraft } from '@suite/session/use-draft';
import { ErrorNote } from '@suite/ui/error-note';
import { Skeleton } from '@suite/ui/skeleton';
import { PaymentSettings } from '../payment-settings/payment-settings';
import { copy } from './copy';
import { draftOf, type SettingsDraft } from './settings-draft';
import { SettingsForm } from './settings-form';

/** Defaults of new proposals, and which of them need an approval. */
export function Settings() {
  const { data, error, mutate } = useQuery(getOfferSettings, {});
  const { data: letters } = useQuery(getTerms, {}, { handleLocally: [] });
  const revalidate = useRevalidate();
  const { draft, change, discard } = useDraft<SettingsDraft | null>('offer-settings', null, undefined, (kept) =>
    fitsShape(kept, { reminders: '', taxRate: 0, validDays: 0, approval: {} }),
  );
  if (!data)
    return (
      <>
        <ViewHead title={copy.heading} text={copy.text} />
        {error ? <ErrorNote title={copy.failed} onRetry={() => mutate()} /> : <SettingsSkeleton />}
      </>
    );
  const saved = draftOf(data);
  return (
    <>
      <SettingsForm
        draft={draft ?? saved}
        saved={data}
        letters={letters?.terms ?? []}
        isChanged={draft !== null}
        onChange={(next) => (JSON.stringify(next) === JSON.stringify(saved) ? discard() : change(next))}
        onDiscard={discard}
        onReload={() => revalidate(getOfferSettings)}
        onSaved={async (answer) => {
          await mutate(answer, { revalidate: false });
          discard();
        }}
      />
      <div className="mt-8">
        <PaymentSettings />
      </div>
    </>
  );
}

const SettingsSkeleton = () => (
  <div role="status" aria-label={copy.loading}>
    {[1, 2, 3, 4].map((section) => (
      <div key={section} className="suite-section">
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
