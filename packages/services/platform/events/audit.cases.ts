import { type AuditCases, post, remove } from '@suite/host/test/audit-cases';

const path = '/events/v1/webhooks';
const webhook = { address: 'https://1.1.1.1/', types: ['webhook.disabled'] };

export const auditCases: AuditCases = {
  recorded: {
    createWebhook: {
      actions: ['webhook.created'],
      ready: async ({ administrator }) => post(administrator, path, webhook),
    },
    deleteWebhook: {
      actions: ['webhook.deleted'],
      async ready({ administrator }) {
        const { body } = await post(administrator, path, webhook)();
        return remove(administrator, `${path}/${body.webhook.id}`);
      },
    },
    enableWebhook: {
      actions: ['webhook.enabled'],
      async ready({ administrator, platform }) {
        const { body } = await post(administrator, path, webhook)();
        const off = "UPDATE events.webhooks SET disabled_at = now(), disabled_reason = 'gone' WHERE id = $1";
        await platform.pool.query(off, [body.webhook.id]);
        return post(administrator, `${path}/${body.webhook.id}/activations`);
      },
    },
  },
  unrecorded: {
    putNotificationSettings: 'is what one person chose for themself',
    putNotification: 'is what one person has read',
    readAllNotifications: 'is what one person has read',
    testWebhook: 'sends a made-up event and changes nothing',
  },
};
