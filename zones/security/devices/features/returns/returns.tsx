import { getDevice, getDeviceOverview, getDevices } from '@services/devices/contract/devices';
import { closeReturnTask, getReturnTasks, type ReturnTask, wipeDevice } from '@services/devices/contract/handovers';
import { useApi } from '@suite/api/api-provider';
import { useQuery, useRevalidate } from '@suite/api/use-query';
import { PageError } from '@suite/list/page-error';
import { ListSkeleton } from '@suite/list/skeletons';
import { ViewHead } from '@suite/list/view-head';
import { reasonOf } from '@suite/shell/form/reason-of';
import { fields, worded } from '@suite/shell/form/text-schemas';
import { useForm } from '@suite/shell/form/use-form';
import { useFormats } from '@suite/shell/preferences/use-formats';
import { useSuite } from '@suite/shell/start/suite-context';
import { Badge } from '@suite/ui/badge';
import { Button } from '@suite/ui/button';
import { EmptyState } from '@suite/ui/empty-state';
import { FormDialog } from '@suite/ui/form-dialog';
import { ButtonLink, Link } from '@suite/ui/link';
import { TextArea } from '@suite/ui/text-area';
import { localDayOf } from '@suite/values/iso-day';
import { hashOf } from '@suite/zones/zone-url';
import { useState } from 'react';
import { copy } from './copy';

/** Devices that people who left still have, and devices that have to be wiped. */
export function Returns() {
  const { data, error, mutate } = useQuery(getReturnTasks, {});
  const [closing, setClosing] = useState<ReturnTask>();
  if (error && !data) return <PageError title={copy.heading} text={copy.failed} onRetry={() => void mutate()} />;
  if (!data) return <ListSkeleton />;
  const open = data.tasks.filter(({ closedOn }) => closedOn === null);
  const closed = data.tasks.filter(({ closedOn }) => closedOn !== null);
  return (
    <>
      <ViewHead title={copy.heading} text={copy.text} />
      {data.tasks.length === 0 && <EmptyState title={copy.emptyTitle} text={copy.emptyText} />}
      <ul className="grid max-w-[860px] gap-4">
        {open.map((task) => (
          <OpenTask key={task.id} task={task} onClose={() => setClosing(task)} />
        ))}
      </ul>
      {closed.length > 0 && (
        <>
          <h2 className="mt-8 mb-3">{copy.closed}</h2>
          <ul className="grid max-w-[860px] gap-2">
            {closed.map((task) => (
              <ClosedTask key={task.id} task={task} />
            ))}
          </ul>
        </>
      )}
      {closing && <CloseDialog task={closing} onClose={() => setClosing(undefined)} />}
    </>
  );
}

function OpenTask({ task, onClose }: { task: ReturnTask; onClose: () => void }) {
  const { formClient } = useApi();
  const { events } = useSuite();
  const revalidate = useRevalidate();
  const { day } = useFormats();
  const isLate = task.dueOn < localDayOf(Date.now());

  async function wipe(deviceId: string) {
    try {
      await formClient.call(wipeDevice, { params: { deviceId } });
      events.emit('toast', { type: 'success', text: copy.wipedDone });
      await revalidate(getReturnTasks, getDevices, getDevice, getDeviceOverview);
    } catch (error) {
      events.emit('toast', { type: 'error', text: copy.notDone(reasonOf(error)) });
    }
  }

  return (
    <li className="rounded-lg border border-line bg-surface p-4">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <h2>{task.person}</h2>
        <Badge tone={isLate ? 'bad' : 'warn'} text={isLate ? copy.late(day(task.dueOn)) : copy.due(day(task.dueOn))} />
        <span className="text-sm text-muted">{copy.left(day(task.openedOn))}</span>
      </div>
      <ul className="mt-3 divide-y divide-line">
        {task.devices.map(({ id, name, serial, isReturned, isWiped }) => (
          <li key={id} className="flex flex-wrap items-center gap-x-3 gap-y-1 py-2">
            <Link href={hashOf('devices', '/device', { id })}>{name}</Link>
            <span className="text-sm text-muted">{serial}</span>
            <span className="ms-auto flex flex-wrap items-center gap-2">
              <Badge size="sm" tone={isReturned ? 'good' : 'bad'} text={isReturned ? copy.back.yes : copy.back.no} />
              <Badge size="sm" tone={isWiped ? 'good' : 'warn'} text={isWiped ? copy.wiped.yes : copy.wiped.no} />
              {isReturned && !isWiped && (
                <Button variant="quiet" size="sm" aria-label={`${copy.wipe}: ${name}`} onClick={() => wipe(id)}>
                  {copy.wipe}
                </Button>
              )}
            </span>
          </li>
        ))}
      </ul>
      <div className="mt-3 flex flex-wrap gap-2">
        {task.devices.some(({ isReturned }) => !isReturned) && (
          <ButtonLink size="sm" href={hashOf('devices', '/handover', { kind: 'return', person: task.userId })}>
            {copy.record}
          </ButtonLink>
        )}
        <Button variant="quiet" size="sm" onClick={onClose}>
          {copy.close}
        </Button>
      </div>
    </li>
  );
}

function ClosedTask({ task: { person, closedOn, outcome, note, devices } }: { task: ReturnTask }) {
  const { day } = useFormats();
  return (
    <li className="rounded-lg border border-line px-4 py-3 text-sm">
      <span className="font-medium">{person}</span>{' '}
      <span className="text-muted">
        {[outcome && copy.outcomes[outcome], closedOn && day(closedOn), devices.map(({ name }) => name).join(', '), note]
          .filter(Boolean)
          .join(' · ')}
      </span>
    </li>
  );
}

const { closing: words } = copy;
const schema = fields({ note: worded(closeReturnTask.body.entries.note, words.missing) });

function CloseDialog({ task, onClose }: { task: ReturnTask; onClose: () => void }) {
  const { formClient } = useApi();
  const revalidate = useRevalidate();
  const form = useForm(schema, {
    saved: { note: '' },
    save: (body) => formClient.call(closeReturnTask, { params: { taskId: task.id }, body }),
    onSaved() {
      onClose();
      return revalidate(getReturnTasks, getDeviceOverview);
    },
    done: words.done,
    failed: words.failed,
  });

  return (
    <FormDialog title={words.title(task.person)} submit={words.submit} onClose={onClose} {...form.dialog}>
      <p className="text-muted">{words.text}</p>
      <TextArea label={words.note} maxLength={2_000} rows={3} {...form.text('note')} />
    </FormDialog>
  );
}
