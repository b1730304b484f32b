import { deleteUpload } from '@services/ledger/client/uploads';
import type { Upload } from '@services/ledger/contract/uploads';
import { useApi } from '@suite/api/api-provider';
import { useReadAnew } from '@suite/api/use-read';
import { useSuite } from '@suite/shell/suite-context';
import { Button } from '@suite/ui/button';
import { Dialog } from '@suite/ui/dialog';
import { hashOf } from '@suite/zones/zone-url';
import { useState } from 'react';
import { copy } from './copy';

interface Props {
  upload: Upload;
  /** Before it goes: what was typed for it goes along. */
  onGone?: () => void;
}

const { away } = copy;

/** Removes a file that is not wanted any more, after a question. */
export function PutAway({ upload: { id, fileName, state }, onGone }: Props) {
  const { client } = useApi();
  const { events } = useSuite();
  const readAnew = useReadAnew();
  const [isAsking, setAsking] = useState(false);
  const [isRunning, setRunning] = useState(false);

  async function run() {
    setRunning(true);
    try {
      await deleteUpload(client, id);
      onGone?.();
      events.emit('toast', { type: 'success', text: away.done(fileName) });
      location.hash = hashOf('iq-onboarding', '/');
      await readAnew('uploads');
    } catch {
      // Told already; it may be imported by now, which the page then shows.
      setRunning(false);
      setAsking(false);
      await readAnew('upload');
    }
  }

  return (
    <>
      <Button look="plain" onClick={() => setAsking(true)}>
        {away.button}
      </Button>
      {isAsking && (
        <Dialog
          title={away.title(fileName)}
          onClose={isRunning ? undefined : () => setAsking(false)}
          actions={
            <>
              <Button look="quiet" disabled={isRunning} onClick={() => setAsking(false)}>
                {away.keep}
              </Button>
              <Button spinning={isRunning} onClick={run}>
                {away.button}
              </Button>
            </>
          }
        >
          <p>{state === 'failed' ? away.failedText : away.text}</p>
        </Dialog>
      )}
    </>
  );
}
