import {
  createDevice,
  type Device,
  type DeviceEntries,
  getDevice,
  getDevicePeople,
  getDevices,
  putDevice,
} from '@services/devices/contract/devices';
import { kinds, type Platform, platforms } from '@services/devices/contract/terms';
import { useApi } from '@suite/api/api-provider';
import { useQuery, useRevalidate } from '@suite/api/use-query';
import { oneOf } from '@suite/list/known-values';
import { FormNote } from '@suite/shell/form/form-parts';
import { fields, worded } from '@suite/shell/form/text-schemas';
import { useForm } from '@suite/shell/form/use-form';
import { Combobox } from '@suite/ui/combobox';
import { DateField } from '@suite/ui/date-field';
import { FormDialog } from '@suite/ui/form-dialog';
import { Input } from '@suite/ui/input';
import { Select } from '@suite/ui/select';
import { TextArea } from '@suite/ui/text-area';
import { kindWords, platformWords, statusWords } from '../words/words';
import { copy } from './copy';
import { optionsOf } from './options-of';

interface Props {
  /** The one to edit; absent for a new one. */
  device?: Device;
  onClose: () => void;
  onDone: (device: Device) => Promise<void>;
}

const UNKNOWN = 'unknown';

const { disposed: _, ...statuses } = statusWords;
const openStatuses = ['in-stock', 'assigned', 'returned', 'lost'] as const;

const entriesOf = (device: Device | undefined): DeviceEntries => ({
  kind: device?.kind ?? 'computer',
  name: device?.name ?? '',
  serial: device?.serial ?? '',
  manufacturer: device?.manufacturer ?? '',
  model: device?.model ?? '',
  platform: device?.os.platform ?? null,
  osVersion: device?.os.version ?? '',
  ownerId: device?.owner?.userId ?? null,
  location: device?.location ?? '',
  status: oneOf(openStatuses, device?.status ?? '') ?? 'in-stock',
  purchasedOn: device?.purchasedOn ?? null,
  warrantyUntil: device?.warrantyUntil ?? null,
  notes: device?.notes ?? '',
});

const { entries } = createDevice.body;
const schema = fields({ ...entries, name: worded(entries.name, copy.form.noName) });

/** Adds a device, or edits one. */
export function DeviceDialog({ device, onClose, onDone }: Props) {
  const { formClient } = useApi();
  const revalidate = useRevalidate();
  const { form: words } = copy;
  const people = useQuery(getDevicePeople, {}, { handleGlobally: true }).data?.people ?? [];
  const form = useForm(schema, {
    saved: entriesOf(device),
    ...(device && { version: device.version }),
    save: (output, version) =>
      device
        ? formClient.call(putDevice, { params: { deviceId: device.id }, body: { ...output, version } })
        : formClient.call(createDevice, { body: output }),
    onSaved: onDone,
    reload: () => revalidate(getDevice, getDevices),
    failed: words.failed,
  });
  const { values, set } = form;
  const text = (name: 'serial' | 'manufacturer' | 'model' | 'location') => (
    <Input label={words[name]} maxLength={200} autoComplete="off" {...form.text(name)} />
  );
  const owner = device?.owner;
  const owners = people.map(({ userId, name }) => ({ value: userId, label: name }));
  // Someone who left can't be chosen anymore, but may still be the owner.
  if (owner && !people.some(({ userId }) => userId === owner.userId)) owners.push({ value: owner.userId, label: owner.name });

  return (
    <FormDialog
      title={device ? words.editTitle : words.addTitle}
      isWide
      submit={device ? words.save : words.add}
      onClose={onClose}
      {...form.dialog}
    >
      <div className="grid gap-4 sm:grid-cols-2">
        <Input label={words.name} maxLength={200} autoComplete="off" {...form.text('name')} />
        <Select
          label={words.kind}
          options={optionsOf(kindWords)}
          value={values.kind}
          onChange={(value) => set({ kind: oneOf(kinds, value) ?? 'computer' })}
        />
        <Select
          label={words.status}
          options={optionsOf(statuses)}
          value={values.status}
          onChange={(value) => set({ status: oneOf(openStatuses, value) ?? 'in-stock' })}
        />
        <Combobox label={words.owner} options={owners} {...form.field('ownerId')} />
        {text('serial')}
        {text('location')}
        {text('manufacturer')}
        {text('model')}
        <Select
          label={words.platform}
          options={[{ value: UNKNOWN, label: words.noPlatform }, ...optionsOf(platformWords)]}
          value={values.platform ?? UNKNOWN}
          onChange={(value) => set({ platform: oneOf<Platform>(platforms, value) ?? null })}
        />
        <Input label={words.osVersion} hint={words.osHint} maxLength={200} autoComplete="off" {...form.text('osVersion')} />
        <DateField
          label={words.purchasedOn}
          value={values.purchasedOn ?? ''}
          onChange={(day) => set({ purchasedOn: day || null })}
        />
        <DateField
          label={words.warrantyUntil}
          value={values.warrantyUntil ?? ''}
          onChange={(day) => set({ warrantyUntil: day || null })}
        />
      </div>
      <TextArea label={words.notes} maxLength={2_000} rows={2} {...form.text('notes')} />
      <FormNote form={form} />
    </FormDialog>
  );
}
