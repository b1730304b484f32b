import type { EventType } from '@services/events/contract/feed';
import { type Notification, putNotification } from '@services/events/contract/notifications';
import { addressOf, textOf } from '@services/events/wording';
import { useApi } from '@suite/api/api-provider';
import { classNames } from '@suite/ui/class-names';
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
  'proposal.approval-decided': 'person',
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
  const { deployment } = useSuite();
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
    <li className="ui:flex ui:items-start ui:gap-2.5 ui:rounded-md ui:py-2 ui:ps-2.5 ui:pe-1 ui:hover:bg-sunken">
      <span
        className={classNames(
          'ui:grid ui:size-7 ui:flex-none ui:place-items-center ui:rounded-md ui:bg-sunken',
          icons[type] === 'close' ? 'ui:text-bad' : 'ui:text-muted',
        )}
      >
        <Icon name={icons[type]} />
      </span>
      <a className="ui:min-w-0 ui:flex-1 ui:rounded-[6px]" href={addressOf(deployment, notification)} onClick={follow}>
        <span className={classNames('ui:block ui:wrap-anywhere', isRead ? 'ui:text-muted' : 'ui:font-medium ui:text-ink')}>
          {!isRead && <span className="ui-visually-hidden">Unread: </span>}
          {text}
        </span>
        <time className="ui:text-[12px] ui:text-faint" dateTime={at}>
          {moment(at)}
        </time>
      </a>
      <button
        type="button"
        className="ui:grid ui:size-7 ui:flex-none ui:cursor-pointer ui:place-items-center ui:rounded-[6px] ui:hover:bg-line"
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
        <span
          className={classNames(
            'ui:size-2 ui:rounded-full ui:border',
            isRead ? 'ui:border-line-strong' : 'ui:border-accent ui:bg-accent',
          )}
        />
      </button>
    </li>
  );
}
