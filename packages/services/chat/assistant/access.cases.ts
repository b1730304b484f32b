import { type AccessCases, tampered } from '@suite/host/test/access-cases';

const conversation = { path: { conversationId: 'conversationId' } } as const;
const message = { path: { messageId: 'answerId' } } as const;

// The member's own shared conversation: colleagues can read it, but not change it.
export const accessCases: AccessCases = {
  createChatCompletion: {
    body: ({ companyId }) => ({ messages: [{ role: 'user', content: 'Hello' }], ...tampered(companyId) }),
    answers: [401, 409, 409, 409],
  },
  getChatStatus: { answers: [401, 200, 200, 200] },
  getConversations: { answers: [401, 200, 200, 200] },
  createConversation: { body: ({ companyId }) => tampered(companyId), answers: [401, 201, 201, 201] },
  getConversation: { ...conversation, answers: [401, 404, 200, 200] },
  putConversation: {
    ...conversation,
    body: ({ companyId }) => ({ title: 'Ours', ...tampered(companyId) }),
    answers: [401, 404, 200, 404],
  },
  ask: {
    ...conversation,
    body: ({ companyId }) => ({ text: 'How are sales?', parentId: null, ...tampered(companyId) }),
    answers: [401, 404, 201, 404],
  },
  retryAnswer: { path: { messageId: 'questionId' }, answers: [401, 404, 201, 404] },
  stopAnswer: { ...message, answers: [401, 404, 204, 404] },
  streamAnswer: { ...message, answers: [401, 404, 200, 200] },
  forkConversation: { ...conversation, body: ({ answerId }) => ({ messageId: answerId }), answers: [401, 404, 201, 201] },
  exportConversation: { ...conversation, answers: [401, 404, 200, 200] },
  getFolders: { answers: [401, 200, 200, 200] },
  createFolder: { body: (_, { id }) => ({ name: `Folder ${id}` }), answers: [401, 201, 201, 201] },
  putFolder: { path: { folderId: 'folderId' }, body: () => ({ name: 'Renamed' }), answers: [401, 404, 204, 404] },
  confirmDraft: {
    path: { draftId: 'draftId' },
    body: ({ toDoDraft, companyId }) => ({ content: toDoDraft, ...tampered(companyId) }),
    answers: [401, 404, 200, 404],
  },
  discardDraft: { path: { draftId: 'draftId' }, answers: [401, 404, 204, 404] },
  deleteFolder: { path: { folderId: 'folderId' }, answers: [401, 404, 204, 404] },
  deleteConversation: { ...conversation, answers: [401, 404, 204, 404] },
  getChatAdministration: { answers: [401, 200, 403, 200] },
  putChatSettings: {
    body: ({ companyId }) => ({ retentionDays: 90, dailyLimit: 100, allowsTaxData: false, ...tampered(companyId) }),
    answers: [401, 200, 403, 200],
  },
  getSentRequests: { answers: [401, 200, 403, 200] },
};
