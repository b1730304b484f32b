import type { AccessCases } from '@suite/host/test/access-cases';

export const accessCases: AccessCases = {
  getCalendlyEntries: { answers: [401, 200, 200, 200] },
};
