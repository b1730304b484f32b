import type { Device } from '@services/devices/contract/devices';
import {
  addDisposalCertificate,
  type DisposalMethod,
  disposalMethods,
  disposeDevice,
} from '@services/devices/contract/handovers';
import { useApi } from '@suite/api/api-provider';
import { oneOf } from '@suite/list/known-values';
import { reasonOf } from '@suite/shell/form/reason-of';
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

/** Asks how a device was disposed of. */
export function DisposeDialog({ device, onClose, onDone }: Props) {
  const { formClient } = useApi();
  const { events } = useSuite();
  const { disposing: words } = copy;
  const [on, setOn] = useState(localDayOf(Date.now()));
  const [method, setMethod] = useState<DisposalMethod>();
  const [note, setNote] = useState('');
  const [certificate, setCertificate] = useState<File>();
  const [isTold, setTold] = useState(false);

  function submit() {
    setTold(true);
    if (!method || !on) return undefined;
    return formClient
      .call(disposeDevice, { params: { deviceId: device.id }, body: { on, method, note, version: device.version } })
      .then(async () => {
        try {
          if (certificate)
            await formClient.call(addDisposalCertificate, {
              params: { deviceId: device.id },
              query: { fileName: certificate.name },
              file: certificate,
            });
        } catch (error) {
          events.emit('toast', { type: 'warning', text: words.certificateFailed(reasonOf(error)) });
        }
        await onDone(words.done);
      });
  }

  return (
    <FormDialog
      title={words.title(device.name)}
      submit={words.submit}
      onSubmit={submit}
      onClose={onClose}
      isUnsaved={note.trim() !== ''}
      failed={(error) => words.failed(reasonOf(error))}
    >
      <p className="text-muted">{words.text}</p>
      <DateField label={words.on} value={on} onChange={setOn} />
      <Select
        label={words.method}
        options={optionsOf(words.methods)}
        value={method ?? null}
        onChange={(value) => setMethod(oneOf(disposalMethods, value))}
        {...(isTold && !method && { error: words.missing })}
      />
      <Input
        label={words.note}
        value={note}
        maxLength={200}
        autoComplete="off"
        onChange={(event) => setNote(event.currentTarget.value)}
      />
      <FileField
        label={words.certificate}
        hint={words.pick}
        accept="application/pdf,image/png,image/jpeg"
        onFile={setCertificate}
      />
    </FormDialog>
  );
}
