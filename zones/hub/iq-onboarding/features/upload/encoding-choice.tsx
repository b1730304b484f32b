import { examineUpload } from '@services/ledger/browser/uploads';
import { type Encoding, encodingNames } from '@services/ledger/contract/encodings';
import type { TableGuess } from '@services/ledger/contract/table';
import type { Upload } from '@services/ledger/contract/uploads';
import { useApi } from '@suite/api/api-provider';
import { reasonOf } from '@suite/shell/form/reason-of';
import { Notice } from '@suite/ui/notice';
import { Select } from '@suite/ui/select';
import { useState } from 'react';
import { copy } from './copy';

interface Props {
  upload: Upload;
  encoding: NonNullable<TableGuess['encoding']>;
  /** Called when the file is read again. */
  onStarted: (upload: Upload) => unknown;
}

const options = Object.entries(encodingNames).map(([value, label]) => ({ value, label }));

/** The encoding of a text file with letters that show whether it is right. Another one reads the file again. */
export function EncodingChoice({ upload, encoding: { name, samples }, onStarted }: Props) {
  const { client } = useApi();
  const [failure, setFailure] = useState<string>();

  async function choose(encoding: Encoding) {
    setFailure(undefined);
    try {
      await onStarted(await examineUpload(client, upload.id, encoding));
    } catch (error) {
      setFailure(reasonOf(error));
    }
  }

  return (
    <div className="mt-4 sm:w-1/3">
      <Select
        label={copy.mapping.encoding}
        hint={copy.mapping.encodingHint(samples.join(', '))}
        options={options}
        value={name}
        onChange={(chosen) => choose(chosen as Encoding)}
      />
      {failure && <Notice tone="bad">{failure}</Notice>}
    </div>
  );
}
