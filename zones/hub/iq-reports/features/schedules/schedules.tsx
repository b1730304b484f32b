import { useReportSchedules } from '@services/insights/browser/report-schedules';
import type { ReportSchedule } from '@services/insights/contract/report-schedules';
import { ReadOnlyNote } from '@suite/iq/read-only-note';
import { ViewHead } from '@suite/list/view-head';
import { MayChange } from '@suite/session/may-change';
import { useSuite } from '@suite/shell/start/suite-context';
import { Button } from '@suite/ui/button';
import { EmptyState } from '@suite/ui/empty-state';
import { ErrorNote } from '@suite/ui/error-note';
import { Link } from '@suite/ui/link';
import { Skeleton } from '@suite/ui/skeleton';
import { zoneUrl } from '@suite/zones/zone-url';
import { useState } from 'react';
import { copy } from './copy';
import { ScheduleDialog } from './schedule-dialog';
import { ScheduleRow } from './schedule-row';

/** Reports that are created and mailed regularly. */
export function Schedules() {
  const { deployment } = useSuite();
  const { data, error, mutate } = useReportSchedules();
  const [edited, setEdited] = useState<ReportSchedule | 'new'>();

  const create = <Button onClick={() => setEdited('new')}>{copy.create}</Button>;

  function content() {
    if (data?.schedules.length)
      return (
        <ul className="grid gap-4">
          {data.schedules.map((schedule) => (
            <ScheduleRow key={schedule.id} schedule={schedule} onEdit={() => setEdited(schedule)} />
          ))}
        </ul>
      );
    if (data) return <EmptyState title={copy.emptyTitle} text={copy.emptyText} action={<MayChange>{create}</MayChange>} />;
    if (error) return <ErrorNote title={copy.failed} onRetry={() => mutate()} />;
    return (
      <div role="status" aria-label={copy.loading}>
        <Skeleton className="h-40" />
      </div>
    );
  }

  return (
    <>
      <ViewHead
        title={copy.heading}
        text={
          <>
            {copy.text}{' '}
            <Link href={zoneUrl(deployment, 'profile', '/settings')} className="inline-block">
              {copy.own}
            </Link>
          </>
        }
        actions={
          // Without schedules, the button is below the empty state. Its space is reserved until that is known.
          <div className="min-h-9">{(data?.schedules.length || error) && <MayChange>{create}</MayChange>}</div>
        }
      />
      <ReadOnlyNote text={copy.readOnly} />
      {content()}
      {edited && (
        <ScheduleDialog
          schedule={edited === 'new' ? undefined : (data?.schedules.find(({ id }) => id === edited.id) ?? edited)}
          reload={mutate}
          onClose={() => setEdited(undefined)}
        />
      )}
    </>
  );
}
