import {
  createDevice,
  type Device,
  type DeviceEntries,
  getDevicePeople,
  putDevice,
} from '@services/security-data/contract/devices';
import { kinds, type Platform, platforms } from '@services/security-data/contract/terms';
import { useApi } from '@suite/api/api-provider';
import { useQuery } from '@suite/api/use-query';
import { oneOf } from '@suite/list/known-values';
import { reasonOf } from '@suite/shell/form/reason-of';
import { Combobox } from '@suite/ui/combobox';
import { DateField } from '@suite/ui/date-field';
import { FormDialog } from '@suite/ui/form-dialog';
import { Input } from '@suite/ui/input';
import { Select } from '@suite/ui/select';
import { TextArea } from '@suite/ui/text-area';
import { useState } from 'react';
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

/** Adds a device, or edits one. */
export function DeviceDialog({ device, onClose, onDone }: Props) {
  const { formClient } = useApi();
  const { form: words } = copy;
  const people = useQuery(getDevicePeople, {}, { handleLocally: [] }).data?.people ?? [];
  const [first] = useState(() => entriesOf(device));
  const [entries, setEntries] = useState(first);
  const [isTold, setTold] = useState(false);
  const set = (part: Partial<DeviceEntries>) => setEntries({ ...entries, ...part });
  const noName = isTold && !entries.name.trim();

  function submit() {
    setTold(true);
    if (!entries.name.trim()) return undefined;
    const saved = device
      ? formClient.call(putDevice, { params: { deviceId: device.id }, body: { ...entries, version: device.version } })
      : formClient.call(createDevice, { body: entries });
    return saved.then(onDone);
  }

  const text = (name: 'serial' | 'manufacturer' | 'model' | 'location') => (
    <Input
      label={words[name]}
      value={entries[name]}
      maxLength={200}
      autoComplete="off"
      onChange={(event) => set({ [name]: event.currentTarget.value })}
    />
  );
  const owner = device?.owner;
  const owners = people.map(({ userId, name }) => ({ value: userId, label: name }));
  // Someone who left can't be chosen anymore, but may still be the owner.
  if (owner && !people.some(({ userId }) => userId === owner.userId)) owners.push({ value: owner.userId, label: owner.name });

  return (
    <FormDialog
      title={device ? words.editTitle : words.addTitle}
      isWide
      isUnsaved={entries !== first}
      submit={device ? words.save : words.add}
      onSubmit={submit}
      onClose={onClose}
      failed={(error) => words.failed(reasonOf(error))}
    >
      <div className="grid gap-4 sm:grid-cols-2">
        <Input
          label={words.name}
          value={entries.name}
          maxLength={200}
          autoComplete="off"
          {...(noName && { error: words.noName })}
          onChange={(event) => set({ name: event.currentTarget.value })}
        />
        <Select
          label={words.kind}
          options={optionsOf(kindWords)}
          value={entries.kind}
          onChange={(value) => set({ kind: oneOf(kinds, value) ?? 'computer' })}
        />
        <Select
          label={words.status}
          options={optionsOf(statuses)}
          value={entries.status}
          onChange={(value) => set({ status: oneOf(openStatuses, value) ?? 'in-stock' })}
        />
        <Combobox label={words.owner} options={owners} value={entries.ownerId} onChange={(ownerId) => set({ ownerId })} />
        {text('serial')}
        {text('location')}
        {text('manufacturer')}
        {text('model')}
        <Select
          label={words.platform}
          options={[{ value: UNKNOWN, label: words.noPlatform }, ...optionsOf(platformWords)]}
          value={entries.platform ?? UNKNOWN}
          onChange={(value) => set({ platform: oneOf<Platform>(platforms, value) ?? null })}
        />
        <Input
          label={words.osVersion}
          hint={words.osHint}
          value={entries.osVersion}
          maxLength={200}
          autoComplete="off"
          onChange={(event) => set({ osVersion: event.currentTarget.value })}
        />
        <DateField
          label={words.purchasedOn}
          value={entries.purchasedOn ?? ''}
          onChange={(day) => set({ purchasedOn: day || null })}
        />
        <DateField
          label={words.warrantyUntil}
          value={entries.warrantyUntil ?? ''}
          onChange={(day) => set({ warrantyUntil: day || null })}
        />
      </div>
      <TextArea
        label={words.notes}
        value={entries.notes}
        maxLength={2_000}
        rows={2}
        onChange={(event) => set({ notes: event.currentTarget.value })}
      />
    </FormDialog>
  );
}
