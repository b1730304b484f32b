import { type AccessCases, tampered } from '@suite/host/test/access-cases';

const webhook = { path: { webhookId: 'webhookId' } } as const;

export const accessCases: AccessCases = {
  getFeed: { answers: [401, 200, 200, 200] },
  getNotifications: { answers: [401, 200, 200, 200] },
  getUnread: { answers: [401, 200, 200, 200] },
  getNotificationSettings: { answers: [401, 200, 200, 200] },
  putNotificationSettings: {
    body: ({ companyId }) => ({ kinds: [], digest: 'off', ...tampered(companyId) }),
    answers: [401, 200, 200, 200],
  },
  // The member's own notification: administrators have theirs.
  putNotification: {
    path: { notificationId: 'notificationId' },
    body: ({ companyId }) => ({ isRead: true, ...tampered(companyId) }),
    answers: [401, 404, 204, 404],
  },
  readAllNotifications: { answers: [401, 204, 204, 204] },
  getWebhooks: { answers: [401, 200, 403, 200] },
  createWebhook: {
    body: ({ companyId }) => ({ address: 'https://1.1.1.1/', types: ['webhook.disabled'], ...tampered(companyId) }),
    answers: [401, 201, 403, 201],
  },
  deleteWebhook: { ...webhook, answers: [401, 404, 403, 204] },
  enableWebhook: { ...webhook, answers: [401, 404, 403, 200] },
  testWebhook: { ...webhook, answers: [401, 404, 403, 202] },
};
