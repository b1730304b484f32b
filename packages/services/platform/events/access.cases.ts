import type { AccessCases, RequestValues } from '@suite/host/test/access-cases';

export const requestValues: RequestValues = {
  address: 'https://1.1.1.1/',
  types: ['webhook.disabled'],
};

export const accessCases: AccessCases = {
  getFeed: [401, 200, 200, 200],
  getNotifications: [401, 200, 200, 200],
  getUnread: [401, 200, 200, 200],
  getNotificationSettings: [401, 200, 200, 200],
  putNotificationSettings: [401, 200, 200, 200],
  // The member's own notification: administrators have theirs.
  putNotification: [401, 404, 204, 404],
  readAllNotifications: [401, 204, 204, 204],
  getWebhooks: [401, 200, 403, 200],
  createWebhook: [401, 201, 403, 201],
  deleteWebhook: [401, 404, 403, 204],
  enableWebhook: [401, 404, 403, 200],
  testWebhook: [401, 404, 403, 202],
};
