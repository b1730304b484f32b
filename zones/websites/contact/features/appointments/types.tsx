import { type AppointmentType, getAppointmentTypes } from '@services/bookings/contract/appointments';
import { getCalendars } from '@services/bookings/contract/calendars';
import { useQuery, useRevalidate } from '@suite/api/use-query';
import { useMayChange } from '@suite/session/may-change';
import { CopyButton } from '@suite/shell/copy-button';
import { newestOf } from '@suite/shell/form/newest-of';
import { useSuite } from '@suite/shell/start/suite-context';
import { Badge } from '@suite/ui/badge';
import { Button } from '@suite/ui/button';
import { EmptyState } from '@suite/ui/empty-state';
import { ErrorNote } from '@suite/ui/error-note';
import { Skeleton } from '@suite/ui/skeleton';
import { Table } from '@suite/ui/table';
import { useState } from 'react';
import { RowButton } from '../frame/row-button';
import { copy } from './copy';
import { TypeDialog } from './type-dialog';

/** Appointment types that visitors can book. */
export function Types() {
  const { data: types, error, mutate } = useQuery(getAppointmentTypes, {});
  const { events } = useSuite();
  const revalidate = useRevalidate();
  const mayChange = useMayChange();
  const [edited, setEdited] = useState<AppointmentType | 'new'>();
  const { typeColumns: columns } = copy;
  if (error && !types) return <ErrorNote title={copy.typesFailed} onRetry={() => void mutate()} />;
  if (!types) return <Skeleton className="h-[220px] rounded-lg" />;
  return (
    <>
      {mayChange && (
        <p className="mb-3">
          <Button onClick={() => setEdited('new')}>{copy.addType}</Button>
        </p>
      )}
      <Table
        label={copy.tab.types}
        rows={types}
        rowId={({ id }) => id}
        empty={<EmptyState title={copy.typesEmptyTitle} text={copy.typesEmptyText} />}
        columns={[
          {
            id: 'name',
            text: columns.name,
            cell: (type) => (mayChange ? <RowButton text={type.name} onClick={() => setEdited(type)} /> : type.name),
          },
          { id: 'minutes', text: columns.minutes, narrow: 'below', cell: ({ minutes }) => copy.minutesText(minutes) },
          { id: 'place', text: columns.place, cell: ({ placeKind }) => copy.places[placeKind] },
          { id: 'host', text: columns.host, narrow: 'corner', cell: ({ host }) => host },
          {
            id: 'state',
            text: columns.state,
            narrow: 'beside',
            cell: ({ isActive }) => <Badge text={isActive ? copy.active : copy.inactive} tone={isActive ? 'good' : 'neutral'} />,
          },
          {
            id: 'link',
            text: copy.copyLink,
            narrow: 'line',
            cell: ({ address }) => <CopyButton name={copy.copyLink} text={address} />,
          },
        ]}
      />
      {edited && (
        <TypeDialog
          type={edited === 'new' ? undefined : newestOf(types, edited)}
          onClose={() => setEdited(undefined)}
          onDone={async () => {
            setEdited(undefined);
            events.emit('toast', { type: 'success', text: copy.saved });
            await revalidate(getAppointmentTypes, getCalendars);
          }}
        />
      )}
    </>
  );
}
