import { reviewControl } from '@services/wisp/contract/controls';
import { useApi } from '@suite/api/api-provider';
import { reasonOf } from '@suite/shell/form/reason-of';
import { FormDialog } from '@suite/ui/form-dialog';
import { TextArea } from '@suite/ui/text-area';
import { useState } from 'react';
import { useSave } from '../fields/use-save';
import { copy } from './copy';

interface Props {
  controlKey: string;
  onClose: () => void;
}

export function ReviewDialog({ controlKey, onClose }: Props) {
  const { formClient } = useApi();
  const { saveInDialog } = useSave();
  const [note, setNote] = useState('');
  const [isTold, setTold] = useState(false);

  function submit() {
    setTold(true);
    if (!note.trim()) return undefined;
    return saveInDialog(
      () => formClient.call(reviewControl, { params: { key: controlKey }, body: { note } }),
      copy.reviewed,
    ).then(onClose);
  }

  return (
    <FormDialog
      title={copy.reviewTitle}
      submit={copy.review}
      onSubmit={submit}
      onClose={onClose}
      isUnsaved={note !== ''}
      failed={(error) => `${copy.notReviewed} ${reasonOf(error)}`}
    >
      <TextArea
        label={copy.reviewNote}
        rows={3}
        maxLength={1000}
        value={note}
        error={isTold && !note.trim() ? copy.noteWrong : undefined}
        onChange={(event) => setNote(event.currentTarget.value)}
      />
    </FormDialog>
  );
}
