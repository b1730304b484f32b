'use client';

import { useServices } from '@services/internal/client';
import { Button } from '@suite/ui/button';
import { ErrorNote } from '@suite/ui/error-note';
import { Skeleton } from '@suite/ui/skeleton';
import { TitledSection } from '../frame/section-page';
import { copy } from './copy';
import { ServiceList } from './service-list';

const { heading, text, loading, failed, outOfReach, again } = copy.services;

export function Services() {
  const { data, error, isLoading, isValidating, mutate } = useServices();
  const ask = () => void mutate();
  return (
    <TitledSection id="services" heading={heading} text={text}>
      {isLoading && (
        <div role="status" aria-label={loading}>
          <Skeleton className="h-[688px] sm:h-[364px] lg:h-[292px]" />
        </div>
      )}
      {!isLoading && error && (
        <ErrorNote title={failed} onRetry={ask} {...(error.code === 'not_ready' && { text: outOfReach })} />
      )}
      {!error && data && (
        <div className="min-h-[688px] sm:min-h-[364px] lg:min-h-[292px]">
          <ServiceList services={data} />
        </div>
      )}
      {(isLoading || !error) && (
        <Button look="quiet" className="mt-3" disabled={isLoading} spinning={isValidating && !isLoading} onClick={ask}>
          {again}
        </Button>
      )}
    </TitledSection>
  );
}
