'use client';

import { useFirm } from '@suite/api/insights/get-firm';
import type { InsightsFirm } from '@suite/contract/insights';
import { useSession } from '@suite/session/session-provider';
import { useSuite } from '@suite/shell/suite-context';
import { ErrorNote } from '@suite/ui/error-note';
import { useState } from 'react';
import { copy as clientsCopy } from '../clients/copy';
import { Setup } from '../setup/setup';
import { copy } from './copy';
import { FirmPage } from './firm-page';
import { FirmSkeleton } from './firm-skeleton';

/** The firm; for a person without one, the way to it. */
export function IqDashboard() {
  const { token } = useSession();
  const { events } = useSuite();
  const firm = useFirm(token.userId, token.companyId);
  const [newFirm, setNewFirm] = useState<InsightsFirm>();

  function tellAdded(count: number) {
    events.emit('toast', { type: 'success', text: clientsCopy.added(count) });
  }

  function finish(addedClients: number) {
    setNewFirm(undefined);
    if (addedClients > 0) tellAdded(addedClients);
  }

  if (!newFirm) {
    if (firm.isLoading) return <FirmSkeleton />;
    if (firm.data) return <FirmPage firm={firm.data} />;
    if (firm.error) return <ErrorNote title={copy.failed} onRetry={() => firm.mutate()} />;
  }
  return <Setup firm={newFirm} onUserCreated={() => firm.mutate()} onProvisioned={setNewFirm} onFinished={finish} />;
}
