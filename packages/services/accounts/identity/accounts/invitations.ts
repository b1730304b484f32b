import { SuiteError } from '@suite/contract/errors';
import { Header } from '@suite/contract/headers';
import type { Database } from '@suite/kernel/database/database';
import type { Facts } from '@suite/kernel/facts/create-facts';
import type { App } from '@suite/kernel/http/kernel';
import { route } from '@suite/kernel/http/route';
import type { Client } from '@suite/kernel/throttle/client';
import { countingGuesses } from '@suite/kernel/throttle/token-guesses';
import { homeZone, zoneUrl } from '@suite/zones/zone-url';
import { eq, sql } from 'drizzle-orm';
import { findInvitation, insistOnOpen, type OpenInvitation } from '../access/find-invitation';
import { joinCompany } from '../access/join-company';
import { acceptInvitation, getInvitation } from '../contract/invitations';
import { users } from '../schema/accounts';
import { browserOf } from './browser-cookie';
import { giveCode, insistOnZone } from './give-code';
import type { Identity } from './identity';
import { hashPassword } from './password';
import { proveEmail } from './prove-email';
import { proveIdentity } from './prove-identity';
import { refuseCommonPassword } from './refuse-common-password';
import { signInsOf } from './sign-in-attempts';

/** Mounts the calls for an invited person: showing the invitation, and accepting it with a new or an existing account. */
export function mountInvitations(app: App, identity: Identity): void {
  const find = (token: string, client: Client) => {
    const { database, clock } = identity;
    return countingGuesses(database, { client, now: clock() }, () => findInvitation(database, token, clock()));
  };

  route(
    app,
    identity,
    getInvitation,
    { summary: 'Which firm invites whom, by the token of the mail' },
    async ({ input: { params }, context }) => {
      const { companyName, invitedBy, email, expiresAt, userId } = await find(params.token, context.env.client);
      return { companyName, invitedBy, email, hasAccount: userId !== null, expiresAt: expiresAt.toISOString() };
    },
  );

  route(
    app,
    identity,
    acceptInvitation,
    { summary: 'Join the firm, with a new account or the one the address has, for a code as a sign-in gives it' },
    async ({ input: { params, body }, deployment, database, clock, context }) => {
      insistOnZone(context, deployment);
      const { client } = context.env;
      const found = await find(params.token, client);
      const joined = { deployment, redirect: new URL(zoneUrl(deployment, homeZone(deployment))) };

      if (body.account === 'existing') {
        const key = context.req.header(Header.idempotencyKey);
        const browser = browserOf(context, deployment);
        const proof = { ...body, email: found.email, isInvited: true, key, browser, client };
        const person = await proveIdentity(identity, proof);
        await database.transaction((transaction) => join(identity.facts, transaction, found, person.userId, clock()));
        return { redirectTo: await giveCode(identity, context, { ...joined, ...person }) };
      }

      if (found.userId) throw accountExists();
      const { firstName, lastName } = body;
      refuseCommonPassword(body.password, { email: found.email, firstName, lastName });
      const passwordHash = await hashPassword(body.password);
      const userId = await database.transaction(async (transaction) => {
        await insistOnOpen(transaction, found.id, clock());
        const made = await transaction
          .insert(users)
          .values({ email: found.email, firstName, lastName, passwordHash })
          .onConflictDoNothing()
          .returning({ id: users.id });
        const [user] = made;
        if (!user) throw accountExists();
        await join(identity.facts, transaction, found, user.id, clock());
        return user.id;
      });
      const attempt = { subject: signInsOf(found.email), attempts: 0, client: undefined };
      return { redirectTo: await giveCode(identity, context, { ...joined, userId, proof: 'password', attempt }) };
    },
  );
}

const accountExists = () => new SuiteError('account_exists', 'This address has an account already. Sign in with its password.');

/** Adds the person to the firm and makes it the one that their sign-in leads to. */
async function join(facts: Facts, transaction: Database, invitation: OpenInvitation, userId: string, now: number): Promise<void> {
  await insistOnOpen(transaction, invitation.id, now);
  await joinCompany(facts, transaction, invitation, userId, now);
  if (invitation.isDelivered) await proveEmail(transaction, userId, now);
  await transaction
    .update(users)
    .set({ lastCompanyId: sql`${invitation.companyId}` })
    .where(eq(users.id, userId));
}
