import { type BusyTime, type Calendar, getBusyTimes } from '@services/bookings/contract/calendars';
import { useQuery } from '@suite/api/use-query';
import { List } from '@suite/list/list';
import type { ListColumn } from '@suite/list/list-column';
import { useFormats } from '@suite/shell/preferences/use-formats';
import { Button } from '@suite/ui/button';
import { EmptyState } from '@suite/ui/empty-state';
import { ErrorNote } from '@suite/ui/error-note';
import { Notice } from '@suite/ui/notice';
import { addDays } from '@suite/values/iso-day';
import { useState } from 'react';
import { copy } from './copy';

const FIRST = 20;

interface Props {
  feed: NonNullable<Calendar['feed']>;
  /** When the feed was read the last time. */
  readAt: string;
  timeZone: string;
}

/** The times that the person's own feed makes busy. */
export function BusyTimes({ feed, readAt, timeZone }: Props) {
  const { host, failure, warnings } = feed;
  const { moment, day, number } = useFormats();
  const { data, error, mutate } = useQuery(getBusyTimes, {});
  const [areAllShown, setAllShown] = useState(false);
  return (
    <section className="mt-8 grid max-w-[760px] gap-3">
      <h2 className="font-semibold">{copy.busy}</h2>
      <p className="text-[13px] text-muted">{copy.busyText(host, moment(readAt), placeOf(timeZone))}</p>
      {failure && <Notice>{copy.busyStale(failure)}</Notice>}
      {warnings.length > 0 && <Notice>{copy.busySkipped(warnings.length)}</Notice>}
      {error && !data ? (
        <ErrorNote title={copy.busyFailed} onRetry={() => void mutate()} />
      ) : (
        <div>
          <List
            label={copy.busyLabel}
            find={copy.busyFind}
            columns={columnsOf(day)}
            rows={data}
            first={areAllShown ? undefined : FIRST}
            empty={<EmptyState title={copy.busyNoneTitle} text={copy.busyNoneText} />}
          />
          {data && data.length > FIRST && (
            <Button variant="quiet" size="sm" className="mt-3" onClick={() => setAllShown(!areAllShown)}>
              {areAllShown ? copy.fewerBusy : copy.allBusy(number(data.length))}
            </Button>
          )}
        </div>
      )}
    </section>
  );
}

const placeOf = (zone: string) => zone.replaceAll('_', ' ');

/** The server's local times are formatted as if they were UTC. */
const time = new Intl.DateTimeFormat('en-US', { timeZone: 'UTC', hour: 'numeric', minute: '2-digit' });

function columnsOf(day: (text: string) => string): ListColumn<BusyTime>[] {
  const dayOf = (wall: string) => day(wall.slice(0, 10));
  const timeOf = (wall: string) => time.format(new Date(`${wall}Z`));
  const whenOf = ({ isAllDay, wall: { startsAt, endsAt } }: BusyTime) => {
    const first = dayOf(startsAt);
    if (!isAllDay) {
      const last = dayOf(endsAt);
      return `${first}, ${timeOf(startsAt)} – ${last === first ? '' : `${last}, `}${timeOf(endsAt)}`;
    }
    const last = day(addDays(endsAt.slice(0, 10), -1));
    return last === first ? first : `${first} – ${last}`;
  };
  return [
    // Sorted by its time, and found by its day as it is shown.
    { id: 'when', text: copy.busyColumns.when, value: (busy) => `${busy.wall.startsAt} ${whenOf(busy)}`, cell: whenOf },
    {
      id: 'kind',
      text: copy.busyColumns.kind,
      value: ({ startsAt, endsAt }) => (Date.parse(endsAt) - Date.parse(startsAt)) / 60_000,
      cell: ({ isAllDay, startsAt, endsAt }) =>
        isAllDay ? copy.allDay : copy.length((Date.parse(endsAt) - Date.parse(startsAt)) / 60_000),
    },
    { id: 'zone', text: copy.busyColumns.zone, value: ({ zoneName }) => placeOf(zoneName) },
  ];
}
