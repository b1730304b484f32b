'use client';

import { getTwoFactorRule } from '@services/identity/contract/two-factor';
import { useQuery } from '@suite/api/use-query';
import { PageError } from '@suite/list/page-error';
import { ViewHead } from '@suite/list/view-head';
import { PageSection } from '@suite/shell/pages/page-section';
import { Skeleton } from '@suite/ui/skeleton';
import { copy } from './copy';
import { ProviderTrust } from './provider-trust';
import { TwoFactorState } from './two-factor-state';

/** Rules for how the people of the firm sign in. */
export function Security() {
  const { data, error, mutate } = useQuery(getTwoFactorRule, {});
  const onSaved = (saved: NonNullable<typeof data>) => mutate(saved, { revalidate: false });
  if (error && !data) return <PageError title={copy.heading} text={copy.failed} onRetry={() => mutate()} />;
  return (
    <>
      <ViewHead title={copy.heading} text={copy.text} />
      <PageSection title={copy.twoFactor.title} text={copy.twoFactor.text}>
        {data ? (
          <>
            <TwoFactorState rule={data} onSaved={onSaved} />
            {data.provider && <ProviderTrust rule={data} provider={data.provider} onSaved={onSaved} />}
          </>
        ) : (
          <Skeleton className="h-40" />
        )}
      </PageSection>
    </>
  );
}
