import { type AuditCases, put } from '@suite/host/test/audit-cases';

export const auditCases: AuditCases = {
  recorded: {
    putFlag: {
      actions: ['flag.changed'],
      async ready({ platform, administrator }) {
        await platform.pool.query('UPDATE identity.users SET is_operator = true WHERE id = $1', [administrator.id]);
        const flag = '/internal/v1/flags/ai-chat-button/environments/qa';
        return put(administrator, flag, { version: 1, value: false, internalValue: true });
      },
    },
  },
  unrecorded: {},
};
