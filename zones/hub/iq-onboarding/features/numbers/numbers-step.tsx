import { useDashboard } from '@services/insights/client/dashboard';
import { useSuite } from '@suite/shell/suite-context';
import { ErrorNote } from '@suite/ui/error-note';
import { ButtonLink } from '@suite/ui/link';
import { Progress } from '@suite/ui/progress';
import { Skeleton } from '@suite/ui/skeleton';
import { zoneUrl } from '@suite/zones/zone-url';
import { useEffect } from 'react';
import { Step } from '../checklist/step';
import { copy } from './copy';
import { FirstNumbers } from './first-numbers';

interface Props {
  /** A provider is read at the moment. */
  isBeingRead: boolean;
}

const now = {} as const;

/** The last step: done with the first figures that stand. */
export function NumbersStep({ isBeingRead }: Props) {
  const { place } = useSuite();
  const { data, error, mutate } = useDashboard(now);

  useEffect(() => {
    if (!isBeingRead) void mutate();
  }, [isBeingRead, mutate]);

  return (
    <Step position={5} title={copy.title} state={data ? 'done' : 'current'}>
      {data && <FirstNumbers dashboard={data} />}
      {!data && !error && (
        <div role="status" aria-label={copy.loading}>
          <Skeleton className="h-[98px]" />
        </div>
      )}
      {!data && error?.code === 'not_found' && <NotYet isBeingRead={isBeingRead} />}
      {!data && error?.code === 'forbidden' && <p className="max-w-[68ch] text-pretty text-muted">{copy.forbidden}</p>}
      {!data && error && error.code !== 'not_found' && error.code !== 'forbidden' && (
        <ErrorNote title={copy.failed} onRetry={() => mutate()} />
      )}
      {data && (
        <ButtonLink className="mt-4" href={zoneUrl(place, 'iq-dashboard')}>
          {copy.dashboard}
        </ButtonLink>
      )}
    </Step>
  );
}

const NotYet = ({ isBeingRead }: Props) =>
  isBeingRead ? <Progress label={copy.reading} /> : <p className="max-w-[68ch] text-pretty text-muted">{copy.notYet}</p>;
