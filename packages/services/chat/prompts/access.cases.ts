import type { AccessCases } from '@suite/host/test/access-cases';

export const accessCases: AccessCases = {
  getPrompts: [401, 200, 200, 200],
  createPrompt: [401, 201, 201, 201],
  putPrompt: [401, 404, 200, 404],
  deletePrompt: [401, 404, 204, 404],
};
