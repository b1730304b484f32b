import type { AccessCases, RequestValues } from '@suite/host/test/access-cases';

export const requestValues: RequestValues = {
  messages: [{ role: 'user', content: 'Hello' }],
  messageId: ({ answerId }) => answerId,
  content: ({ toDoDraft }) => toDoDraft,
  'retryAnswer.messageId': ({ questionId }) => questionId,
};

// The member's own shared conversation: colleagues can read it, but not change it.
export const accessCases: AccessCases = {
  createChatCompletion: [401, 409, 409, 409],
  getChatStatus: [401, 200, 200, 200],
  getConversations: [401, 200, 200, 200],
  createConversation: [401, 201, 201, 201],
  getConversation: [401, 404, 200, 200],
  putConversation: [401, 404, 200, 404],
  ask: [401, 404, 201, 404],
  retryAnswer: [401, 404, 201, 404],
  stopAnswer: [401, 404, 204, 404],
  streamAnswer: [401, 404, 200, 200],
  forkConversation: [401, 404, 201, 201],
  exportConversation: [401, 404, 200, 200],
  getFolders: [401, 200, 200, 200],
  createFolder: [401, 201, 201, 201],
  putFolder: [401, 404, 204, 404],
  confirmDraft: [401, 404, 200, 404],
  discardDraft: [401, 404, 204, 404],
  deleteFolder: [401, 404, 204, 404],
  deleteConversation: [401, 404, 204, 404],
  getChatAdministration: [401, 200, 403, 200],
  putChatSettings: [401, 200, 403, 200],
  getSentRequests: [401, 200, 403, 200],
};
