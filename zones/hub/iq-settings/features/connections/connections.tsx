'use client';

import { useProviderConnections } from '@services/ledger/client/connections';
import { useAllConnections, useFirm } from '@services/ledger/client/firms';
import { ExploreSample } from '@suite/iq/explore-sample';
import { ViewHead } from '@suite/list/view-head';
import { MayChange } from '@suite/session/may-change';
import { useSession } from '@suite/session/session-provider';
import { useSuite } from '@suite/shell/suite-context';
import { EmptyState } from '@suite/ui/empty-state';
import { ErrorNote } from '@suite/ui/error-note';
import { ButtonLink } from '@suite/ui/link';
import { zoneUrl } from '@suite/zones/zone-url';
import { PageSkeleton } from '../frame/skeletons';
import { copy } from './copy';
import { FileConnections } from './file-connections';
import { ProviderRow } from './provider-row';
import { Reports } from './reports';

/** Where the firm's ledger comes from, and how each source stands. */
export function Connections() {
  const { token } = useSession();
  const { place } = useSuite();
  const firm = useFirm(token.userId, token.companyId);
  const providers = useProviderConnections();
  const all = useAllConnections(firm.data?.organizationId ?? '');
  // All of it stands at once, so that no part is moved by another.
  if (firm.isLoading || providers.isLoading || all.isLoading) return <PageSkeleton />;
  if (firm.error && !firm.data) return <ErrorNote title={copy.firmFailed} onRetry={() => firm.mutate()} />;

  const setUp = zoneUrl(place, 'iq-onboarding');
  if (!firm.data) {
    const link = <ButtonLink href={setUp}>{copy.noFirmLink}</ButtonLink>;
    return <EmptyState title={copy.noFirmTitle} text={copy.noFirmText} action={link} />;
  }
  return (
    <>
      <ViewHead
        title={copy.heading}
        text={copy.text(firm.data.name)}
        actions={
          <MayChange>
            <ButtonLink href={setUp}>{copy.add}</ButtonLink>
          </MayChange>
        }
      />
      <div className="max-w-[960px]">
        {providers.data ? (
          <ul aria-label={copy.platforms} className="divide-y divide-line rounded-lg border border-line bg-surface">
            {providers.data.map((provider) => (
              <ProviderRow key={provider.connectionType} provider={provider} />
            ))}
          </ul>
        ) : (
          <ErrorNote title={copy.failed} onRetry={() => providers.mutate()} />
        )}
        <FileConnections connections={all.data} providers={providers.data ?? []} onRetry={() => all.mutate()} />
        <ExploreSample className="mt-7" text={copy.sample} />
        <Reports />
      </div>
    </>
  );
}
