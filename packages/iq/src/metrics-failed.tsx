import { getMetricState } from '@services/insights/contract/dashboard';
import { useQuery } from '@suite/api/use-query';
import type { SuiteError } from '@suite/contract/errors';
import { useHashQuery } from '@suite/shell/pages/use-hash-param';
import { EmptyState } from '@suite/ui/empty-state';
import { ErrorNote } from '@suite/ui/error-note';
import { ButtonLink } from '@suite/ui/link';
import { Skeleton } from '@suite/ui/skeleton';
import { lazy, Suspense } from 'react';
import { dayOrLatest } from './stored-date';
import { useMetricFormats } from './use-metric-formats';

const NoNumbers = lazy(async () => ({ default: (await import('./no-numbers')).NoNumbers }));

interface Props {
  error: SuiteError;
  /** What failed, as shown to the person. */
  title: string;
  onRetry: () => void;
}

/** Message in place of metrics that could not be loaded: what to do if there are none yet, otherwise how to retry. */
export function MetricsFailed({ error, title, onRetry }: Props) {
  const outside = useOutside();
  if (error.code === 'not_found') {
    return (
      <Suspense fallback={<Skeleton className="h-[136px] rounded-lg" />}>
        <NoNumbers />
      </Suspense>
    );
  }
  if (error.code === 'invalid_request' && outside) {
    return (
      <EmptyState
        title={outside.title}
        text="Choose another as-of date."
        action={<ButtonLink href={outside.href}>{outside.link}</ButtonLink>}
      />
    );
  }
  return <ErrorNote title={title} text={textOf(error)} onRetry={onRetry} />;
}

/** Returns which days the ledger covers and a link to the nearest one, if the address has a day outside them. */
function useOutside(): { title: string; link: string; href: string } | undefined {
  const query = useHashQuery();
  const { day } = useMetricFormats();
  const { data: state } = useQuery(getMetricState, {}, { isOptional: true });
  const requested = dayOrLatest(new URLSearchParams(query).get('asOf'));
  if (!state || !requested) return undefined;
  const { asOf, coversFrom } = state;
  if (requested > asOf) return { title: `The ledger goes up to ${day(asOf)}`, link: 'Show the latest', href: hashAsOf(query) };
  if (coversFrom === null || requested >= coversFrom) return undefined;
  const first = day(coversFrom);
  return { title: `The ledger starts on ${first}`, link: `Show ${first}`, href: hashAsOf(query, coversFrom) };
}

/** Returns the address of the current page as of another day, or as of the latest. */
function hashAsOf(query: string, day?: string): string {
  const requested = new URLSearchParams(query);
  if (day) requested.set('asOf', day);
  else requested.delete('asOf');
  return `${location.hash.split('?')[0]}${requested.size ? `?${requested}` : ''}`;
}

function textOf({ code, message }: SuiteError): string | undefined {
  if (code === 'invalid_request' || code === 'throttled') return message;
  if (code === 'not_ready') return 'The numbers are being computed. That takes a moment after an import.';
  if (code === 'forbidden') return 'You may not open these numbers. Your firm’s administrator can allow it.';
  return 'The insights service did not answer as it should. Nothing is lost.';
}
