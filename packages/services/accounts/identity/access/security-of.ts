import type { Database } from '@suite/kernel/database/database';
import { sql } from 'drizzle-orm';
import type { Role } from '../contract/access';
import { HAS_TWO_FACTOR } from './two-factor';

export interface PersonSecurity {
  userId: string;
  name: string;
  email: string;
  role: Role;
  hasTwoFactor: boolean;
  joinedAt: Date;
}

export interface CompanySecurity {
  /** Active people, sorted by name. */
  people: PersonSecurity[];
  withTwoFactor: number;
  administrators: number;
  /** When access was last changed; null if never. */
  accessChangedAt: Date | null;
}

/** Returns how the people of a company sign in, and who administers it. */
export async function securityOf(database: Database, companyId: string): Promise<CompanySecurity> {
  const { rows } = await database.execute<
    Omit<PersonSecurity, 'joinedAt'> & { joinedAt: string | Date } & Record<string, unknown>
  >(sql`
    SELECT u.id AS "userId", u.first_name || ' ' || u.last_name AS name, u.email, m.role,
      ${sql.raw(HAS_TWO_FACTOR)} AS "hasTwoFactor", m.joined_at AS "joinedAt"
    FROM identity.memberships m JOIN identity.users u ON u.id = m.user_id
    WHERE m.company_id = ${companyId} AND m.deactivated_at IS NULL
    ORDER BY lower(u.first_name || ' ' || u.last_name), u.id`);
  const changed = await database.execute<{ at: string | Date | null }>(sql`
    SELECT max(at) AS at FROM identity.audit_entries
    WHERE company_id = ${companyId}
      AND action IN ('person.joined', 'person.role', 'person.status', 'person.groups', 'person.apps', 'group.changed', 'group.deleted')`);
  const at = changed.rows[0]?.at;
  const people = rows.map(
    ({ joinedAt, userId, name, email, role, hasTwoFactor }): PersonSecurity => ({
      userId,
      name,
      email,
      role,
      hasTwoFactor,
      joinedAt: new Date(joinedAt),
    }),
  );
  return {
    people,
    withTwoFactor: people.filter(({ hasTwoFactor }) => hasTwoFactor).length,
    administrators: people.filter(({ role }) => role === 'administrator').length,
    accessChangedAt: at ? new Date(at) : null,
  };
}
