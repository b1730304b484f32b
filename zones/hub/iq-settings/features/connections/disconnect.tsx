import { endConnection } from '@services/ledger/client/connections';
import type { ProviderConnection } from '@services/ledger/contract/connections';
import { useApi } from '@suite/api/api-provider';
import { useReadAnew } from '@suite/api/use-read';
import { reasonOf } from '@suite/shell/form/reason-of';
import { useSuite } from '@suite/shell/suite-context';
import { Button } from '@suite/ui/button';
import { Dialog } from '@suite/ui/dialog';
import { Notice } from '@suite/ui/notice';
import { useState } from 'react';
import { copy } from './copy';

interface Props {
  provider: ProviderConnection;
}

/** Ends a connection, after saying what stays. */
export function Disconnect({ provider: { connectionType, name } }: Props) {
  const { client } = useApi();
  const { events } = useSuite();
  const readAnew = useReadAnew();
  const [isAsking, setAsking] = useState(false);
  const [isRunning, setRunning] = useState(false);
  const [failure, setFailure] = useState<string>();

  async function run() {
    setRunning(true);
    setFailure(undefined);
    try {
      await endConnection(client, connectionType);
    } catch (error) {
      setFailure(`${copy.notDisconnected(name)} ${reasonOf(error)}`);
      return setRunning(false);
    }
    events.emit('toast', { type: 'success', text: copy.disconnected(name) });
    setAsking(false);
    setRunning(false);
    await readAnew('provider-connections', 'all-connections', 'firm');
  }

  function ask() {
    setFailure(undefined);
    setAsking(true);
  }

  return (
    <>
      <Button look="plain" size="sm" aria-label={copy.disconnectFrom(name)} onClick={ask}>
        {copy.disconnect}
      </Button>
      {isAsking && (
        <Dialog
          title={copy.ask(name)}
          onClose={isRunning ? undefined : () => setAsking(false)}
          actions={
            <>
              <Button look="quiet" disabled={isRunning} onClick={() => setAsking(false)}>
                {copy.keep}
              </Button>
              <Button spinning={isRunning} onClick={run}>
                {copy.disconnect}
              </Button>
            </>
          }
        >
          <p>{copy.effect(name)}</p>
          {failure && (
            <div className="mt-3">
              <Notice tone="bad">{failure}</Notice>
            </div>
          )}
        </Dialog>
      )}
    </>
  );
}
