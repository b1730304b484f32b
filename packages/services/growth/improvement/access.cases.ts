import { randomUUID } from 'node:crypto';
import type { AccessCases, RequestValues } from '@suite/host/test/access-cases';

export const requestValues: RequestValues = {
  taskId: () => randomUUID(),
};

/** Administrators manage the plan; all others see their own tasks. */
export const accessCases: AccessCases = {
  getPlatformUser: [401, 200, 200, 200],
  getImprovementTasks: [401, 200, 200, 200],
  getImprovementSuggestions: [401, 200, 200, 200],
  createImprovementTask: [401, 201, 403, 201],
  putImprovementTask: [401, 404, 404, 404],
  deleteImprovementTask: [401, 404, 403, 404],
};
