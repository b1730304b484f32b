import type { ApiClient } from '@suite/api/client';
import { useRead } from '@suite/api/use-query';
import { useSession } from '@suite/session/session-provider';
import { Icon } from '@suite/ui/icon';
import { Menu } from '@suite/ui/menu';
import { lazy, Suspense, useEffect, useState } from 'react';
import { Loading } from '../pages/loading';
import { useSuite } from '../start/suite-context';

const load = () => import('../notifications/notification-list');
const NotificationList = lazy(async () => ({ default: (await load()).NotificationList }));

const readUnread = async (client: ApiClient) => (await import('../notifications/unread')).readUnread(client);

/** The highest count that is shown exactly. */
const MAX = 99;

/** Notifications menu with the unread count, which is requested once the page is idle. */
export function Bell() {
  const { telemetry } = useSuite();
  const { companyId } = useSession().token;
  const [isQuiet, setQuiet] = useState(false);
  useEffect(() => telemetry.quiet.whenQuiet(() => setQuiet(true)), [telemetry]);
  const { data } = useRead(readUnread, 'unread', isQuiet && companyId ? [] : undefined, { isOptional: true });
  const unread = data?.unread ?? 0;
  const count = unread > MAX ? `${MAX}+` : String(unread);

  return (
    <Menu
      align="end"
      label={unread ? `Notifications, ${count} unread` : 'Notifications'}
      tip="Notifications"
      trigger={
        <>
          <Icon name="bell" />
          {unread > 0 && <span className="suite-unread">{count}</span>}
        </>
      }
      triggerClassName="suite-header-button suite-bell"
      className="suite-notifications"
      onApproach={load}
    >
      {(close) => (
        <Suspense fallback={<Loading />}>
          <NotificationList onLeave={close} />
        </Suspense>
      )}
    </Menu>
  );
}
