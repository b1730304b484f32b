'use client';

import { getOfferSettings } from '@services/price-book/contract/settings';
import { getTerms } from '@services/price-book/contract/terms';
import { useQuery } from '@suite/api/use-query';
import { ViewHead } from '@suite/list/view-head';
import { useHashParam } from '@suite/shell/pages/use-hash-param';
import { EmptyState } from '@suite/ui/empty-state';
import { ErrorNote } from '@suite/ui/error-note';
import { ButtonLink } from '@suite/ui/link';
import { Skeleton } from '@suite/ui/skeleton';
import { hashOf } from '@suite/zones/zone-url';
import { copy } from './copy';
import { LetterForm } from './letter-form';

/** The `id` of a letter that isn't saved yet. */
export const NEW = 'new';

const VALID_DAYS = 30;

/** The letter in the URL. */
export function LetterPage() {
  const id = useHashParam<'offer', '/letter'>('id') ?? '';
  const { data, error, mutate } = useQuery(getTerms, {});
  const { data: settings } = useQuery(getOfferSettings, {}, { handleGlobally: true });
  const validDays = settings?.validDays ?? VALID_DAYS;
  if (id === NEW) return <LetterForm key={NEW} letter={undefined} validDays={validDays} />;
  if (!data && !error) return <LetterSkeleton />;
  if (!data)
    return (
      <>
        <ViewHead title={copy.heading} />
        <ErrorNote title={copy.failed} onRetry={() => mutate()} />
      </>
    );
  const letter = data.terms.find((one) => one.id === id);
  if (letter) return <LetterForm key={id} letter={letter} validDays={validDays} />;
  return (
    <EmptyState
      title={copy.goneTitle}
      text={copy.goneText}
      action={
        <ButtonLink variant="quiet" size="sm" href={hashOf('offer', '/terms')}>
          {copy.all}
        </ButtonLink>
      }
    />
  );
}

const LetterSkeleton = () => (
  <div role="status" aria-label={copy.loading}>
    <Skeleton className="h-8 w-72 max-w-full" />
    <Skeleton className="mt-1 mb-4 h-5 w-24" />
    <div className="grid gap-6 xl:grid-cols-2">
      <Skeleton className="h-[720px] rounded-lg" />
      <Skeleton className="h-[720px] rounded-lg max-xl:hidden" />
    </div>
  </div>
);
