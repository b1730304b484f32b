import type { AuditCases } from '@suite/host/test/audit-cases';

export const auditCases: AuditCases = {
  recorded: {},
  unrecorded: {},
};
