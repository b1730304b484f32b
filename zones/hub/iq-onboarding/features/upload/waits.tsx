import { importUpload } from '@services/ledger/browser/uploads';
import type { Upload } from '@services/ledger/contract/uploads';
import { useApi } from '@suite/api/api-provider';
import { Button } from '@suite/ui/button';
import { ErrorNote } from '@suite/ui/error-note';
import { Notice } from '@suite/ui/notice';
import { useState } from 'react';
import { copy } from './copy';
import { DiscardFile } from './discard-file';

interface Props {
  upload: Upload;
  /** The name of the file that it waits for. */
  waitsFor: string;
  onStarted: (upload: Upload) => void;
}

const { waits } = copy;

/** Says which file one with payments waits for, and imports it at once if the person wants that. */
export function Waits({ upload, waitsFor, onStarted }: Props) {
  const { client } = useApi();
  const [failure, setFailure] = useState<string>();
  const { id, confirmation } = upload;

  async function start() {
    if (!confirmation) return;
    try {
      onStarted(await importUpload(client, id, confirmation));
    } catch (error) {
      setFailure(error instanceof Error ? error.message : '');
    }
  }

  return (
    <div className="max-w-[720px]">
      <Notice>
        <p className="font-medium wrap-anywhere">{waits.title(waitsFor)}</p>
        <p>{waits.text}</p>
      </Notice>
      {failure !== undefined && <ErrorNote title={copy.mapping.notStarted} text={failure} />}
      <div className="mt-4 flex flex-wrap gap-2">
        <Button onClick={start}>{waits.now}</Button>
        <DiscardFile upload={upload} />
      </div>
    </div>
  );
}
