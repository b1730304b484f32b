'use client';

import { useProviderConnections } from '@services/ledger/browser/connections';
import { useAllConnections, useFirm } from '@services/ledger/browser/firms';
import type { ProviderConnection } from '@services/ledger/contract/connections';
import { ExploreSample } from '@suite/iq/explore-sample';
import { ViewHead } from '@suite/list/view-head';
import { MayChange } from '@suite/session/may-change';
import { useSession } from '@suite/session/session-provider';
import { useSuite } from '@suite/shell/start/suite-context';
import { EmptyState } from '@suite/ui/empty-state';
import { ErrorNote } from '@suite/ui/error-note';
import { ButtonLink } from '@suite/ui/link';
import { zoneUrl } from '@suite/zones/zone-url';
import { PageSkeleton } from '../frame/skeletons';
import { copy } from './copy';
import { FileConnections } from './file-connections';
import { NotOffered } from './not-offered';
import { ProviderRow } from './provider-row';
import { Reports } from './reports';

/** Whether a firm can connect a platform, or already has. */
const isOffered = ({ isConfigured, state }: ProviderConnection) => isConfigured || state !== 'not-connected';

const rankOf = ({ state }: ProviderConnection) => (state === 'not-connected' ? 1 : 0);

/** The sources of the firm's ledger, and their states. */
export function Connections() {
  const { token } = useSession();
  const { deployment } = useSuite();
  const firm = useFirm(token.userId, token.companyId);
  const providers = useProviderConnections();
  const all = useAllConnections(firm.data?.organizationId ?? '');
  // Everything appears at once, so that no part moves another.
  if (firm.isLoading || providers.isLoading || all.isLoading) return <PageSkeleton />;
  if (firm.error && !firm.data) {
    return (
      <>
        <ViewHead title={copy.heading} />
        <ErrorNote title={copy.firmFailed} onRetry={() => firm.mutate()} />
      </>
    );
  }

  // Connected platforms come first.
  const offered = providers.data?.filter(isOffered).toSorted((one, other) => rankOf(one) - rankOf(other)) ?? [];
  const setUp = zoneUrl(deployment, 'iq-onboarding');
  if (!firm.data) {
    const link = <ButtonLink href={setUp}>{copy.noFirmLink}</ButtonLink>;
    return (
      <>
        <ViewHead title={copy.heading} />
        <EmptyState title={copy.noFirmTitle} text={copy.noFirmText} action={link} />
      </>
    );
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
      <div>
        {!providers.data && <ErrorNote title={copy.failed} onRetry={() => providers.mutate()} />}
        {offered.length > 0 && (
          <ul aria-label={copy.platforms} className="divide-y divide-line rounded-lg border border-line bg-surface">
            {offered.map((provider) => (
              <ProviderRow key={provider.connectionType} provider={provider} />
            ))}
          </ul>
        )}
        <FileConnections connections={all.data} onRetry={() => all.mutate()} />
        <NotOffered providers={providers.data?.filter((provider) => !isOffered(provider)) ?? []} />
        <ExploreSample className="mt-7" text={copy.sample} />
        <Reports />
      </div>
    </>
  );
}
