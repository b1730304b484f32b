import { type Device, getDevice, getDevices } from '@services/devices/contract/devices';
import { addDisposalCertificate, disposeDevice } from '@services/devices/contract/handovers';
import { useApi } from '@suite/api/api-provider';
import { useRevalidate } from '@suite/api/use-query';
import { FormNote } from '@suite/shell/form/form-parts';
import { reasonOf } from '@suite/shell/form/reason-of';
import { fields, worded } from '@suite/shell/form/text-schemas';
import { useForm } from '@suite/shell/form/use-form';
import { useSuite } from '@suite/shell/start/suite-context';
import { DateField } from '@suite/ui/date-field';
import { FormDialog } from '@suite/ui/form-dialog';
import { Input } from '@suite/ui/input';
import { Select } from '@suite/ui/select';
import { localDayOf } from '@suite/values/iso-day';
import { useState } from 'react';
import { optionsOf } from '../inventory/options-of';
import { FileField } from './confirm-device-dialog';
import { copy } from './copy';

interface Props {
  device: Device;
  onClose: () => void;
  onDone: (text: string) => Promise<void>;
}

const { disposing: words } = copy;
const { on, method, note } = disposeDevice.body.entries;
const schema = fields({ on: worded(on, words.noDay), method: worded(method, words.missing), note });

/** Asks how a device was disposed of. */
export function DisposeDialog({ device, onClose, onDone }: Props) {
  const { formClient } = useApi();
  const { events } = useSuite();
  const revalidate = useRevalidate();
  const [today] = useState(() => localDayOf(Date.now()));
  const [certificate, setCertificate] = useState<File>();
  const params = { deviceId: device.id };
  const form = useForm(schema, {
    saved: { on: today, method: '', note: '' },
    version: device.version,
    save: (output, version) => formClient.call(disposeDevice, { params, body: { ...output, version } }),
    async onSaved() {
      try {
        if (certificate)
          await formClient.call(addDisposalCertificate, {
            params,
            query: { fileName: certificate.name },
            file: certificate,
          });
      } catch (error) {
        events.emit('toast', { type: 'warning', text: words.certificateFailed(reasonOf(error)) });
      }
      await onDone(words.done);
    },
    reload: () => revalidate(getDevice, getDevices),
    failed: words.failed,
  });
  const chosen = form.field('method');

  return (
    <FormDialog
      title={words.title(device.name)}
      submit={words.submit}
      onClose={onClose}
      {...form.dialog}
      isUnsaved={form.isChanged || certificate !== undefined}
    >
      <p className="text-muted">{words.text}</p>
      <DateField label={words.on} {...form.field('on')} />
      <Select label={words.method} options={optionsOf(words.methods)} {...chosen} value={chosen.value || null} />
      <Input label={words.note} maxLength={200} autoComplete="off" {...form.text('note')} />
      <FileField
        label={words.certificate}
        hint={words.pick}
        accept="application/pdf,image/png,image/jpeg"
        onFile={setCertificate}
      />
      <FormNote form={form} />
    </FormDialog>
  );
}
