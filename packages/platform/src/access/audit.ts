import type { AuditAction, AuditEntry } from '@suite/contract/access';
import type { Database } from '../database/database';
import { auditEntries } from '../database/schema/access';
import { fullNameOf } from './full-name';

interface Author {
  companyId: string;
  userId: string;
}

export interface Deed {
  action: AuditAction;
  /** The person it was done to. */
  subjectId?: string;
  subject: string;
  changes?: AuditEntry['changes'];
}

/** Writes down what was done, in the transaction that does it; `now` in milliseconds since 1970. */
export async function writeAudit(
  database: Database,
  { companyId, userId }: Author,
  deeds: readonly Deed[],
  now: number,
): Promise<void> {
  if (deeds.length === 0) return;
  const author = { companyId, actorId: userId, actor: await fullNameOf(database, userId), at: new Date(now) };
  await database.insert(auditEntries).values(deeds.map((deed) => ({ ...author, ...deed })));
}
