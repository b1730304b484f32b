import { useSuite } from '@suite/shell/start/suite-context';
import { ButtonLink } from '@suite/ui/link';
import { zoneUrl } from '@suite/zones/zone-url';
import { lazy, Suspense } from 'react';

// Only a firm without a ledger needs this.
const ExploreSample = lazy(async () => ({ default: (await import('./explore-sample')).ExploreSample }));

/** Ways to get numbers, for a firm that has none yet. */
export function LedgerWays() {
  const { deployment } = useSuite();
  return (
    <div className="flex flex-wrap items-start gap-3">
      <ButtonLink href={zoneUrl(deployment, 'iq-onboarding')}>Connect a ledger</ButtonLink>
      <ButtonLink variant="quiet" href={zoneUrl(deployment, 'iq-onboarding', '/upload')}>
        Upload a file
      </ButtonLink>
      <Suspense fallback={null}>
        <ExploreSample />
      </Suspense>
    </div>
  );
}
