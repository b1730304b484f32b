import { keepValuation } from '@services/rightexit/contract/valuation';
import { useApi } from '@suite/api/api-provider';
import { reasonOf } from '@suite/shell/form/reason-of';
import { FormDialog } from '@suite/ui/form-dialog';
import { TextArea } from '@suite/ui/text-area';
import { useState } from 'react';
import { useSave } from '../frame/use-save';
import { copy } from './copy';

interface Props {
  subjectId: string;
  onClose: () => void;
}

/** Saves the current valuation with a note. */
export function KeepDialog({ subjectId, onClose }: Props) {
  const { formClient } = useApi();
  const { saveInDialog } = useSave();
  const [note, setNote] = useState('');
  return (
    <FormDialog
      title={copy.keepTitle}
      submit={copy.keep}
      isUnsaved={note !== ''}
      onSubmit={async () => {
        await saveInDialog(() => formClient.call(keepValuation, { params: { subjectId }, body: { note } }), copy.kept);
        onClose();
      }}
      onClose={onClose}
      failed={(error) => copy.keepFailed(reasonOf(error))}
    >
      <p className="text-muted">{copy.keepText}</p>
      <TextArea
        label={copy.note}
        value={note}
        maxLength={500}
        rows={2}
        onChange={(event) => setNote(event.currentTarget.value)}
      />
    </FormDialog>
  );
}
