'use client';

import { getServices } from '@services/internal/contract';
import { useQuery } from '@suite/api/use-query';
import { Button } from '@suite/ui/button';
import { ErrorNote } from '@suite/ui/error-note';
import { Skeleton } from '@suite/ui/skeleton';
import { TitledSection } from '../frame/section-page';
import { copy } from './copy';
import { ServiceList } from './service-list';

const { heading, text, loading, failed, outOfReach, again } = copy.services;

/** Room for 25 services that are up and those that aren't built. */
const room = 'min-h-[954px] sm:min-h-[522px] lg:min-h-[378px]';

export function Services() {
  const { data, error, isLoading, isValidating, mutate } = useQuery(getServices, {}, { handleGlobally: true });
  const ask = () => void mutate();
  return (
    <TitledSection
      id="services"
      heading={heading}
      text={text}
      action={
        (isLoading || !error) && (
          <Button variant="quiet" size="sm" disabled={isLoading} spinning={isValidating && !isLoading} onClick={ask}>
            {again}
          </Button>
        )
      }
    >
      {isLoading && (
        <div role="status" aria-label={loading}>
          <Skeleton className={room} />
        </div>
      )}
      {!isLoading && error && (
        // Keeps the zones below in place.
        <div className={room}>
          <ErrorNote title={failed} onRetry={ask} {...(error.code === 'not_ready' && { text: outOfReach })} />
        </div>
      )}
      {!error && data && (
        <div className={room}>
          <ServiceList services={data} />
        </div>
      )}
    </TitledSection>
  );
}
