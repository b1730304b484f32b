import type { Database } from '@suite/kernel/database/database';
import { sql } from 'drizzle-orm';
import type { Order, Role } from '../contract/access';
import type { Invitation, InvitationSort } from '../contract/firm-invitations';

interface Query {
  find: string;
  offset: number;
  limit: number;
  state?: 'waiting' | 'expired' | undefined;
  sort: InvitationSort;
  order: Order;
}

const sorts: Record<InvitationSort, string> = {
  email: 'i.email',
  role: 'i.role',
  invitedBy: "lower(u.first_name || ' ' || u.last_name)",
  sentAt: 'i.sent_at',
  expiresAt: 'i.expires_at',
};

interface InvitationRow extends Record<string, unknown> {
  id: string;
  email: string;
  role: Role;
  groups: { id: string; name: string }[];
  invited_by: string;
  sent_at: Date | string;
  expires_at: Date | string;
}

/** Returns a page of a company's open invitations. */
export async function findInvitations(database: Database, companyId: string, query: Query, now: number) {
  const { find, offset, limit, state, sort, order } = query;
  const by = sql.raw(`${sorts[sort]} ${order === 'ascending' ? 'ASC' : 'DESC'}`);
  const isExpired = sql`i.expires_at <= ${new Date(now).toISOString()}::timestamptz`;
  const matching = sql`
    FROM identity.invitations i JOIN identity.users u ON u.id = i.invited_by
    WHERE i.company_id = ${companyId} AND i.accepted_at IS NULL AND i.revoked_at IS NULL
      AND (${find} = '' OR position(lower(${find}) in i.email) > 0)
      AND (${state ?? ''} = '' OR (${state ?? ''} = 'expired') = (${isExpired}))`;
  const { rows: counted } = await database.execute<{ total: number }>(sql`SELECT count(*)::int AS total ${matching}`);
  const { rows } = await database.execute<InvitationRow>(sql`
    SELECT i.id, i.email, i.role, u.first_name || ' ' || u.last_name AS invited_by, i.sent_at, i.expires_at, (
      SELECT coalesce(jsonb_agg(jsonb_build_object('id', g.id, 'name', g.name) ORDER BY lower(g.name)), '[]')
      FROM identity.groups g WHERE g.company_id = i.company_id AND g.id = ANY (i.group_ids)
    ) AS groups
    ${matching} ORDER BY ${by}, i.email LIMIT ${limit} OFFSET ${offset}`);
  return { invitations: rows.map((row) => invitationOf(row, now)), total: counted[0]?.total ?? 0 };
}

const invitationOf = ({ id, email, role, groups, ...row }: InvitationRow, now: number): Invitation => ({
  id,
  email,
  role,
  groups,
  invitedBy: row.invited_by,
  sentAt: new Date(row.sent_at).toISOString(),
  expiresAt: new Date(row.expires_at).toISOString(),
  isExpired: new Date(row.expires_at).getTime() <= now,
});
