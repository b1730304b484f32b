import { type Device, deleteDevice, getDeviceOverview, getDevices } from '@services/devices/contract/devices';
import { useApi } from '@suite/api/api-provider';
import { useRevalidate } from '@suite/api/use-query';
import { reasonOf } from '@suite/shell/form/reason-of';
import { useSuite } from '@suite/shell/start/suite-context';
import { ConfirmDialog } from '@suite/ui/confirm-dialog';
import { hashOf } from '@suite/zones/zone-url';
import { copy } from './copy';

interface Props {
  device: Device;
  onClose: () => void;
}

/** Confirms the removal of a device that was entered by mistake. */
export function RemoveDialog({ device: { id, name }, onClose }: Props) {
  const { formClient } = useApi();
  const { events } = useSuite();
  const revalidate = useRevalidate();
  const { removing: words } = copy;

  async function remove() {
    await formClient.call(deleteDevice, { params: { deviceId: id } });
    events.emit('toast', { type: 'success', text: words.done(name) });
    location.hash = hashOf('devices', '/');
    await revalidate(getDevices, getDeviceOverview);
  }

  return (
    <ConfirmDialog
      title={words.title(name)}
      keep={words.keep}
      confirm={words.remove}
      onConfirm={remove}
      onClose={onClose}
      failed={(error) => words.failed(reasonOf(error))}
    >
      <p>{words.text}</p>
    </ConfirmDialog>
  );
}
