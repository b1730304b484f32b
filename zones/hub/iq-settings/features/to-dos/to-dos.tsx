'use client';

import { useAdviceSettings } from '@services/insights/client/to-dos';
import { useRevalidate } from '@suite/api/use-read';
import { PageError } from '@suite/list/page-error';
import { fitsShape } from '@suite/session/fits-shape';
import { useDraft } from '@suite/session/use-draft';
import { useMoneyFormat } from '@suite/shell/form/use-number-format';
import { PageSkeleton } from '../frame/skeletons';
import { type AdviceDraft, draftOf } from './advice-draft';
import { AdviceForm } from './advice-form';
import { copy } from './copy';

/** Settings for the to-dos that are created from metrics (product.md, thresholds of `iq-settings`). */
export function ToDos() {
  const { data, error, mutate } = useAdviceSettings();
  const revalidate = useRevalidate();
  const currency = data?.currency ?? null;
  const typed = useMoneyFormat(currency ?? 'USD');
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
        await revalidate('to-dos');
      }}
    />
  );
}
