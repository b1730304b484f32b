'use client';

import { getAdviceSettings, getToDos } from '@services/insights/contract/to-dos';
import { useQuery, useRevalidate } from '@suite/api/use-query';
import { PageError } from '@suite/list/page-error';
import { fitsShape } from '@suite/session/fits-shape';
import { useDraft } from '@suite/session/use-draft';
import { useTypedAmounts } from '@suite/shell/form/use-typed';
import { PageSkeleton } from '../frame/skeletons';
import { type AdviceDraft, draftOf } from './advice-draft';
import { AdviceForm } from './advice-form';
import { copy } from './copy';

/** Settings for the to-dos that are created from metrics (product.md, thresholds of `iq-settings`). */
export function ToDos() {
  const { data, error, mutate } = useQuery(getAdviceSettings, {});
  const revalidate = useRevalidate();
  const currency = data?.currency ?? null;
  const typed = useTypedAmounts(currency ?? 'USD');
  const amounts = currency ? typed : undefined;
  const { draft, change, discard } = useDraft<AdviceDraft | null>('advice-settings', null, undefined, (kept) =>
    fitsShape(kept, { rules: [''], overdueDays: '', least: '' }),
  );
  if (!data) return error ? <PageError title={copy.heading} text={copy.failed} onRetry={() => mutate()} /> : <PageSkeleton />;
  const saved = draftOf(data.settings, amounts);
  return (
    <AdviceForm
      draft={draft ?? saved}
      currency={currency}
      amounts={amounts}
      isChanged={draft !== null}
      onChange={(next) => (JSON.stringify(next) === JSON.stringify(saved) ? discard() : change(next))}
      onDiscard={discard}
      onSaved={async (answer) => {
        await mutate(answer, { revalidate: false });
        discard();
        await revalidate(getToDos);
      }}
    />
  );
}
