import { endConnection, type ProviderConnection } from '@services/ledger/contract/connections';
import { useApi } from '@suite/api/api-provider';
import { useRevalidate } from '@suite/api/use-query';
import { reasonOf } from '@suite/shell/form/reason-of';
import { useSuite } from '@suite/shell/start/suite-context';
import { Button } from '@suite/ui/button';
import { ConfirmDialog } from '@suite/ui/confirm-dialog';
import { useState } from 'react';
import { copy } from './copy';

interface Props {
  provider: ProviderConnection;
}

/** Disconnects a platform after a confirmation that says what stays. */
export function Disconnect({ provider: { connectionType, name } }: Props) {
  const { formClient } = useApi();
  const { events } = useSuite();
  const revalidate = useRevalidate();
  const [isAsking, setAsking] = useState(false);

  async function run() {
    await formClient.call(endConnection, { params: { connectionType: String(connectionType) } });
    events.emit('toast', { type: 'success', text: copy.disconnected(name) });
    setAsking(false);
    await revalidate('provider-connections', 'all-connections', 'firm');
  }

  return (
    <>
      <Button variant="plain" size="sm" aria-label={copy.disconnectFrom(name)} onClick={() => setAsking(true)}>
        {copy.disconnect}
      </Button>
      {isAsking && (
        <ConfirmDialog
          title={copy.ask(name)}
          keep={copy.keep}
          confirm={copy.disconnect}
          onConfirm={run}
          onClose={() => setAsking(false)}
          failed={(error) => `${copy.notDisconnected(name)} ${reasonOf(error)}`}
        >
          <p>{copy.effect(name)}</p>
        </ConfirmDialog>
      )}
    </>
  );
}
