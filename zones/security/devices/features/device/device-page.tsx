import { type Device, getDevice, getDeviceOverview, getDevices } from '@services/devices/contract/devices';
import { getReturnTasks, wipeDevice } from '@services/devices/contract/handovers';
import { useApi } from '@suite/api/api-provider';
import { useQuery, useRevalidate } from '@suite/api/use-query';
import { PageError } from '@suite/list/page-error';
import { PageSkeleton } from '@suite/list/skeletons';
import { ViewHead } from '@suite/list/view-head';
import { useIsAdministrator } from '@suite/session/is-administrator';
import { useMayChange } from '@suite/session/may-change';
import { reasonOf } from '@suite/shell/form/reason-of';
import { useHashParam } from '@suite/shell/pages/use-hash-param';
import { useSuite } from '@suite/shell/start/suite-context';
import { Badge } from '@suite/ui/badge';
import { Button } from '@suite/ui/button';
import { EmptyState } from '@suite/ui/empty-state';
import { ButtonLink, Link } from '@suite/ui/link';
import { MoreMenu } from '@suite/ui/more-menu';
import { Notice } from '@suite/ui/notice';
import { hashOf } from '@suite/zones/zone-url';
import { useState } from 'react';
import { copy as inventory } from '../inventory/copy';
import { DeviceDialog } from '../inventory/device-dialog';
import { LabelsDialog } from '../inventory/labels-dialog';
import { kindWords, stateWords } from '../words/words';
import { Checks } from './checks';
import { ConfirmDeviceDialog } from './confirm-device-dialog';
import { copy } from './copy';
import { Facts, History } from './device-facts';
import { DisposeDialog } from './dispose-dialog';
import { RemoveDialog } from './remove-dialog';

type Action = keyof typeof copy.actions;
type OpenDialog = Action | 'edit' | 'confirm';

/** One device: its checks, their proof, and what to fix. */
export function DevicePage() {
  const id = useHashParam<'devices', '/device'>('id') ?? '';
  const { data: device, error, mutate } = useQuery(getDevice, { params: { deviceId: id } });
  if (error?.code === 'not_found' || id === '')
    return (
      <EmptyState
        title={copy.gone}
        text={copy.goneText}
        action={<ButtonLink href={hashOf('devices', '/')}>{copy.back}</ButtonLink>}
      />
    );
  if (error && !device) return <PageError title={copy.page} text={copy.failed} onRetry={() => void mutate()} />;
  if (!device) return <PageSkeleton />;
  return <Shown key={device.id} device={device} />;
}

function Shown({ device }: { device: Device }) {
  const { formClient } = useApi();
  const { events } = useSuite();
  const revalidate = useRevalidate();
  const isAdministrator = useIsAdministrator();
  const mayChange = useMayChange();
  const [dialog, setDialog] = useState<OpenDialog>();
  const isOpen = device.status !== 'disposed';
  const close = () => setDialog(undefined);

  async function done(text: string) {
    close();
    events.emit('toast', { type: 'success', text });
    await revalidate(getDevice, getDevices, getDeviceOverview, getReturnTasks);
  }

  async function act(chosen: Action) {
    if (chosen !== 'wipe') return setDialog(chosen);
    try {
      await formClient.call(wipeDevice, { params: { deviceId: device.id } });
      await done(copy.wiped);
    } catch (error) {
      events.emit('toast', { type: 'error', text: copy.notDone(reasonOf(error)) });
    }
  }

  return (
    <>
      <p className="mb-2">
        <Link href={hashOf('devices', '/')}>{copy.back}</Link>
      </p>
      <ViewHead
        title={device.name}
        text={
          <span className="flex flex-wrap items-center gap-2">
            {kindWords[device.kind]}
            <Badge {...stateWords[device.state]} />
          </span>
        }
        actions={
          isOpen && (
            <>
              {isAdministrator && (
                <Button variant="quiet" onClick={() => setDialog('edit')}>
                  {copy.edit}
                </Button>
              )}
              {mayChange && device.checks.length > 0 && <Button onClick={() => setDialog('confirm')}>{copy.confirm}</Button>}
              {isAdministrator && <MoreMenu label={copy.more} actions={actionsOf(device)} texts={copy.actions} onAction={act} />}
            </>
          )
        }
      />
      <Notices device={device} />
      <div className="grid gap-6 xl:grid-cols-[minmax(0,1fr)_340px]">
        <Checks device={device} />
        <div className="grid content-start gap-6">
          <Facts device={device} />
          <History device={device} />
        </div>
      </div>
      {dialog === 'edit' && <DeviceDialog device={device} onClose={close} onDone={() => done(inventory.form.saved)} />}
      {dialog === 'confirm' && <ConfirmDeviceDialog device={device} onClose={close} onDone={done} />}
      {dialog === 'dispose' && <DisposeDialog device={device} onClose={close} onDone={done} />}
      {dialog === 'remove' && <RemoveDialog device={device} onClose={close} />}
      {dialog === 'labels' && <LabelsDialog deviceIds={[device.id]} onClose={close} />}
    </>
  );
}

function actionsOf({ wipe, evidence, handovers }: Device): Action[] {
  const actions: Action[] = ['labels'];
  if (wipe === 'needed') actions.push('wipe');
  actions.push(evidence.length + handovers.length === 0 ? 'remove' : 'dispose');
  if (actions.includes('remove')) actions.push('dispose');
  return actions;
}

function Notices({ device: { wipe, status, isStale, level, checks } }: { device: Device }) {
  const texts = [
    wipe === 'needed' && status !== 'disposed' && copy.wipeNeeded,
    isStale && copy.stale,
    status === 'assigned' && level === 'strict' && checks.some(({ check }) => check === 'vpn') && copy.strict,
    status !== 'assigned' && status !== 'disposed' && checks.length > 0 && copy.notInUse,
  ].filter((text) => text !== false);
  if (!texts.length) return null;
  return (
    <div className="mb-4 grid max-w-[760px] gap-2">
      {texts.map((text) => (
        <Notice key={text}>{text}</Notice>
      ))}
    </div>
  );
}
