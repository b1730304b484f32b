import type { Database } from '@suite/kernel/database/database';
import type { Caller } from '@suite/kernel/http/caller';
import { sql } from 'drizzle-orm';
import { NEEDS_TWO_FACTOR } from './two-factor';

/**
 * Returns the companies that a session can switch to, in the order of joining: those in which the person is active, except
 * companies that require two-factor authentication when the session lacks it.
 */
export async function companiesOpenTo(
  database: Database,
  { userId, sessionId }: Pick<Caller, 'userId' | 'sessionId'>,
): Promise<{ id: string; name: string }[]> {
  const { rows } = await database.execute<{ id: string; name: string; needs_two_factor: boolean }>(sql`
    SELECT c.id, c.name, ${sql.raw(NEEDS_TWO_FACTOR)}
    FROM identity.memberships m JOIN identity.companies c ON c.id = m.company_id
      JOIN identity.users u ON u.id = m.user_id JOIN identity.sessions s ON s.user_id = u.id
    WHERE m.user_id = ${userId} AND m.deactivated_at IS NULL AND s.id = ${sessionId}
    ORDER BY m.joined_at, c.id`);
  return rows.filter((row) => !row.needs_two_factor).map(({ id, name }) => ({ id, name }));
}
