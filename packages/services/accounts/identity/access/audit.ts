import type { Database } from '@suite/kernel/database/database';
import { and, eq, isNull } from 'drizzle-orm';
import type { AuditAction, AuditEntry } from '../contract/audit';
import { auditEntries } from '../schema/access';
import { memberships } from '../schema/accounts';
import { fullNameOf } from './full-name';

/** Name in the log for a user of `npm run accounts`. */
const AT_THE_TERMINAL = 'Operator at the terminal';

interface Author {
  companyId: string;
  /** Null for somebody at the terminal (`npm run accounts`). */
  userId: string | null;
}

export interface NewAuditEntry {
  action: AuditAction;
  /** The person affected by the action. */
  subjectId?: string;
  subject: string;
  changes?: AuditEntry['changes'];
}

/** Writes audit entries in the transaction of the action; `now` in milliseconds since 1970. */
export async function writeAudit(
  database: Database,
  { companyId, userId }: Author,
  newEntries: readonly NewAuditEntry[],
  now: number,
): Promise<void> {
  if (newEntries.length === 0) return;
  const author = {
    companyId,
    actorId: userId,
    actor: userId ? await fullNameOf(database, userId) : AT_THE_TERMINAL,
    at: new Date(now),
  };
  await database.insert(auditEntries).values(newEntries.map((newEntry) => ({ ...author, ...newEntry })));
}

/**
 * Records changes to an account, by its owner unless `by` says otherwise, in the audit log of each company in which the owner is
 * active. Entries name no company, so that none learns of another. `now` in milliseconds since 1970.
 * @param by null for somebody at the terminal
 */
export async function writeAccountAudit(
  database: Database,
  userId: string,
  newEntries: readonly Pick<NewAuditEntry, 'action' | 'changes'>[],
  now: number,
  by: string | null = userId,
): Promise<void> {
  const name = await fullNameOf(database, userId);
  const actor = by === null ? AT_THE_TERMINAL : await fullNameOf(database, by);
  const active = await database
    .select({ companyId: memberships.companyId })
    .from(memberships)
    .where(and(eq(memberships.userId, userId), isNull(memberships.deactivatedAt)));
  const entries = active.flatMap(({ companyId }) =>
    newEntries.map((newEntry) => ({
      companyId,
      actorId: by,
      actor,
      at: new Date(now),
      subjectId: userId,
      subject: name,
      ...newEntry,
    })),
  );
  if (entries.length) await database.insert(auditEntries).values(entries);
}

/** Returns the changes of settings for an audit entry; unchanged ones are left out. */
export const changesBetween = <Key extends string>(
  from: Partial<Record<Key, string | null>>,
  to: Record<Key, string | null>,
): AuditEntry['changes'] =>
  (Object.keys(to) as Key[])
    .map((what) => ({ what, from: from[what] ?? null, to: to[what] }))
    .filter((change) => change.from !== change.to);
