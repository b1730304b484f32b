import type { AccessCases } from '@suite/host/test/access-cases';

export const accessCases: AccessCases = {
  // Internal endpoints are for operators, who include the administrator.
  getServices: [401, 403, 403, 200],
  getLastErrors: [401, 403, 403, 200],
  getOutbox: [401, 403, 403, 200],
};
