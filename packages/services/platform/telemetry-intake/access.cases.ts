import type { AccessCases, RequestValues } from '@suite/host/test/access-cases';

export const requestValues: RequestValues = {
  flag: 'ai-chat-button',
  environment: 'qa',
};

export const accessCases: AccessCases = {
  getFlags: [401, 403, 403, 200],
  putFlag: [401, 403, 403, 200],
  getTelemetry: [401, 403, 403, 200],
};
