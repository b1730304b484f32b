import { addControlEvidence, MAX_FILE_BYTES, uploadControlEvidence } from '@services/security-plan/contract/controls';
import { useApi } from '@suite/api/api-provider';
import { fields, readBy, worded } from '@suite/shell/form/text-schemas';
import { useForm } from '@suite/shell/form/use-form';
import { DateField } from '@suite/ui/date-field';
import { FileDrop } from '@suite/ui/file-drop';
import { FormDialog } from '@suite/ui/form-dialog';
import { Input } from '@suite/ui/input';
import { TextArea } from '@suite/ui/text-area';
import { useState } from 'react';
import { useReload } from '../fields/use-save';
import { copy } from './copy';

const { title, on, note, expiresOn } = addControlEvidence.body.entries;
const withFile = fields({
  title: worded(title, copy.titleWrong),
  on: worded(on, copy.onWrong),
  note: readBy((text) => text, ''),
  expiresOn,
});
const withText = fields({ ...withFile.entries, note: worded(note, copy.whatWrong) });

interface Props {
  controlKey: string;
  onClose: () => void;
}

/** Adds evidence as text or as a file, with its date. */
export function EvidenceDialog({ controlKey, onClose }: Props) {
  const { formClient } = useApi();
  const reload = useReload();
  const [file, setFile] = useState<File>();
  const form = useForm(file ? withFile : withText, {
    saved: { title: '', on: '', note: '', expiresOn: null as string | null },
    save: (output) =>
      file
        ? formClient.call(uploadControlEvidence, {
            params: { key: controlKey },
            query: {
              ...{
                title: output.title,
                on: output.on,
                ...(output.expiresOn && { expiresOn: output.expiresOn }),
              },
              fileName: file.name,
            },
            file,
          })
        : formClient.call(addControlEvidence, { params: { key: controlKey }, body: output }),
    onSaved: () => reload().then(onClose),
    done: copy.added,
    failed: (reason) => `${copy.notAdded} ${reason}`,
  });
  const expires = form.field('expiresOn');

  return (
    <FormDialog
      title={copy.addTitle}
      submit={copy.submit}
      onClose={onClose}
      {...form.dialog}
      isUnsaved={form.isChanged || file !== undefined}
    >
      <Input label={copy.title} maxLength={200} autoComplete="off" {...form.text('title')} />
      <div className="grid items-start gap-4 sm:grid-cols-2">
        <DateField label={copy.on} {...form.field('on')} />
        <DateField
          label={copy.expiresOn}
          hint={copy.expiresHint}
          {...expires}
          value={expires.value ?? ''}
          onChange={(day) => expires.onChange(day || null)}
        />
      </div>
      {!file && <TextArea label={copy.what} hint={copy.whatHint} rows={3} maxLength={2000} {...form.text('note')} />}
      <FileDrop
        label={file ? copy.chosen(file.name) : copy.file}
        accept={['.pdf', '.png', '.jpg', '.jpeg']}
        maxBytes={MAX_FILE_BYTES}
        onFiles={([first]) => setFile(first)}
      />
    </FormDialog>
  );
}
