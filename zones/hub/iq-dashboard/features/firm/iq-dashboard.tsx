'use client';

import { useFirm } from '@services/ledger/browser/firms';
import type { InsightsFirm } from '@services/ledger/contract/firms';
import { useSession } from '@suite/session/session-provider';
import { useSuite } from '@suite/shell/start/suite-context';
import { EmptyState } from '@suite/ui/empty-state';
import { ErrorNote } from '@suite/ui/error-note';
import { ButtonLink } from '@suite/ui/link';
import { zoneUrl } from '@suite/zones/zone-url';
import { Overview } from '../overview/overview';
import { Connections } from './connections';
import { copy } from './copy';
import { FirmSkeleton } from './firm-skeleton';

/** The firm's dashboard; for a person without a firm, a link to set one up. */
export function IqDashboard() {
  const { token } = useSession();
  const { deployment } = useSuite();
  const firm = useFirm(token.userId, token.companyId);
  if (firm.isLoading) return <FirmSkeleton />;
  if (firm.data) return <FirmPage firm={firm.data} />;
  if (firm.error) {
    return (
      <>
        <h1 className="mb-4">{copy.heading}</h1>
        <ErrorNote title={copy.failed} onRetry={() => firm.mutate()} />
      </>
    );
  }
  const { title, text, link } = copy.noFirm;
  return (
    <>
      <h1 className="mb-4">{copy.heading}</h1>
      <EmptyState
        title={title}
        text={text}
        action={<ButtonLink href={zoneUrl(deployment, 'iq-onboarding')}>{link}</ButtonLink>}
      />
    </>
  );
}

interface FirmPageProps {
  firm: InsightsFirm;
}

const FirmPage = ({ firm }: FirmPageProps) => (
  <Overview firmName={firm.name} hasConnection={firm.connections.length > 0}>
    <Connections firm={firm} />
  </Overview>
);
