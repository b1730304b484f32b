import { type AccessCases, tampered } from '@suite/host/test/access-cases';

const entries = { title: 'Month end', text: 'What changed since last month?', isShared: false };

export const accessCases: AccessCases = {
  getPrompts: { answers: [401, 200, 200, 200] },
  createPrompt: {
    body: ({ companyId }, { id }) => ({ ...entries, title: `Of ${id}`, ...tampered(companyId) }),
    answers: [401, 201, 201, 201],
  },
  putPrompt: { path: { promptId: 'promptId' }, body: () => entries, answers: [401, 404, 200, 404] },
  deletePrompt: { path: { promptId: 'promptId' }, answers: [401, 404, 204, 404] },
};
