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
import { addDays, isDay, localDayOf } from '@suite/values/iso-day';
import { periodBefore } from '@suite/values/period';
import { useState } from 'react';
import { inboxDefaults } from '../inbox/inbox-view';
import { copy } from './copy';

const mondayOf = (day: string): string => periodBefore('weekly', addDays(day, 7)).from;

/** Returns the day of an appointment in the time zone of the person it is with. */
const dayOfBooking = ({ wall }: Booking) => wall.startsAt.slice(0, 10);

/** The server knows time zones better than a browser may, so its wall time is formatted as if it were UTC. */
const time = new Intl.DateTimeFormat('en-US', { timeZone: 'UTC', hour: 'numeric', minute: '2-digit' });
const timeOf = (wall: string) => time.format(new Date(`${wall}Z`));

/** A week of appointments: seven columns, or days below each other on a phone. */
export function Booked({ week, onWeek }: { week: string; onWeek: (week: string) => void }) {
  const { day } = useFormats();
  const { data, error, mutate } = useQuery(getBookings, { query: isDay(week) ? { day: week } : {} });
  // The server knows the firm's day; until it responds, this computer's is shown.
  const monday = data?.monday ?? mondayOf(isDay(week) ? week : localDayOf(Date.now()));
  const days = Array.from({ length: 7 }, (_, index) => addDays(monday, index));
  return (
    <>
      <div className="mb-3 flex flex-wrap items-center gap-2">
        <Button variant="quiet" size="sm" onClick={() => onWeek(addDays(monday, -7))}>
          {copy.earlier}
        </Button>
        <Button variant="quiet" size="sm" onClick={() => onWeek('')}>
          {copy.today}
        </Button>
        <Button variant="quiet" size="sm" onClick={() => onWeek(addDays(monday, 7))}>
          {copy.later}
        </Button>
        <p role="status" className="text-muted">
          {copy.weekOf(day(monday))}
        </p>
      </div>
      {error && !data ? (
        <ErrorNote title={copy.bookedFailed} onRetry={() => void mutate()} />
      ) : data ? (
        <ol className="grid gap-3 md:grid-cols-2 lg:grid-cols-4">
          {days.map((each) => {
            const bookings = data.bookings.filter((booking) => dayOfBooking(booking) === each);
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
  const [isRequested, setRequested] = useState(false);
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
          <Button variant="quiet" size="sm" aria-label={copy.cancelOf(name)} onClick={() => setRequested(true)}>
            {copy.cancel}
          </Button>
        )}
      </p>
      {isRequested && (
        <ConfirmDialog
          title={copy.cancelTitle}
          keep={copy.keep}
          confirm={copy.cancel}
          failed={(error) => copy.notDone(reasonOf(error))}
          onClose={() => setRequested(false)}
          onConfirm={async () => {
            await formClient.call(cancelBooking, { params: { bookingId: id } });
            setRequested(false);
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
