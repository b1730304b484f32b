import { getNotifications, readAllNotifications } from '@services/events/contract/notifications';
import { useApi } from '@suite/api/api-provider';
import { useQuery, useRevalidate } from '@suite/api/use-query';
import { Button } from '@suite/ui/button';
import { ErrorNote } from '@suite/ui/error-note';
import { Icon } from '@suite/ui/icon';
import { Skeleton } from '@suite/ui/skeleton';
import { zoneUrl } from '@suite/zones/zone-url';
import { useState } from 'react';
import { useSuite } from '../start/suite-context';
import { NotificationRow } from './notification-row';
import * as wholeEvents from './whole-events';

// Marks all of its exports as used.
void wholeEvents;

/** How many are shown at first, and after each "Show older". */
const PAGES = [10, 50, 200];

interface Props {
  onLeave: () => void;
}

/** The latest notifications, which are marked as read one by one or all at once. */
export function NotificationList({ onLeave }: Props) {
  const { deployment } = useSuite();
  const { formClient } = useApi();
  const revalidate = useRevalidate();
  const [page, setPage] = useState(0);
  const [hasFailed, setFailed] = useState(false);
  const { data, error, mutate } = useQuery(getNotifications, { query: { limit: String(PAGES[page]) } });
  const [before, setBefore] = useState(data);
  if (data && data !== before) setBefore(data);
  const shown = data ?? before;

  async function mark(write: Promise<unknown>): Promise<void> {
    setFailed(false);
    await write.catch(() => setFailed(true));
    await revalidate(getNotifications, 'unread');
  }

  return (
    <section aria-label="Notifications">
      <div className="ui:flex ui:min-h-10 ui:items-center ui:justify-between ui:gap-3 ui:py-1 ui:ps-2.5 ui:pe-1">
        <h2>Notifications</h2>
        {!!shown?.unread && (
          <Button variant="quiet" size="sm" onClick={() => mark(formClient.call(readAllNotifications, {}))}>
            Mark all as read
          </Button>
        )}
      </div>
      {hasFailed && <ErrorNote title="This could not be saved." text="Try again in a moment." />}
      {error && !shown && <ErrorNote title="Your notifications could not be loaded." onRetry={() => mutate()} />}
      {!shown && !error && <Rows />}
      {shown?.notifications.length === 0 && (
        <p className="ui:flex ui:items-center ui:gap-3 ui:px-2.5 ui:py-5 ui:text-muted ui:[&>svg]:flex-none">
          <Icon name="bell" size={20} />
          <span>You have no notifications. Imports, reports and requests for access are announced here.</span>
        </p>
      )}
      <ul>
        {shown?.notifications.map((notification) => (
          <NotificationRow key={notification.id} notification={notification} onMark={mark} onLeave={onLeave} />
        ))}
      </ul>
      <div className="ui:mt-1.5 ui:flex ui:min-h-10 ui:items-center ui:justify-between ui:gap-3 ui:border-t ui:border-line ui:pt-2 ui:pb-1 ui:ps-2.5 ui:pe-1">
        <a className="ui:text-accent" href={zoneUrl(deployment, 'profile', '/settings')}>
          Notification settings
        </a>
        {shown?.next != null && page < PAGES.length - 1 && (
          <Button variant="quiet" size="sm" onClick={() => setPage(page + 1)}>
            Show older
          </Button>
        )}
      </div>
    </section>
  );
}

const Rows = () => (
  <div role="status" aria-label="Loading your notifications" className="ui:grid ui:gap-1.5 ui:px-2.5 ui:py-1.5">
    <Skeleton className="ui:h-11 ui:w-full" />
    <Skeleton className="ui:h-11 ui:w-full" />
    <Skeleton className="ui:h-11 ui:w-full" />
  </div>
);
