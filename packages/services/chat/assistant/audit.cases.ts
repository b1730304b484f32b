import { type AuditCases, put } from '@suite/host/test/audit-cases';

const own = "It is the person's own.";

export const auditCases: AuditCases = {
  recorded: {
    putChatSettings: {
      actions: ['chat-settings.changed'],
      async ready({ administrator }) {
        const body = { retentionDays: 30, dailyLimit: 50, allowsTaxData: true };
        return put(administrator, '/openai-gateway/v1/administration/settings', body);
      },
    },
  },
  unrecorded: {
    createChatCompletion: 'What was sent to the model has a log of its own.',
    createConversation: own,
    putConversation: own,
    deleteConversation: own,
    ask: own,
    retryAnswer: own,
    stopAnswer: own,
    forkConversation: own,
    createFolder: own,
    putFolder: own,
    deleteFolder: own,
    confirmDraft: 'The call that makes what was prepared is recorded.',
    discardDraft: own,
  },
};
