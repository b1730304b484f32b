'use client';

import { useSession } from '@suite/session/session-provider';
import { LateNotice } from '../notices/late-notice';
import { useBoot } from '../start/boot';
import { BootedProviders } from '../start/suite-context';

/** Shows a dialog while another tab has opened another company and this one has unsaved work, which must not be lost silently. */
export function CompanyChanged() {
  const { boot } = useBoot();
  if (boot.status !== 'booted') return null;
  return (
    <BootedProviders booted={boot.booted}>
      <Pending />
    </BootedProviders>
  );
}

function Pending() {
  const { pending } = useSession();
  if (!pending) return null;
  return <LateNotice>{({ OpenedElsewhere }) => <OpenedElsewhere next={pending.companyId} />}</LateNotice>;
}
