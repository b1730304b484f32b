import { SuiteError } from '@suite/contract/errors';
import type { Database } from '@suite/kernel/database/database';
import { type Administrator, inCompany } from '@suite/kernel/http/in-company';
import { isUuid } from '@suite/kernel/http/is-uuid';
import type { App, Kernel } from '@suite/kernel/http/kernel';
import { route } from '@suite/kernel/http/route';
import { hashOf, newSecret } from '@suite/kernel/sealing/secret';
import { MILLISECONDS_PER_DAY } from '@suite/values/day-length';
import type { Deployment } from '@suite/zones/addresses';
import { and, eq, inArray, isNull, sql } from 'drizzle-orm';
import type { Role } from '../contract/access';
import {
  createInvitations,
  getInvitations,
  type InviteOutcome,
  resendInvitation,
  revokeInvitation,
} from '../contract/firm-invitations';
import { groups, invitations } from '../schema/access';
import { companies, memberships, users } from '../schema/accounts';
import { type NewAuditEntry, writeAudit } from './audit';
import { fullNameOf } from './full-name';
import { invitationMail, LINK_DAYS } from './invitation-mail';
import { findInvitations } from './invitations';

const noInvitation = () => new SuiteError('not_found', 'There is no such open invitation in your company.');

const isOpen = (companyId: string) =>
  and(eq(invitations.companyId, companyId), isNull(invitations.acceptedAt), isNull(invitations.revokedAt));

export function mountInvitations(app: App, kernel: Kernel): void {
  const sentBy = ({ userId }: Administrator, now: number) => ({
    invitedBy: userId,
    sentAt: new Date(now),
    expiresAt: new Date(now + LINK_DAYS * MILLISECONDS_PER_DAY),
    isDelivered: kernel.outbox.isDelivering,
  });

  route(
    app,
    kernel,
    getInvitations,
    { summary: 'Invitations that were not accepted' },
    ({ input: { query }, caller, database, clock }) => findInvitations(database, inCompany(caller).companyId, query, clock()),
  );

  route(
    app,
    kernel,
    createInvitations,
    { summary: 'Invite by e-mail, one or many; each address with its result' },
    async ({ input: { body }, caller, deployment, database, clock }) => {
      const administrator = inCompany(caller);
      const now = clock();
      await insistOnGroups(database, administrator.companyId, body.groupIds);
      const emails = [...new Set(body.emails)];
      const { outcomes, mails, auditEntries } = await invite(database, administrator, deployment, {
        ...body,
        ...sentBy(administrator, now),
        emails,
      });
      await writeAudit(database, administrator, auditEntries, now);
      for (const mail of mails) await kernel.queueMail(database, mail);
      return outcomes;
    },
  );

  route(
    app,
    kernel,
    resendInvitation,
    { summary: 'Send an invitation again with a new link, which works another week' },
    async ({ input: { params }, caller, deployment, database, clock }) => {
      const administrator = inCompany(caller);
      const { companyId } = administrator;
      const now = clock();
      const token = newSecret();
      const [row] = isUuid(params.invitationId)
        ? await database
            .update(invitations)
            .set({ tokenHash: hashOf(token), ...sentBy(administrator, now) })
            .where(and(isOpen(companyId), eq(invitations.id, params.invitationId)))
            .returning({ email: invitations.email })
        : [];
      if (!row) throw noInvitation();
      await writeAudit(database, administrator, [{ action: 'invitation.sent-again', subject: row.email }], now);
      const company = { id: companyId, name: await nameOf(database, companyId) };
      const names = { invitedBy: await fullNameOf(database, administrator.userId), company };
      await kernel.queueMail(database, invitationMail(deployment, row.email, names, token));
      return undefined;
    },
  );

  route(
    app,
    kernel,
    revokeInvitation,
    { summary: 'Withdraw an invitation' },
    async ({ input: { params }, caller, database, clock }) => {
      const administrator = inCompany(caller);
      const [row] = isUuid(params.invitationId)
        ? await database
            .update(invitations)
            .set({ revokedAt: new Date(clock()) })
            .where(and(isOpen(administrator.companyId), eq(invitations.id, params.invitationId)))
            .returning({ email: invitations.email })
        : [];
      if (!row) throw noInvitation();
      await writeAudit(database, administrator, [{ action: 'invitation.revoked', subject: row.email }], clock());
      return undefined;
    },
  );
}

async function nameOf(database: Database, companyId: string): Promise<string> {
  const [company] = await database.select({ name: companies.name }).from(companies).where(eq(companies.id, companyId));
  return company?.name ?? '';
}

/** @throws SuiteError `not_found` */
async function insistOnGroups(database: Database, companyId: string, groupIds: string[]): Promise<void> {
  const requested = [...new Set(groupIds)];
  if (requested.length === 0) return;
  const found = await database.$count(groups, and(eq(groups.companyId, companyId), inArray(groups.id, requested)));
  if (found !== requested.length) throw new SuiteError('not_found', 'There is no such group in your company.');
}

interface Invited {
  emails: string[];
  role: Role;
  groupIds: string[];
  invitedBy: string;
  sentAt: Date;
  expiresAt: Date;
  isDelivered: boolean;
}

/** Creates an invitation for each address that is not a member's; an open invitation gets a new link. */
async function invite(database: Database, administrator: Administrator, deployment: Deployment, { emails, ...sent }: Invited) {
  const { companyId } = administrator;
  const members = await database
    .select({ email: users.email, deactivatedAt: memberships.deactivatedAt })
    .from(memberships)
    .innerJoin(users, eq(users.id, memberships.userId))
    .where(and(eq(memberships.companyId, companyId), inArray(users.email, emails)));
  const memberOf = new Map(members.map((member) => [member.email, member]));
  // Sorted, so that two calls with the same addresses wait for each other instead of deadlocking.
  const strangers = emails.filter((email) => !memberOf.has(email)).sort();
  const tokens = new Map(strangers.map((email) => [email, newSecret()]));
  const written = tokens.size
    ? await database
        .insert(invitations)
        .values([...tokens].map(([email, token]) => ({ companyId, email, tokenHash: hashOf(token), ...sent })))
        .onConflictDoUpdate({
          target: [invitations.companyId, invitations.email],
          targetWhere: sql`accepted_at IS NULL AND revoked_at IS NULL`,
          set: { ...sent, tokenHash: sql`excluded.token_hash` },
        })
        .returning({ email: invitations.email, isNew: sql<boolean>`xmax = 0` })
    : [];
  const isNew = new Map(written.map((row) => [row.email, row.isNew]));
  const company = { id: companyId, name: await nameOf(database, companyId) };
  const names = { invitedBy: await fullNameOf(database, sent.invitedBy), company };
  const outcomeOf = (email: string): InviteOutcome => {
    const member = memberOf.get(email);
    if (member) return member.deactivatedAt ? 'deactivated' : 'member';
    return isNew.get(email) ? 'invited' : 'invited-again';
  };
  const changes = [{ what: 'role', from: null, to: sent.role }];
  return {
    outcomes: emails.map((email) => ({ email, outcome: outcomeOf(email) })),
    mails: [...tokens].map(([email, token]) => invitationMail(deployment, email, names, token)),
    auditEntries: [...tokens.keys()].map((email): NewAuditEntry => {
      const action = isNew.get(email) ? 'invitation.sent' : 'invitation.sent-again';
      return { action, subject: email, changes };
    }),
  };
}
