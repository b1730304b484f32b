import { type AccessCases, tampered } from '@suite/host/test/access-cases';

const entries = { title: 'Raise prices', why: 'They are old', ownerId: null, dueOn: null, target: null };

/** Administrators manage the plan; all others see their own tasks. */
export const accessCases: AccessCases = {
  getPlatformUser: { answers: [401, 200, 200, 200] },
  getImprovementTasks: { answers: [401, 200, 200, 200] },
  getImprovementSuggestions: { answers: [401, 200, 200, 200] },
  createImprovementTask: {
    body: ({ companyId }) => ({ ...entries, driver: null, ...tampered(companyId) }),
    answers: [401, 201, 403, 201],
  },
  putImprovementTask: {
    path: { taskId: () => crypto.randomUUID() },
    body: ({ companyId }) => ({ ...entries, isDone: true, version: 1, ...tampered(companyId) }),
    answers: [401, 404, 404, 404],
  },
  deleteImprovementTask: { path: { taskId: () => crypto.randomUUID() }, answers: [401, 404, 403, 404] },
};
