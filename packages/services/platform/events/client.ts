import type { ApiClient } from '@suite/api/client';
import type { RequestOf } from '@suite/api/request-of';
import { useRead, useRevalidate } from '@suite/api/use-read';
import { Status, shownByPage } from '@suite/contract/status';
import { getFeed as feedEndpoint } from './contract/feed';
import * as notifications from './contract/notifications';
import * as webhooks from './contract/webhooks';

type Page = RequestOf<typeof feedEndpoint>['query'];

const getFeed = (client: ApiClient, query: Page) => client.call(feedEndpoint, { query });

/** A page of the company's events, newest first. */
export const useFeed = (query: Page) => useRead(getFeed, 'feed', [query]);

export const getNotifications = (client: ApiClient, query: Page) =>
  client.call(notifications.getNotifications, { query, handleLocally: shownByPage });

/** A page of the person's notifications, newest first, with the unread count. */
export const useNotifications = (query: Page) => useRead(getNotifications, 'notifications', [query]);

/** Returns the unread count. @throws SuiteError, and the caller shows no count. */
export const getUnread = (client: ApiClient) => client.call(notifications.getUnread, { handleLocally: shownByPage });

const getNotificationSettings = (client: ApiClient) =>
  client.call(notifications.getNotificationSettings, { handleLocally: shownByPage });

export const useNotificationSettings = () => useRead(getNotificationSettings, 'notification-settings', []);

/** Saves the notification settings. @throws SuiteError, shown by the form. */
export const putNotificationSettings = (
  client: ApiClient,
  body: RequestOf<typeof notifications.putNotificationSettings>['body'],
) => client.call(notifications.putNotificationSettings, { body, handleLocally: shownByPage });

/** Marks a notification as read or unread. @throws SuiteError, shown by the caller. */
export const putNotification = (client: ApiClient, notificationId: number, isRead: boolean) =>
  client.call(notifications.putNotification, {
    params: { notificationId: String(notificationId) },
    body: { isRead },
    handleLocally: shownByPage,
    // The person leaves the page by following the notification's link.
    outlivesPage: true,
  });

/** Marks all notifications as read. @throws SuiteError, shown by the caller. */
export const readAllNotifications = (client: ApiClient) =>
  client.call(notifications.readAllNotifications, { handleLocally: shownByPage });

const getWebhooks = (client: ApiClient) => client.call(webhooks.getWebhooks, {});

/** The company's webhooks, oldest first. */
export const useWebhooks = () => useRead(getWebhooks, 'webhooks', []);

/**
 * Returns the webhook and its secret, which is shown once. @throws SuiteError `invalid_request`, `too_many_webhooks`, shown by
 * the form.
 */
export const createWebhook = (client: ApiClient, body: RequestOf<typeof webhooks.createWebhook>['body']) =>
  client.call(webhooks.createWebhook, { body, handleLocally: [Status.BadRequest, Status.Conflict] });

/** Deletes a webhook. @throws SuiteError `not_found` when it no longer exists, shown by the caller. */
export const deleteWebhook = (client: ApiClient, webhookId: string) =>
  client.call(webhooks.deleteWebhook, { params: { webhookId }, handleLocally: [Status.NotFound] });

/** Switches a webhook on again. @throws SuiteError `not_found`, shown by the caller. */
export const enableWebhook = (client: ApiClient, webhookId: string) =>
  client.call(webhooks.enableWebhook, { params: { webhookId }, handleLocally: [Status.NotFound] });

/** Sends a test event; the list of webhooks then shows the result. @throws SuiteError `not_found`, shown by the caller. */
export const testWebhook = (client: ApiClient, webhookId: string) =>
  client.call(webhooks.testWebhook, { params: { webhookId }, handleLocally: [Status.NotFound] });

/** Returns a function that reads again what a write may have changed. */
export const useEventsChanged: () => (...reads: ('feed' | 'notifications' | 'unread' | 'webhooks')[]) => Promise<unknown> =
  useRevalidate;
