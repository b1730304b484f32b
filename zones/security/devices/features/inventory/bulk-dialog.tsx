import { changeDevices, getDeviceOverview, getDevicePeople, getDevices } from '@services/devices/contract/devices';
import { useApi } from '@suite/api/api-provider';
import { useQuery, useRevalidate } from '@suite/api/use-query';
import { fields, sentAs } from '@suite/shell/form/text-schemas';
import { useForm } from '@suite/shell/form/use-form';
import { Combobox } from '@suite/ui/combobox';
import { DateField } from '@suite/ui/date-field';
import { FormDialog } from '@suite/ui/form-dialog';
import { Input } from '@suite/ui/input';
import { Select } from '@suite/ui/select';
import { kindWords, statusWords } from '../words/words';
import { copy } from './copy';
import { optionsOf } from './options-of';

interface Props {
  deviceIds: string[];
  onClose: () => void;
  onDone: () => void;
}

type Field = keyof typeof words.fields;

const { bulk: words } = copy;

const NOBODY = 'nobody';

const { disposed: _, ...statuses } = statusWords;

/** Maps what was chosen to what is sent: an empty value where the field may be empty. */
const changeOf = ({ field, value }: { field: Field; value: string }) => {
  const isNull = value === NOBODY || (value === '' && field === 'warrantyUntil');
  return { set: { [field]: isNull ? null : value } };
};

const schema = sentAs(changeOf, fields({ set: changeDevices.body.entries.set }));

/** Changes one field of all selected devices. */
export function BulkDialog({ deviceIds, onClose, onDone }: Props) {
  const { formClient } = useApi();
  const revalidate = useRevalidate();
  const people = useQuery(getDevicePeople, {}, { handleGlobally: true }).data?.people ?? [];
  const form = useForm(schema, {
    saved: { field: 'ownerId' as Field, value: '' },
    save: ({ set }) => formClient.call(changeDevices, { body: { deviceIds, set } }),
    onSaved() {
      onDone();
      return revalidate(getDevices, getDeviceOverview);
    },
    done: ({ changed }) => words.done(changed),
    failed: words.failed,
  });
  const { field } = form.values;
  const value = { ...form.field('value'), error: form.errors[`set.${field}`] && words.missing };

  return (
    <FormDialog title={words.title(deviceIds.length)} submit={words.submit} onClose={onClose} {...form.dialog}>
      <p className="text-muted">{words.text}</p>
      <Select
        label={words.field}
        options={optionsOf(words.fields)}
        value={field}
        onChange={(next) => form.set({ field: next as Field, value: '' })}
      />
      {field === 'ownerId' && (
        <Combobox
          label={words.value}
          options={[
            { value: NOBODY, label: words.nobody },
            ...people.map(({ userId, name }) => ({ value: userId, label: name })),
          ]}
          {...value}
          value={value.value || null}
          onChange={(next) => value.onChange(next ?? '')}
        />
      )}
      {(field === 'status' || field === 'kind') && (
        <Select
          label={words.value}
          options={optionsOf(field === 'kind' ? kindWords : statuses)}
          {...value}
          value={value.value || null}
        />
      )}
      {field === 'location' && <Input label={words.value} maxLength={200} autoComplete="off" {...form.text('value')} />}
      {field === 'warrantyUntil' && <DateField label={words.value} {...value} />}
    </FormDialog>
  );
}
