import { approvePlan } from '@services/wisp/client/versions';
import { useApi } from '@suite/api/api-provider';
import { reasonOf } from '@suite/shell/form/reason-of';
import { FormDialog } from '@suite/ui/form-dialog';
import { TextArea } from '@suite/ui/text-area';
import { useState } from 'react';
import { useSave } from '../fields/use-save';
import { copy } from './copy';

interface Props {
  /** What is approved: as the page showed it when the dialog was opened. */
  revision: number;
  number: number;
  onClose: () => void;
}

export function ApproveDialog({ revision, number, onClose }: Props) {
  const { client } = useApi();
  const { saveInDialog } = useSave();
  const [read] = useState(revision);
  const [note, setNote] = useState('');
  const [isMaterial, setMaterial] = useState(false);
  const [isTold, setTold] = useState(false);

  function submit() {
    setTold(true);
    if (!note.trim()) return undefined;
    return saveInDialog(() => approvePlan(client, { revision: read, note, isMaterial }), copy.approved(number)).then(onClose);
  }

  return (
    <FormDialog
      title={copy.approveTitle(number)}
      submit={copy.approve}
      onSubmit={submit}
      onClose={onClose}
      isUnsaved={note !== ''}
      failed={(error) => `${copy.notApproved} ${reasonOf(error)}`}
    >
      <TextArea
        label={copy.note}
        rows={3}
        maxLength={1000}
        value={note}
        error={isTold && !note.trim() ? copy.noteWrong : undefined}
        onChange={(event) => setNote(event.currentTarget.value)}
      />
      <label className="flex items-start gap-2">
        <input
          type="checkbox"
          className="mt-0.5 size-4 flex-none"
          checked={isMaterial}
          onChange={(event) => setMaterial(event.currentTarget.checked)}
        />
        <span>
          {copy.material}
          <span className="block text-muted">{copy.materialHint}</span>
        </span>
      </label>
    </FormDialog>
  );
}
