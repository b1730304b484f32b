import { type ProviderConnection, syncConnection } from '@services/ledger/contract/connections';
import { useApi } from '@suite/api/api-provider';
import { useRevalidate } from '@suite/api/use-query';
import { reasonOf } from '@suite/shell/form/reason-of';
import { useSuite } from '@suite/shell/start/suite-context';
import { Button } from '@suite/ui/button';
import { useState } from 'react';
import { copy } from './copy';

interface Props {
  provider: ProviderConnection;
  isReading: boolean;
}

/** Starts a sync with a platform. */
export function SyncButton({ provider: { connectionType, name }, isReading }: Props) {
  const { formClient } = useApi();
  const { events } = useSuite();
  const revalidate = useRevalidate();
  const [isAsking, setAsking] = useState(false);

  async function ask() {
    setAsking(true);
    try {
      await formClient.call(syncConnection, { params: { connectionType: String(connectionType) } });
      events.emit('toast', { type: 'success', text: copy.syncing(name) });
    } catch (error) {
      events.emit('toast', { type: 'error', text: `${copy.notSynced(name)} ${reasonOf(error)}` });
    }
    await revalidate('provider-connections');
    setAsking(false);
  }

  return (
    <Button variant="quiet" size="sm" aria-label={copy.syncOf(name)} spinning={isAsking || isReading} onClick={ask}>
      {copy.sync}
    </Button>
  );
}
