import { useSuite } from '@suite/shell/start/suite-context';
import { ErrorNote } from '@suite/ui/error-note';
import { ButtonLink } from '@suite/ui/link';
import { Skeleton } from '@suite/ui/skeleton';
import { zoneUrl } from '@suite/zones/zone-url';
import type { ReactNode } from 'react';
import { copy } from './copy';
import { FirstNumbers } from './first-numbers';
import type { useFirstNumbers } from './use-first-numbers';

interface Props {
  numbers: ReturnType<typeof useFirstNumbers>;
  /** Shown while there are no metrics. */
  notYet: ReactNode;
}

/** The first metrics with a link to all of them, or why there are none. */
export function Numbers({ numbers: { data, error, mutate, isOpen }, notYet }: Props) {
  const { deployment } = useSuite();
  if (data) {
    return (
      <>
        <FirstNumbers dashboard={data} />
        <ButtonLink className="mt-4" href={zoneUrl(deployment, 'iq-dashboard')}>
          {copy.dashboard}
        </ButtonLink>
      </>
    );
  }
  if (!isOpen || error?.code === 'forbidden') return <p className="max-w-[68ch] text-pretty text-muted">{copy.forbidden}</p>;
  if (error?.code === 'not_found') return notYet;
  if (error) return <ErrorNote title={copy.failed} onRetry={() => mutate()} />;
  return (
    <div role="status" aria-label={copy.loading}>
      <Skeleton className="h-[182px] max-sm:h-[232px]" />
    </div>
  );
}
