import type { AuditAction, AuditEntry } from '@suite/contract/access';
import type { Database } from '../database/database';
import { auditEntries } from '../database/schema/access';
import type { Administrator } from './administrator';

interface Author {
  companyId: string;
  actorId: string;
  /** Their name as it is now. */
  actor: string;
  /** Milliseconds since 1970. */
  at: number;
}

export interface Deed {
  action: AuditAction;
  /** The person it was done to. */
  subjectId?: string;
  subject: string;
  changes?: AuditEntry['changes'];
}

export const authorOf = ({ companyId, userId, firstName, lastName }: Administrator, at: number): Author => ({
  companyId,
  actorId: userId,
  actor: `${firstName} ${lastName}`,
  at,
});

/** Writes down what was done, in the transaction that does it. */
export async function writeAudit(database: Database, { at, ...author }: Author, deeds: readonly Deed[]): Promise<void> {
  if (deeds.length === 0) return;
  await database.insert(auditEntries).values(deeds.map((deed) => ({ ...author, at: new Date(at), ...deed })));
}
