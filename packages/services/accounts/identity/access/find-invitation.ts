import { SuiteError } from '@suite/contract/errors';
import type { Database } from '@suite/kernel/database/database';
import { hashOf } from '@suite/kernel/sealing/secret';
import { eq } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Role } from '../contract/access';
import { invitations } from '../schema/access';
import { companies, users } from '../schema/accounts';

export interface OpenInvitation {
  id: string;
  companyId: string;
  companyName: string;
  email: string;
  role: Role;
  groupIds: string[];
  /** Name of the administrator. */
  invitedBy: string;
  expiresAt: Date;
  /** Whether following the link proves the address. */
  isDelivered: boolean;
  /** The account with this address; null if there is none. */
  userId: string | null;
}

const inviters = alias(users, 'inviters');

/** @throws SuiteError `not_found`, `invitation_used`, `invitation_revoked` or `invitation_expired` */
export async function findInvitation(database: Database, token: string, now: number): Promise<OpenInvitation> {
  const [row] = await database
    .select({
      invitation: invitations,
      companyName: companies.name,
      inviter: { firstName: inviters.firstName, lastName: inviters.lastName },
      userId: users.id,
    })
    .from(invitations)
    .innerJoin(companies, eq(companies.id, invitations.companyId))
    .innerJoin(inviters, eq(inviters.id, invitations.invitedBy))
    .leftJoin(users, eq(users.email, invitations.email))
    .where(eq(invitations.tokenHash, hashOf(token)));
  if (!row) throw new SuiteError('not_found', 'This link does not belong to an invitation. Ask for a new one.');
  insistOnState(row.invitation, now);
  const { companyName, inviter, userId } = row;
  return { ...row.invitation, companyName, invitedBy: `${inviter.firstName} ${inviter.lastName}`, userId };
}

/** Locks the invitation, so that it is accepted only once. @throws SuiteError as in `findInvitation` */
export async function insistOnOpen(transaction: Database, invitationId: string, now: number): Promise<void> {
  const [row] = await transaction.select().from(invitations).where(eq(invitations.id, invitationId)).for('update');
  if (!row) throw new SuiteError('not_found', 'This link does not belong to an invitation. Ask for a new one.');
  insistOnState(row, now);
}

type State = Pick<typeof invitations.$inferSelect, 'acceptedAt' | 'revokedAt' | 'expiresAt'>;

function insistOnState({ acceptedAt, revokedAt, expiresAt }: State, now: number): void {
  if (acceptedAt) throw new SuiteError('invitation_used', 'This invitation has already been accepted. Sign in.');
  if (revokedAt) throw new SuiteError('invitation_revoked', 'The firm has taken this invitation back.');
  if (expiresAt.getTime() <= now) throw new SuiteError('invitation_expired', 'This invitation has expired. Ask for a new one.');
}
