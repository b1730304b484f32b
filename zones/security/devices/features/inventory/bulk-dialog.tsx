import { changeDevices, getDeviceOverview, getDevicePeople, getDevices } from '@services/devices/contract/devices';
import { useApi } from '@suite/api/api-provider';
import { useQuery, useRevalidate } from '@suite/api/use-query';
import { reasonOf } from '@suite/shell/form/reason-of';
import { useSuite } from '@suite/shell/start/suite-context';
import { Combobox } from '@suite/ui/combobox';
import { DateField } from '@suite/ui/date-field';
import { FormDialog } from '@suite/ui/form-dialog';
import { Input } from '@suite/ui/input';
import { Select } from '@suite/ui/select';
import { useState } from 'react';
import { kindWords, statusWords } from '../words/words';
import { copy } from './copy';
import { optionsOf } from './options-of';

interface Props {
  deviceIds: string[];
  onClose: () => void;
  onDone: () => void;
}

type Field = keyof typeof copy.bulk.fields;

const NOBODY = 'nobody';

const { disposed: _, ...statuses } = statusWords;

/** Changes one field of all selected devices. */
export function BulkDialog({ deviceIds, onClose, onDone }: Props) {
  const { formClient } = useApi();
  const { events } = useSuite();
  const revalidate = useRevalidate();
  const { bulk: words } = copy;
  const people = useQuery(getDevicePeople, {}, { handleLocally: [] }).data?.people ?? [];
  const [field, setField] = useState<Field>('ownerId');
  const [value, setValue] = useState('');
  const [isTold, setTold] = useState(false);
  const isMissing = value === '' && (field === 'ownerId' || field === 'status' || field === 'kind');
  const error = isTold && isMissing ? words.missing : undefined;

  function submit() {
    setTold(true);
    if (isMissing) return undefined;
    const empty = field === 'location' ? '' : null;
    const set = { [field]: value === NOBODY || value === '' ? empty : value };
    return formClient.call(changeDevices, { body: { deviceIds, set } }).then(async ({ changed }) => {
      onDone();
      events.emit('toast', { type: 'success', text: words.done(changed) });
      await revalidate(getDevices, getDeviceOverview);
    });
  }

  return (
    <FormDialog
      title={words.title(deviceIds.length)}
      submit={words.submit}
      onSubmit={submit}
      onClose={onClose}
      failed={(failure) => words.failed(reasonOf(failure))}
    >
      <p className="text-muted">{words.text}</p>
      <Select
        label={words.field}
        options={optionsOf(words.fields)}
        value={field}
        onChange={(next) => [setField(next as Field), setValue(''), setTold(false)]}
      />
      {field === 'ownerId' && (
        <Combobox
          label={words.value}
          options={[
            { value: NOBODY, label: words.nobody },
            ...people.map(({ userId, name }) => ({ value: userId, label: name })),
          ]}
          value={value || null}
          onChange={(next) => setValue(next ?? '')}
          {...(error && { error })}
        />
      )}
      {(field === 'status' || field === 'kind') && (
        <Select
          label={words.value}
          options={optionsOf(field === 'kind' ? kindWords : statuses)}
          value={value || null}
          onChange={setValue}
          {...(error && { error })}
        />
      )}
      {field === 'location' && (
        <Input
          label={words.value}
          value={value}
          maxLength={200}
          autoComplete="off"
          onChange={(event) => setValue(event.currentTarget.value)}
        />
      )}
      {field === 'warrantyUntil' && <DateField label={words.value} value={value} onChange={setValue} />}
    </FormDialog>
  );
}
