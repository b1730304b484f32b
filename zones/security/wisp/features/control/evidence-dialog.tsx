import { addControlEvidence, MAX_FILE_BYTES, uploadControlEvidence } from '@services/wisp/contract/controls';
import { useApi } from '@suite/api/api-provider';
import { reasonOf } from '@suite/shell/form/reason-of';
import { DateField } from '@suite/ui/date-field';
import { FileDrop } from '@suite/ui/file-drop';
import { FormDialog } from '@suite/ui/form-dialog';
import { Input } from '@suite/ui/input';
import { TextArea } from '@suite/ui/text-area';
import { useState } from 'react';
import { useSave } from '../fields/use-save';
import { copy } from './copy';

interface Props {
  controlKey: string;
  onClose: () => void;
}

/** Adds evidence as text or as a file, with its date. */
export function EvidenceDialog({ controlKey, onClose }: Props) {
  const { formClient } = useApi();
  const { saveInDialog } = useSave();
  const [title, setTitle] = useState('');
  const [note, setNote] = useState('');
  const [on, setOn] = useState('');
  const [expiresOn, setExpiresOn] = useState('');
  const [file, setFile] = useState<File>();
  const [isTold, setTold] = useState(false);

  function submit() {
    setTold(true);
    if (!title.trim() || !on || !(note.trim() || file)) return undefined;
    const write = () =>
      file
        ? formClient.call(uploadControlEvidence, {
            params: { key: controlKey },
            query: { ...{ title, on, ...(expiresOn && { expiresOn }) }, fileName: file.name },
            file,
          })
        : formClient.call(addControlEvidence, {
            params: { key: controlKey },
            body: { title, on, note, expiresOn: expiresOn || null },
          });
    return saveInDialog(write, copy.added).then(onClose);
  }

  return (
    <FormDialog
      title={copy.addTitle}
      submit={copy.submit}
      onSubmit={submit}
      onClose={onClose}
      isUnsaved={Boolean(title || note || file)}
      failed={(error) => `${copy.notAdded} ${reasonOf(error)}`}
    >
      <Input
        label={copy.title}
        value={title}
        maxLength={200}
        autoComplete="off"
        {...(isTold && !title.trim() && { error: copy.titleWrong })}
        onChange={(event) => setTitle(event.currentTarget.value)}
      />
      <div className="grid items-start gap-4 sm:grid-cols-2">
        <DateField label={copy.on} value={on} onChange={setOn} {...(isTold && !on && { error: copy.onWrong })} />
        <DateField label={copy.expiresOn} value={expiresOn} onChange={setExpiresOn} hint={copy.expiresHint} />
      </div>
      {!file && (
        <TextArea
          label={copy.what}
          hint={copy.whatHint}
          rows={3}
          maxLength={2000}
          value={note}
          error={isTold && !note.trim() ? copy.whatWrong : undefined}
          onChange={(event) => setNote(event.currentTarget.value)}
        />
      )}
      <FileDrop
        label={file ? copy.chosen(file.name) : copy.file}
        accept={['.pdf', '.png', '.jpg', '.jpeg']}
        maxBytes={MAX_FILE_BYTES}
        onFiles={([first]) => setFile(first)}
      />
    </FormDialog>
  );
}
