/** Notifications for the people of a company, in the bell and by mail. */

import { endpoint } from '@suite/contract/endpoint';
import { problem } from '@suite/contract/errors';
import * as v from 'valibot';
import { event, eventTypes, page } from './feed';

const read = v.object({ isRead: v.boolean() });
const notification = v.intersect([event, read]);
export type Notification = v.InferOutput<typeof notification>;

/** The caller's notifications in the company, newest first. They are deleted after 90 days. */
export const getNotifications = endpoint({
  method: 'GET',
  base: 'API_BASE_URL',
  path: '/events/v1/notifications',
  auth: 'bearer',
  query: page,
  /** `unread` counts the notifications of all pages. */
  response: v.object({ unread: v.number(), notifications: v.array(notification), next: v.nullable(v.number()) }),
});

/** The caller's unread count in the company. */
export const getUnread = endpoint({
  method: 'GET',
  base: 'API_BASE_URL',
  path: '/events/v1/unread',
  auth: 'bearer',
  response: v.object({ unread: v.number() }),
});

const kind = v.object({ type: v.picklist(eventTypes), inBell: v.boolean(), byMail: v.boolean() });

export const digests = ['off', 'daily', 'weekly'] as const;

/**
 * `digest`: how often unread notifications of the kinds `byMail` are mailed together, at 7:00 in the person's time zone, weekly
 * on Mondays.
 */
const settings = v.object({ kinds: v.array(kind), digest: v.picklist(digests) });
export type NotificationSettings = v.InferOutput<typeof settings>;

/** The caller's notification settings in the company, for the kinds that they may see. */
export const getNotificationSettings = endpoint({
  method: 'GET',
  base: 'API_BASE_URL',
  path: '/events/v1/notification-settings',
  auth: 'bearer',
  response: settings,
});

/** Saves the caller's notification settings; kinds that the body leaves out stay unchanged. */
export const putNotificationSettings = endpoint({
  method: 'PUT',
  base: 'API_BASE_URL',
  path: '/events/v1/notification-settings',
  auth: 'bearer',
  body: v.object({
    kinds: v.pipe(v.array(kind), v.maxLength(eventTypes.length, 'Choose each kind once.')),
    digest: v.picklist(digests),
  }),
  response: settings,
});

/** Marks a notification as read or unread. */
export const putNotification = endpoint({
  method: 'PUT',
  base: 'API_BASE_URL',
  path: '/events/v1/notifications/{notificationId}',
  auth: 'bearer',
  body: read,
  status: 204,
  failures: { 404: problem },
});

/** Marks all notifications as read. */
export const readAllNotifications = endpoint({
  method: 'POST',
  base: 'API_BASE_URL',
  path: '/events/v1/notifications/read-all',
  auth: 'bearer',
  status: 204,
});
