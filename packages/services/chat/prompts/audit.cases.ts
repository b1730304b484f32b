import type { AuditCases } from '@suite/host/test/audit-cases';

const own = "It is the person's own.";

export const auditCases: AuditCases = {
  recorded: {},
  unrecorded: { createPrompt: own, putPrompt: own, deletePrompt: own },
};
