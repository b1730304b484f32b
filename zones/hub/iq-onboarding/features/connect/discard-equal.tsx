import { deleteUpload, getUploads, type Upload } from '@services/ledger/contract/uploads';
import { useApi } from '@suite/api/api-provider';
import { useRevalidate } from '@suite/api/use-query';
import { useSuite } from '@suite/shell/start/suite-context';
import { Button } from '@suite/ui/button';
import { ConfirmDialog } from '@suite/ui/confirm-dialog';
import { useState } from 'react';
import { copy } from './copy';

const { discardEqual: text } = copy.upload;

interface Props {
  /** Uploads with the same name and size that wait for a person. */
  uploads: readonly Upload[];
  fileName: string;
}

/** Discards all uploads of a file that was sent several times, after confirmation. */
export function DiscardEqual({ uploads, fileName }: Props) {
  const { client } = useApi();
  const { events } = useSuite();
  const revalidate = useRevalidate();
  const [isAsking, setAsking] = useState(false);
  const count = uploads.length;

  async function run() {
    try {
      for (const { id } of uploads) await client.call(deleteUpload, { params: { uploadId: id } });
      events.emit('toast', { type: 'success', text: text.done(count, fileName) });
    } catch {
      // Already reported; the list shows which files are left.
    }
    setAsking(false);
    await revalidate(getUploads);
  }

  return (
    <>
      <Button variant="plain" size="sm" onClick={() => setAsking(true)}>
        {text.button(count)}
      </Button>
      {isAsking && (
        <ConfirmDialog
          title={text.title(count, fileName)}
          keep={text.keep}
          confirm={text.button(count)}
          onConfirm={run}
          onClose={() => setAsking(false)}
        >
          <p>{text.text}</p>
        </ConfirmDialog>
      )}
    </>
  );
}
