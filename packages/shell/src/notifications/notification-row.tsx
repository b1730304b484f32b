import type { EventType } from '@services/events/contract/feed';
import { type Notification, putNotification } from '@services/events/contract/notifications';
import { placeOf, textOf } from '@services/events/wording';
import { useApi } from '@suite/api/api-provider';
import { Icon } from '@suite/ui/icon';
import type { ComponentProps } from 'react';
import { useFormats } from '../preferences/use-formats';
import { useSuite } from '../start/suite-context';

const icons: Record<EventType, ComponentProps<typeof Icon>['name']> = {
  'person.joined': 'people',
  'ledger.changed': 'chart',
  'clients.added': 'people',
  'import.finished': 'upload',
  'import.failed': 'close',
  'connection.broken': 'close',
  'access.requested': 'person',
  'report.ready': 'file',
  'to-do.assigned': 'check',
  'proposal.viewed': 'eye',
  'proposal.asked': 'help',
  'proposal.accepted': 'check',
  'proposal.declined': 'close',
  'proposal.expired': 'close',
  'proposal.approval-asked': 'person',
  'payment.received': 'check',
  'payment.failed': 'close',
  'payment.disputed': 'close',
  'device-return.overdue': 'clock',
  'course.overdue': 'clock',
  'courses.overdue': 'clock',
  'lead.received': 'bell',
  'lead.replied': 'bell',
  'lead.assigned': 'check',
  'booking.made': 'clock',
  'booking.canceled': 'clock',
  'webhook.disabled': 'close',
};

interface Props {
  notification: Notification;
  onMark: (write: Promise<unknown>) => void;
  onLeave: () => void;
}

/** Link to the event; following it marks the notification as read. */
export function NotificationRow({ notification, onMark, onLeave }: Props) {
  const { place } = useSuite();
  const { formClient } = useApi();
  const { day, moment } = useFormats();
  const { id, type, at, isRead } = notification;
  const text = textOf(notification, day);

  function follow(): void {
    if (!isRead)
      onMark(
        formClient.call(putNotification, { params: { notificationId: String(id) }, body: { isRead: true }, outlivesPage: true }),
      );
    onLeave();
  }

  return (
    <li className="suite-notification" data-unread={!isRead || undefined}>
      <span className="suite-notification-icon" data-bad={icons[type] === 'close' || undefined}>
        <Icon name={icons[type]} />
      </span>
      <a className="suite-notification-link" href={placeOf(place, notification)} onClick={follow}>
        <span className="suite-notification-text">
          {!isRead && <span className="suite-notification-new">Unread: </span>}
          {text}
        </span>
        <time className="suite-notification-when" dateTime={at}>
          {moment(at)}
        </time>
      </a>
      <button
        type="button"
        className="suite-notification-mark"
        aria-label={`Mark as ${isRead ? 'unread' : 'read'}: ${text}`}
        title={isRead ? 'Mark as unread' : 'Mark as read'}
        onClick={() =>
          onMark(
            formClient.call(putNotification, {
              params: { notificationId: String(id) },
              body: { isRead: !isRead },
              outlivesPage: true,
            }),
          )
        }
      >
        <span className="suite-notification-dot" />
      </button>
    </li>
  );
}
