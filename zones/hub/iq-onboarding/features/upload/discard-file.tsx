import { deleteUpload, getUploads, type Upload } from '@services/ledger/contract/uploads';
import { useApi } from '@suite/api/api-provider';
import { useRevalidate } from '@suite/api/use-query';
import { useSuite } from '@suite/shell/start/suite-context';
import { Button } from '@suite/ui/button';
import { ConfirmDialog } from '@suite/ui/confirm-dialog';
import { hashOf } from '@suite/zones/zone-url';
import { useState } from 'react';
import { copy } from './copy';

interface Props {
  upload: Upload;
  /** Called before the page is left: the person's entries for the file are discarded, too. */
  onGone?: () => void;
}

const { discard } = copy;

/** Discards a file after confirmation. */
export function DiscardFile({ upload: { id, fileName, state }, onGone }: Props) {
  const { client } = useApi();
  const { events } = useSuite();
  const revalidate = useRevalidate();
  const [isAsking, setAsking] = useState(false);

  async function run() {
    try {
      await client.call(deleteUpload, { params: { uploadId: id } });
      onGone?.();
      events.emit('toast', { type: 'success', text: discard.done(fileName) });
      location.hash = hashOf('iq-onboarding', '/');
      await revalidate(getUploads);
    } catch {
      // Already reported; the file may have been imported meanwhile, which the page then shows.
      setAsking(false);
      await revalidate('upload');
    }
  }

  return (
    <>
      <Button variant="plain" onClick={() => setAsking(true)}>
        {discard.button}
      </Button>
      {isAsking && (
        <ConfirmDialog
          title={discard.title(fileName)}
          keep={discard.keep}
          confirm={discard.button}
          onConfirm={run}
          onClose={() => setAsking(false)}
        >
          <p>{state === 'failed' ? discard.failedText : discard.text}</p>
        </ConfirmDialog>
      )}
    </>
  );
}
