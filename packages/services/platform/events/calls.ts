import type { ServiceCalls } from '@suite/kernel/service/service';
import { feedEndpoints } from './contract/feed';
import { notificationEndpoints } from './contract/notifications';
import { webhookEndpoints } from './contract/webhooks';

const events = { ...feedEndpoints, ...notificationEndpoints, ...webhookEndpoints };

const summaries: Record<keyof typeof events, string> = {
  getFeed: 'What happened in the company that the caller may see, the newest first',
  getNotifications: "The caller's notifications, the newest first, and how many are unread",
  getUnread: "How many of the caller's notifications are unread",
  getNotificationSettings: 'What the caller is notified of in the bell and by mail, and how often the mail comes',
  putNotificationSettings: 'Choose what the caller is notified of',
  putNotification: 'Mark a notification as read or unread',
  readAllNotifications: 'Mark all notifications as read',
  getWebhooks: "The company's webhooks with their last delivery",
  createWebhook: 'Create a webhook; its signing secret is shown this once',
  deleteWebhook: 'Delete a webhook',
  enableWebhook: 'Switch a webhook on again that was switched off',
  testWebhook: 'Send a test event to a webhook',
};

/** The calls of the service by their path, each with a line for the OpenAPI document. */
export const calls = { events: { endpoints: events, summaries } } as const satisfies ServiceCalls;
