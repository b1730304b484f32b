import { useSession } from '@suite/session/session-provider';
import { EmptyState } from '@suite/ui/empty-state';
import { ButtonLink } from '@suite/ui/link';
import { zoneUrl } from '@suite/zones/zone-url';
import type { ReactNode } from 'react';
import { useSuite } from '../start/suite-context';

/** Shows a page about a firm, or the link to set one up if the person has none yet. */
export function FirmFirst({ children }: { children: ReactNode }) {
  const { deployment } = useSuite();
  const { companyId } = useSession().token;
  if (companyId) return children;
  return (
    <EmptyState
      title="Your firm is not set up yet"
      text="Name your firm and bring in its ledger. What belongs to it then appears here."
      action={<ButtonLink href={zoneUrl(deployment, 'iq-onboarding')}>Set up your firm</ButtonLink>}
    />
  );
}
