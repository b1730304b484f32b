import { cookies } from '@suite/contract/cookies';
import { SuiteError } from '@suite/contract/errors';
import { isUuid } from '@suite/kernel/http/is-uuid';
import type { App } from '@suite/kernel/http/kernel';
import { route } from '@suite/kernel/http/route';
import { and, desc, eq, gt, isNull } from 'drizzle-orm';
import { writeAccountAudit } from '../access/audit';
import { insistOnProvenFactor } from '../access/two-factor';
import { endSession, endSessions, getSessions } from '../contract/account';
import { sessions } from '../schema/accounts';
import type { Identity } from './identity';
import { ownAccount } from './own-account';
import { noteLogout } from './single-logout';

/** Returns the time since which a session must have been renewed; an older one can no longer be renewed. */
const liveSince = (now: number) => new Date(now - cookies.refresh_token.maxAge * 1000);

/** Maximum number of sessions shown, latest first; ending all includes the others. */
const MAX = 200;

const livingOf = (userId: string, now: number) =>
  and(eq(sessions.userId, userId), isNull(sessions.endedAt), gt(sessions.rotatedAt, liveSince(now)));

/** Mounts the list of an account's sessions, and ending them. */
export function mountAccountSessions(app: App, identity: Identity): void {
  route(
    app,
    identity,
    getSessions,
    { summary: "The account's active sessions, the latest first" },
    async ({ input: { params }, caller, database, clock }) => {
      ownAccount(params, caller);
      const rows = await database
        .select()
        .from(sessions)
        .where(livingOf(caller.userId, clock()))
        .orderBy(desc(sessions.rotatedAt), desc(sessions.id))
        .limit(MAX);
      return rows.map(({ id, device, createdAt, rotatedAt }) => ({
        id,
        device,
        startedAt: createdAt.toISOString(),
        lastActiveAt: rotatedAt.toISOString(),
        isCurrent: id === caller.sessionId,
      }));
    },
  );

  route(
    app,
    identity,
    endSession,
    { summary: 'Sign one session of the account out' },
    async ({ input: { params }, caller, database, clock }) => {
      ownAccount(params, caller);
      // For the caller's own session it is a logout.
      if (params.sessionId !== caller.sessionId) await insistOnProvenFactor(database, caller);
      const [ended] = isUuid(params.sessionId)
        ? await database
            .update(sessions)
            .set({ endedAt: new Date(clock()) })
            .where(and(livingOf(caller.userId, clock()), eq(sessions.id, params.sessionId)))
            .returning({ device: sessions.device })
        : [];
      if (!ended) throw new SuiteError('not_found', 'There is no such session, or it has ended.');
      const changes = ended.device ? [{ what: 'device', from: ended.device, to: null }] : [];
      await writeAccountAudit(database, caller.userId, [{ action: 'account.session-ended', changes }], clock());
      return undefined;
    },
  );

  route(
    app,
    identity,
    endSessions,
    { summary: 'Sign out everywhere' },
    async ({ input: { params }, caller, database, clock }) => {
      ownAccount(params, caller);
      await insistOnProvenFactor(database, caller);
      await database
        .update(sessions)
        .set({ endedAt: new Date(clock()) })
        .where(livingOf(caller.userId, clock()));
      await noteLogout(database, caller.sessionId, clock());
      await writeAccountAudit(database, caller.userId, [{ action: 'account.sessions-ended' }], clock());
      return undefined;
    },
  );
}
