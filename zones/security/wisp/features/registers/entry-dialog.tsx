import { createEntry, deleteEntry, type Entry, type EntryData, putEntry } from '@services/security-plan/contract/registers';
import { useApi } from '@suite/api/api-provider';
import { FormNote } from '@suite/shell/form/form-parts';
import { useForm } from '@suite/shell/form/use-form';
import { FormDialog } from '@suite/ui/form-dialog';
import { Input } from '@suite/ui/input';
import { Notice } from '@suite/ui/notice';
import { useReload, useSave } from '../fields/use-save';
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

const schema = createEntry.body.entries.data;

export function EntryDialog({ entry, data: initial, onClose }: Opened & { onClose: () => void }) {
  const { formClient } = useApi();
  const { saveInDialog } = useSave();
  const reload = useReload();
  const form = useForm(schema, {
    saved: entry?.data ?? initial,
    ...(entry && { version: entry.version }),
    save: (data, version) =>
      entry
        ? formClient.call(putEntry, { params: { entryId: entry.id }, body: { data, version } })
        : formClient.call(createEntry, { body: { data } }),
    onSaved: () => reload().then(onClose),
    reload,
    done: ({ data }) => copy.saved(data.name),
    failed: (reason) => `${copy.notSaved} ${reason}`,
  });
  const { values: data, set, errors } = form;

  const remove = entry && {
    text: copy.remove,
    onAction: () =>
      saveInDialog(() => formClient.call(deleteEntry, { params: { entryId: entry.id } }), copy.removed(entry.data.name)).then(
        onClose,
      ),
  };

  return (
    <FormDialog
      title={entry ? copy.edit(entry.data.name) : copy.add[data.kind]}
      isWide
      submit={copy.save}
      other={remove}
      onClose={onClose}
      {...form.dialog}
    >
      <Input
        label={copy.fields.name}
        maxLength={200}
        autoComplete="off"
        {...form.text('name')}
        error={errors.name && copy.nameWrong}
      />
      <div className="grid items-start gap-4 sm:grid-cols-2">
        {fieldsOf[data.kind].map((field) => (
          <EntryField
            key={field.name}
            field={field}
            data={data}
            error={errors[field.name] && (field.name === 'discoveredOn' ? copy.dayWrong : errors[field.name])}
            onChange={(value) => set({ [field.name]: value })}
          />
        ))}
      </div>
      {data.kind === 'incidents' && (
        <>
          <TimelineFields steps={data.timeline} errors={errors} onChange={(timeline) => set({ timeline })} />
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
      <FormNote form={form} />
    </FormDialog>
  );
}
