import { connectDesktop } from '@services/ledger/browser/connections';
import { useApi } from '@suite/api/api-provider';
import { useRevalidate } from '@suite/api/use-query';
import { reasonOf } from '@suite/shell/form/reason-of';
import { useSuite } from '@suite/shell/start/suite-context';
import { Button } from '@suite/ui/button';
import { saveFile } from '@suite/ui/save-file';
import { useState } from 'react';
import { copy } from './copy';
import { type Connector, DesktopDialog } from './desktop-dialog';

interface Props {
  /** An earlier file exists, which stops working once there is a new one. */
  isReconnecting: boolean;
}

/** Creates the file for QuickBooks' Web Connector, and shows its password once. */
export function DesktopFile({ isReconnecting }: Props) {
  const { client } = useApi();
  const { events } = useSuite();
  const revalidate = useRevalidate();
  const [isRunning, setRunning] = useState(false);
  const [connector, setConnector] = useState<Connector>();

  async function make() {
    setRunning(true);
    try {
      const made = await connectDesktop(client);
      setConnector(made);
      save(made);
    } catch (error) {
      events.emit('toast', { type: 'error', text: `${copy.desktop.failed} ${reasonOf(error)}` });
    } finally {
      setRunning(false);
    }
  }

  function close() {
    setConnector(undefined);
    void revalidate('provider-connections', 'firm');
  }

  return (
    <>
      <Button variant="quiet" spinning={isRunning} onClick={make}>
        {isReconnecting ? copy.desktop.again : copy.desktop.get}
      </Button>
      {connector && <DesktopDialog connector={connector} onSave={() => save(connector)} onClose={close} />}
    </>
  );
}

const save = ({ fileName, file }: Connector) => saveFile(fileName, new Blob([file], { type: 'application/xml' }));
