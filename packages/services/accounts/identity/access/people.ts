import type { Database } from '@suite/kernel/database/database';
import { type SQL, sql } from 'drizzle-orm';
import type { PersonStatus, Role } from '../contract/access';
import type { Person } from '../contract/people';
import { HAS_TWO_FACTOR } from './two-factor';

interface PersonRow extends Record<string, unknown> {
  user_id: string;
  first_name: string;
  last_name: string;
  email: string;
  role: Role;
  deactivated_at: Date | string | null;
  has_two_factor: boolean;
  last_signed_in_at: Date | string | null;
  joined_at: Date | string;
  groups: { id: string; name: string }[];
  version: number;
}

const isoOf = (moment: Date | string) => new Date(moment).toISOString();

const personOf = (row: PersonRow): Person => ({
  userId: row.user_id,
  firstName: row.first_name,
  lastName: row.last_name,
  email: row.email,
  role: row.role,
  status: row.deactivated_at ? 'deactivated' : 'active',
  hasTwoFactor: row.has_two_factor,
  lastSignInAt: row.last_signed_in_at && isoOf(row.last_signed_in_at),
  joinedAt: isoOf(row.joined_at),
  groups: row.groups,
  version: row.version,
});

/** SQL: the groups of a row with `user_id` and `company_id`, by name. */
const GROUPS = sql`(
  SELECT coalesce(jsonb_agg(jsonb_build_object('id', g.id, 'name', g.name) ORDER BY lower(g.name)), '[]')
  FROM identity.group_members gm JOIN identity.groups g ON g.id = gm.group_id
  WHERE gm.user_id = page.user_id AND gm.company_id = page.company_id
) AS groups`;

const NAME = sql.raw(`lower(u.first_name || ' ' || u.last_name)`);

const sorts = {
  name: NAME,
  email: sql.raw('u.email'),
  role: sql.raw('m.role'),
  status: sql.raw('m.deactivated_at IS NOT NULL'),
  mfa: sql.raw(HAS_TWO_FACTOR),
  lastSignInAt: sql.raw('m.last_signed_in_at'),
};

interface Query {
  find: string;
  offset: number;
  limit: number;
  sort: keyof typeof sorts;
  order: 'ascending' | 'descending';
  role?: Role | undefined;
  status?: PersonStatus | undefined;
  groupId?: string | undefined;
  twoFactor?: 'on' | 'off' | undefined;
}

/** SQL: the conditions of a query on the memberships `m` of a company and, where it needs more than that, on their users `u`. */
function conditionsOf(companyId: string, { find, role, status, groupId, twoFactor }: Query): SQL {
  const conditions = [
    sql`m.company_id = ${companyId}`,
    find && sql`position(lower(${find}) in ${NAME} || ' ' || u.email) > 0`,
    role && sql`m.role = ${role}`,
    status && sql.raw(`m.deactivated_at IS ${status === 'active' ? '' : 'NOT'} NULL`),
    groupId &&
      sql`EXISTS (SELECT 1 FROM identity.group_members gm WHERE gm.user_id = m.user_id AND gm.company_id = m.company_id AND gm.group_id = ${groupId})`,
    twoFactor && sql.raw(`${twoFactor === 'on' ? '' : 'NOT '}${HAS_TWO_FACTOR}`),
  ];
  return sql.join(conditions.filter(Boolean), sql` AND `);
}

const JOINED = sql.raw('FROM identity.memberships m JOIN identity.users u ON u.id = m.user_id');

const PERSON_COLUMNS = sql.raw(`
  m.user_id, m.company_id, u.first_name, u.last_name, u.email, m.role, m.deactivated_at, ${HAS_TWO_FACTOR} AS has_two_factor,
  m.last_signed_in_at, m.joined_at, m.version`);

/** Returns a page of a company's people; `total` counts all that match. */
export async function findPeople(database: Database, companyId: string, query: Query) {
  const matching = conditionsOf(companyId, query);
  const direction = sql.raw(query.order === 'ascending' ? 'ASC NULLS FIRST' : 'DESC NULLS LAST');
  // A query on memberships alone is counted without reading the users.
  const { rows: counted } = await database.execute<{ total: number }>(
    sql`SELECT count(*)::int AS total ${query.find || query.twoFactor ? JOINED : sql.raw('FROM identity.memberships m')} WHERE ${matching}`,
  );
  // Sorts only as far as the page, and then the page again by the same keys, because numbering the rows would sort them all.
  const { rows } = await database.execute<PersonRow>(sql`
    WITH page AS (
      SELECT ${PERSON_COLUMNS}, ${sorts[query.sort]} AS sort_key, ${NAME} AS name_key
      ${JOINED} WHERE ${matching}
      ORDER BY sort_key ${direction}, name_key, m.user_id LIMIT ${query.limit} OFFSET ${query.offset}
    )
    SELECT page.*, ${GROUPS} FROM page ORDER BY sort_key ${direction}, name_key, user_id`);
  return { people: rows.map(personOf), total: counted[0]?.total ?? 0 };
}

export async function findPerson(database: Database, companyId: string, userId: string): Promise<Person | undefined> {
  const { rows } = await database.execute<PersonRow>(sql`
    WITH page AS (
      SELECT ${PERSON_COLUMNS} FROM identity.memberships m JOIN identity.users u ON u.id = m.user_id
      WHERE m.company_id = ${companyId} AND m.user_id = ${userId}
    )
    SELECT page.*, ${GROUPS} FROM page`);
  return rows[0] && personOf(rows[0]);
}
