import type { AccessCases } from '@suite/host/test/access-cases';

export const accessCases: AccessCases = {
  // Internal endpoints are for operators, who include the administrator.
  getServices: { answers: [401, 403, 403, 200] },
  getLastErrors: { answers: [401, 403, 403, 200] },
  getOutbox: { answers: [401, 403, 403, 200] },
};
