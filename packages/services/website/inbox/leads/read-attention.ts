import type { Database } from '@suite/kernel/database/database';
import type { Administrator } from '@suite/kernel/http/in-company';
import { and, count, eq, inArray, isNull, min, or, sql } from 'drizzle-orm';
import { leads } from '../schema';

/** Returns the leads that wait for a reply by a person, or by anyone. */
export async function readAttention(database: Database, { companyId, userId }: Administrator) {
  const isOwn = eq(leads.ownerId, userId);
  const waits = inArray(leads.state, ['new', 'assigned']);
  const [row] = await database
    .select({
      own: sql<number>`(count(*) filter (where ${isOwn}))::int`,
      all: count(),
      oldestAt: min(leads.createdAt),
    })
    .from(leads)
    .where(and(eq(leads.companyId, companyId), waits, or(isOwn, isNull(leads.ownerId))));
  const { own = 0, all = 0, oldestAt = null } = row ?? {};
  return { own, unowned: all - own, oldestAt: oldestAt?.toISOString() ?? null };
}
