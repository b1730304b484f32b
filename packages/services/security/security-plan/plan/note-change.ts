import { fullNameOf, type NewAuditEntry, writeAudit } from '@services/identity/ports';
import type { Database } from '@suite/kernel/database/database';
import type { Administrator } from '@suite/kernel/http/in-company';
import { eq, sql } from 'drizzle-orm';
import { changes, plans } from '../schema';

interface Change extends NewAuditEntry {
  /** Text for the change log of the plan: `changed section II`. */
  what: string;
}

/** Records a change of the plan: in its change log, in the audit log, and as a new revision. */
export async function noteChange(
  transaction: Database,
  author: Pick<Administrator, 'companyId' | 'userId'>,
  now: number,
  { what, ...newEntry }: Change,
): Promise<void> {
  const { companyId, userId } = author;
  const by = await fullNameOf(transaction, userId);
  await transaction.insert(changes).values({ companyId, at: new Date(now), by, what });
  await transaction
    .update(plans)
    .set({ revision: sql`${plans.revision} + 1` })
    .where(eq(plans.companyId, companyId));
  await writeAudit(transaction, author, [newEntry], now);
}
