import {
  deleteReportSchedule,
  getReportSchedules,
  putReportSchedule,
  type ReportSchedule,
  runReportSchedule,
} from '@services/insights/contract/report-schedules';
import { getReports } from '@services/insights/contract/reports';
import { useApi } from '@suite/api/api-provider';
import { useRevalidate } from '@suite/api/use-query';
import { MayChange } from '@suite/session/may-change';
import { reasonOf } from '@suite/shell/form/reason-of';
import { useFormats } from '@suite/shell/preferences/use-formats';
import { useSuite } from '@suite/shell/start/suite-context';
import { Badge } from '@suite/ui/badge';
import { Button } from '@suite/ui/button';
import { ConfirmDialog } from '@suite/ui/confirm-dialog';
import { useState } from 'react';
import { bodyOf } from './body-of';
import { copy } from './copy';
import { LastReport } from './last-report';

interface Props {
  schedule: ReportSchedule;
  onEdit: () => void;
}

/** A schedule with its recipients, its last report, and its actions. */
export function ScheduleRow({ schedule, onEdit }: Props) {
  const { formClient } = useApi();
  const { events } = useSuite();
  const { moment } = useFormats();
  const revalidate = useRevalidate();
  const [asks, setAsks] = useState<'send' | 'remove'>();
  const [isRunning, setRunning] = useState(false);
  const { id, kind, day, timeZone, isPaused, nextAt, people, addresses, last } = schedule;
  const count = people.length + addresses.length;
  const toast = (text: string) => events.emit('toast', { type: 'success', text });

  async function togglePause() {
    setRunning(true);
    try {
      await formClient.call(putReportSchedule, {
        params: { scheduleId: id },
        body: { ...bodyOf(schedule), isPaused: !isPaused },
      });
    } catch (error) {
      events.emit('toast', { type: 'error', text: `${copy.notSaved} ${reasonOf(error)}` });
    } finally {
      // After a failure, too: somebody else may have changed the schedule.
      await revalidate(getReportSchedules);
      setRunning(false);
    }
  }

  async function send() {
    await formClient.call(runReportSchedule, { params: { scheduleId: id } });
    toast(copy.sent);
    setAsks(undefined);
    await revalidate(getReportSchedules, getReports);
  }

  async function remove() {
    await formClient.call(deleteReportSchedule, { params: { scheduleId: id } });
    toast(copy.removed);
    setAsks(undefined);
    await revalidate(getReportSchedules);
  }

  return (
    <li className="rounded-lg border border-line bg-surface p-4">
      <div className="flex flex-wrap items-start justify-between gap-3">
        <div>
          <h2 className="flex flex-wrap items-center gap-2">
            {copy.kinds[kind]}
            <Badge size="sm" text={isPaused ? copy.paused : copy.active} tone={isPaused ? 'warn' : 'good'} />
          </h2>
          <p className="mt-1 text-muted">{copy.when(kind, day, timeZone)}</p>
        </div>
        <MayChange>
          <div className="flex flex-wrap gap-2">
            <Button size="sm" variant="quiet" onClick={() => setAsks('send')}>
              {copy.sendNow}
            </Button>
            <Button size="sm" variant="quiet" onClick={onEdit}>
              {copy.edit}
            </Button>
            <Button size="sm" variant="quiet" spinning={isRunning} onClick={togglePause}>
              {isPaused ? copy.resume : copy.pause}
            </Button>
            <Button size="sm" variant="quiet" onClick={() => setAsks('remove')}>
              {copy.remove}
            </Button>
          </div>
        </MayChange>
      </div>
      <dl className="mt-4 grid gap-x-8 gap-y-3 sm:grid-cols-[minmax(0,2fr)_minmax(0,1fr)_minmax(0,2fr)]">
        <div>
          <dt className="text-xs text-muted">{copy.recipients}</dt>
          <dd className="wrap-anywhere">
            {people.map(({ userId, name, isOpen }) => (
              <Recipient key={userId} text={name} note={isOpen ? undefined : copy.noAccess} />
            ))}
            {addresses.map(({ email, isUnsubscribed }) => (
              <Recipient key={email} text={email} note={isUnsubscribed ? copy.unsubscribed : undefined} />
            ))}
          </dd>
        </div>
        <div>
          <dt className="text-xs text-muted">{copy.next}</dt>
          <dd>{nextAt ? <time dateTime={nextAt}>{moment(nextAt)}</time> : copy.paused}</dd>
        </div>
        <div>
          <dt className="text-xs text-muted">{copy.last}</dt>
          <dd>{last ? <LastReport last={last} kind={kind} /> : copy.never}</dd>
        </div>
      </dl>
      {asks === 'send' && (
        <ConfirmDialog
          title={copy.sendTitle}
          keep={copy.keep}
          confirm={copy.sendConfirm}
          isHarmless
          onConfirm={send}
          onClose={() => setAsks(undefined)}
          failed={(error) => `${copy.notSent} ${reasonOf(error)}`}
        >
          {copy.sendText(count)}
        </ConfirmDialog>
      )}
      {asks === 'remove' && (
        <ConfirmDialog
          title={copy.removeTitle}
          keep={copy.keep}
          confirm={copy.removeConfirm}
          onConfirm={remove}
          onClose={() => setAsks(undefined)}
          failed={(error) => `${copy.notRemoved} ${reasonOf(error)}`}
        >
          {copy.removeText}
        </ConfirmDialog>
      )}
    </li>
  );
}

const Recipient = ({ text, note }: { text: string; note: string | undefined }) => (
  <span className="block">
    {text}
    {note && <span className="text-bad"> ({note})</span>}
  </span>
);
