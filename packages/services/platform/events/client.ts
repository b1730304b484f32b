import type { ApiClient } from '@suite/api/client';
import type { RequestOf } from '@suite/api/request-of';
import { useRead, useRevalidate } from '@suite/api/use-read';
import { Status, shownByPage } from '@suite/contract/status';
import { getFeed as feedEndpoint } from './contract/feed';
import * as notifications from './contract/notifications';
import * as webhooks from './contract/webhooks';

type Page = RequestOf<typeof feedEndpoint>['query'];

const getFeed = (client: ApiClient, query: Page) => client.call(feedEndpoint, { query });

/** A page of what happened in the company, the newest first. */
export const useFeed = (query: Page) => useRead(getFeed, 'feed', [query]);

export const getNotifications = (client: ApiClient, query: Page) =>
  client.call(notifications.getNotifications, { query, handleLocally: shownByPage });

/** A page of the person's notifications, the newest first, and how many are unread. */
export const useNotifications = (query: Page) => useRead(getNotifications, 'notifications', [query]);

/** How many notifications are unread. @throws SuiteError; the caller shows no count then. */
export const getUnread = (client: ApiClient) => client.call(notifications.getUnread, { handleLocally: shownByPage });

const getNotificationSettings = (client: ApiClient) =>
  client.call(notifications.getNotificationSettings, { handleLocally: shownByPage });

/** What the person is notified of in the company. */
export const useNotificationSettings = () => useRead(getNotificationSettings, 'notification-settings', []);

/** Sets what the person is notified of. @throws SuiteError, shown by the form. */
export const putNotificationSettings = (
  client: ApiClient,
  body: RequestOf<typeof notifications.putNotificationSettings>['body'],
) => client.call(notifications.putNotificationSettings, { body, handleLocally: shownByPage });

/** Marks a notification as read or unread. @throws SuiteError told by the caller. */
export const putNotification = (client: ApiClient, notificationId: number, isRead: boolean) =>
  client.call(notifications.putNotification, {
    params: { notificationId: String(notificationId) },
    body: { isRead },
    handleLocally: shownByPage,
    // The person follows the notification's link.
    outlivesPage: true,
  });

/** Marks all notifications as read. @throws SuiteError, shown by the caller. */
export const readAllNotifications = (client: ApiClient) =>
  client.call(notifications.readAllNotifications, { handleLocally: shownByPage });

const getWebhooks = (client: ApiClient) => client.call(webhooks.getWebhooks, {});

/** The company's webhooks, the oldest first. */
export const useWebhooks = () => useRead(getWebhooks, 'webhooks', []);

/** Answers the webhook and its secret, once. @throws SuiteError `invalid_request`, `too_many_webhooks`, told by the form. */
export const createWebhook = (client: ApiClient, body: RequestOf<typeof webhooks.createWebhook>['body']) =>
  client.call(webhooks.createWebhook, { body, handleLocally: [Status.BadRequest, Status.Conflict] });

/** Deletes a webhook. @throws SuiteError `not_found` when it is gone already, shown by the caller. */
export const deleteWebhook = (client: ApiClient, webhookId: string) =>
  client.call(webhooks.deleteWebhook, { params: { webhookId }, handleLocally: [Status.NotFound] });

/** Switches a webhook on again. @throws SuiteError `not_found`, shown by the caller. */
export const enableWebhook = (client: ApiClient, webhookId: string) =>
  client.call(webhooks.enableWebhook, { params: { webhookId }, handleLocally: [Status.NotFound] });

/** Sends a test event; the list of webhooks then says how it went. @throws SuiteError `not_found`, told by the caller. */
export const testWebhook = (client: ApiClient, webhookId: string) =>
  client.call(webhooks.testWebhook, { params: { webhookId }, handleLocally: [Status.NotFound] });

/** Reads again, after a write, what it may have changed. */
export const useEventsChanged: () => (...reads: ('feed' | 'notifications' | 'unread' | 'webhooks')[]) => Promise<unknown> =
  useRevalidate;
