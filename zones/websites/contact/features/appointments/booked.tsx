import { type Booking, cancelBooking, getBookings } from '@services/bookings/contract/appointments';
import { useApi } from '@suite/api/api-provider';
import { useQuery, useRevalidate } from '@suite/api/use-query';
import { hashOfView } from '@suite/list/use-view';
import { useMayChange } from '@suite/session/may-change';
import { reasonOf } from '@suite/shell/form/reason-of';
import { useFormats } from '@suite/shell/preferences/use-formats';
import { useSuite } from '@suite/shell/start/suite-context';
import { Badge } from '@suite/ui/badge';
import { Button } from '@suite/ui/button';
import { classNames } from '@suite/ui/class-names';
import { ConfirmDialog } from '@suite/ui/confirm-dialog';
import { ErrorNote } from '@suite/ui/error-note';
import { Link } from '@suite/ui/link';
import { Skeleton } from '@suite/ui/skeleton';
import { MILLISECONDS_PER_DAY } from '@suite/values/day-length';
import { isDay, localDayOf, utcDayOf } from '@suite/values/iso-day';
import { useState } from 'react';
import { inboxDefaults } from '../inbox/inbox-view';
import { copy } from './copy';

/** Returns the Monday of a day's week, or of this week if the text isn't a day. */
function mondayOf(day: string): number {
  const present = Date.parse(isDay(day) ? day : localDayOf(Date.now()));
  return present - ((new Date(present).getUTCDay() + 6) % 7) * MILLISECONDS_PER_DAY;
}

/** Returns the day of an appointment in the time zone of the person it is with. */
const dayOfBooking = ({ wall }: Booking) => wall.startsAt.slice(0, 10);

/** The server knows time zones better than a browser may, so its wall time is formatted as if it were UTC. */
const time = new Intl.DateTimeFormat('en-US', { timeZone: 'UTC', hour: 'numeric', minute: '2-digit' });
const timeOf = (wall: string) => time.format(new Date(`${wall}Z`));

/** A week of appointments: seven columns, or days below each other on a phone. */
export function Booked({ week, onWeek }: { week: string; onWeek: (week: string) => void }) {
  const { day } = useFormats();
  const monday = mondayOf(week);
  const days = Array.from({ length: 7 }, (_, index) => utcDayOf(monday + index * MILLISECONDS_PER_DAY));
  // Days in a time zone start up to a day before or after the UTC day.
  const { data, error, mutate } = useQuery(getBookings, {
    query: { from: utcDayOf(monday - MILLISECONDS_PER_DAY), to: utcDayOf(monday + 7 * MILLISECONDS_PER_DAY) },
  });
  return (
    <>
      <div className="mb-3 flex flex-wrap items-center gap-2">
        <Button variant="quiet" size="sm" onClick={() => onWeek(utcDayOf(monday - 7 * MILLISECONDS_PER_DAY))}>
          {copy.earlier}
        </Button>
        <Button variant="quiet" size="sm" onClick={() => onWeek('')}>
          {copy.today}
        </Button>
        <Button variant="quiet" size="sm" onClick={() => onWeek(utcDayOf(monday + 7 * MILLISECONDS_PER_DAY))}>
          {copy.later}
        </Button>
        <p role="status" className="text-muted">
          {copy.weekOf(day(utcDayOf(monday)))}
        </p>
      </div>
      {error && !data ? (
        <ErrorNote title={copy.bookedFailed} onRetry={() => void mutate()} />
      ) : data ? (
        <ol className="grid gap-3 md:grid-cols-2 lg:grid-cols-4">
          {days.map((each) => {
            const bookings = data.filter((booking) => dayOfBooking(booking) === each);
            return (
              // On a phone, an empty day is a single line.
              <li
                key={each}
                className={classNames(
                  'rounded-lg border border-line bg-surface p-3 md:min-h-32',
                  !bookings.length &&
                    'max-md:flex max-md:justify-between max-md:gap-3 max-md:border-transparent max-md:bg-transparent max-md:py-0',
                )}
              >
                <h2 className="mb-2 text-[13px] font-semibold">{weekdayOf(each)}</h2>
                <Day bookings={bookings} />
              </li>
            );
          })}
        </ol>
      ) : (
        <Skeleton className="h-[280px] rounded-lg" />
      )}
    </>
  );
}

const weekdayOf = (day: string) =>
  new Intl.DateTimeFormat('en-US', { weekday: 'long', month: 'short', day: 'numeric', timeZone: 'UTC' }).format(new Date(day));

function Day({ bookings }: { bookings: readonly Booking[] }) {
  if (!bookings.length) return <p className="text-[13px] text-muted">{copy.nothing}</p>;
  return (
    <ul className="grid gap-3">
      {bookings.map((booking) => (
        <Entry key={booking.id} booking={booking} />
      ))}
    </ul>
  );
}

function Entry({ booking }: { booking: Booking }) {
  const { formClient } = useApi();
  const { events } = useSuite();
  const revalidate = useRevalidate();
  const mayChange = useMayChange();
  const [isAsked, setAsked] = useState(false);
  const { id, name, type, host, startsAt, wall, state, leadId, note } = booking;
  const isOpen = state === 'booked' && Date.parse(startsAt) > Date.now();
  return (
    <li className="text-[13px]">
      <p className="font-semibold tabular-nums">
        {timeOf(wall.startsAt)}–{timeOf(wall.endsAt)}
      </p>
      <p className="break-words">
        {name}: {type}
      </p>
      <p className="text-muted">{copy.with(host)}</p>
      {note && <p className="break-words text-muted">{note}</p>}
      {state === 'canceled' && <Badge size="sm" text={copy.canceled} tone="neutral" />}
      <p className="mt-1 flex flex-wrap items-center gap-2">
        {leadId && <Link href={hashOfView('contact', '/', inboxDefaults, { lead: leadId })}>{copy.lead}</Link>}
        {isOpen && mayChange && (
          <Button variant="quiet" size="sm" aria-label={copy.cancelOf(name)} onClick={() => setAsked(true)}>
            {copy.cancel}
          </Button>
        )}
      </p>
      {isAsked && (
        <ConfirmDialog
          title={copy.cancelTitle}
          keep={copy.keep}
          confirm={copy.cancel}
          failed={(error) => copy.notDone(reasonOf(error))}
          onClose={() => setAsked(false)}
          onConfirm={async () => {
            await formClient.call(cancelBooking, { params: { bookingId: id } });
            setAsked(false);
            events.emit('toast', { type: 'success', text: copy.cancelDone });
            await revalidate(getBookings);
          }}
        >
          {copy.cancelText}
        </ConfirmDialog>
      )}
    </li>
  );
}
