import { examineUpload } from '@services/ledger/browser/uploads';
import type { Encoding } from '@services/ledger/contract/encodings';
import type { TableGuess } from '@services/ledger/contract/table';
import type { Upload } from '@services/ledger/contract/uploads';
import { useApi } from '@suite/api/api-provider';
import { EncodingField } from '@suite/list/encoding-field';
import { reasonOf } from '@suite/shell/form/reason-of';
import { Notice } from '@suite/ui/notice';
import { useState } from 'react';

interface Props {
  upload: Upload;
  encoding: NonNullable<TableGuess['encoding']>;
  /** Called when the file is read again. */
  onStarted: (upload: Upload) => unknown;
}

/** The encoding of a text file with letters that show whether it is right. Another one reads the file again. */
export function EncodingChoice({ upload, encoding, onStarted }: Props) {
  const { client } = useApi();
  const [failure, setFailure] = useState<string>();

  async function choose(chosen: Encoding) {
    setFailure(undefined);
    try {
      await onStarted(await examineUpload(client, upload.id, chosen));
    } catch (error) {
      setFailure(reasonOf(error));
    }
  }

  return (
    <div className="mt-4 sm:w-1/3">
      <EncodingField guess={encoding} onChange={choose} />
      {failure && <Notice tone="bad">{failure}</Notice>}
    </div>
  );
}
