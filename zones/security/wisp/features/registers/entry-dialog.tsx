import { createEntry, deleteEntry, type Entry, type EntryData, putEntry } from '@services/security-plan/contract/registers';
import { useApi } from '@suite/api/api-provider';
import { useUnsavedWork } from '@suite/session/session-provider';
import { reasonOf } from '@suite/shell/form/reason-of';
import { FormDialog } from '@suite/ui/form-dialog';
import { Input } from '@suite/ui/input';
import { Notice } from '@suite/ui/notice';
import { useState } from 'react';
import { useSave } from '../fields/use-save';
import { copy } from './copy';
import { EntryField } from './entry-field';
import { fieldsOf } from './register-fields';
import { TimelineFields } from './timeline-fields';

export interface Opened {
  /** The one to edit; absent for a new one. */
  entry?: Entry;
  /** Initial values of the form. */
  data: EntryData;
}

export function EntryDialog({ entry, data: initial, onClose }: Opened & { onClose: () => void }) {
  const { formClient } = useApi();
  const { saveInDialog } = useSave();
  const [data, setData] = useState(initial);
  const [isTold, setTold] = useState(false);
  const isUnsaved = JSON.stringify(data) !== JSON.stringify(initial);
  useUnsavedWork(isUnsaved);
  const { kind, name } = data;
  const isNameless = !name.trim();
  const isDayless = data.kind === 'incidents' && !data.discoveredOn;

  function submit() {
    setTold(true);
    if (isNameless || isDayless) return undefined;
    const write = () =>
      entry
        ? formClient.call(putEntry, { params: { entryId: entry.id }, body: { data, version: entry.version } })
        : formClient.call(createEntry, { body: { data } });
    return saveInDialog(write, copy.saved(name.trim())).then(onClose);
  }

  const remove = entry && {
    text: copy.remove,
    onAction: () =>
      saveInDialog(() => formClient.call(deleteEntry, { params: { entryId: entry.id } }), copy.removed(entry.data.name)).then(
        onClose,
      ),
  };

  return (
    <FormDialog
      title={entry ? copy.edit(entry.data.name) : copy.add[kind]}
      isWide
      submit={copy.save}
      other={remove}
      onSubmit={submit}
      onClose={onClose}
      isUnsaved={isUnsaved}
      failed={(error) => `${copy.notSaved} ${reasonOf(error)}`}
    >
      <Input
        label={copy.fields.name}
        value={name}
        maxLength={200}
        autoComplete="off"
        {...(isTold && isNameless && { error: copy.nameWrong })}
        onChange={(event) => setData({ ...data, name: event.currentTarget.value })}
      />
      <div className="grid items-start gap-4 sm:grid-cols-2">
        {fieldsOf[kind].map((field) => (
          <EntryField
            key={field.name}
            field={field}
            data={data}
            error={isTold && isDayless && field.name === 'discoveredOn' ? copy.dayWrong : undefined}
            onChange={(value) => setData({ ...data, [field.name]: value } as EntryData)}
          />
        ))}
      </div>
      {data.kind === 'incidents' && (
        <>
          <TimelineFields steps={data.timeline} onChange={(timeline) => setData({ ...data, timeline })} />
          <Notice>
            <p className="font-medium">{copy.steps.title}</p>
            <ul className="list-disc ps-5">
              <li>{copy.steps.irs}</li>
              <li>{copy.steps.state}</li>
              <li>{copy.steps.ftc}</li>
            </ul>
          </Notice>
        </>
      )}
    </FormDialog>
  );
}
