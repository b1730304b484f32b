import { type AccessCases, tampered } from '@suite/host/test/access-cases';

export const accessCases: AccessCases = {
  getFlags: { answers: [401, 403, 403, 200] },
  putFlag: {
    path: { flag: () => 'ai-chat-button', environment: () => 'qa' },
    body: ({ companyId }) => ({ version: 1, value: false, internalValue: null, ...tampered(companyId) }),
    answers: [401, 403, 403, 200],
  },
  getTelemetry: { query: () => 'list=flags', answers: [401, 403, 403, 200] },
};
