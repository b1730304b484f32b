import { SuiteError } from '@suite/contract/errors';
import { Header } from '@suite/contract/headers';
import type { App } from '@suite/kernel/http/kernel';
import { route } from '@suite/kernel/http/route';
import { and, eq, isNull } from 'drizzle-orm';
import { deleteSession } from '../contract/identity';
import { sessions } from '../schema/accounts';
import type { Identity } from './identity';
import { noteLogout } from './single-logout';

/** Mounts the logout, which ends the session of the id token. */
export function mountDeleteSession(app: App, identity: Identity): void {
  route(
    app,
    identity,
    deleteSession,
    { summary: 'End a session; the id token stands in X-Id-Token (§7)' },
    async ({ input: { params }, caller, deployment, database, clock, context }) => {
      const idToken = await identity.tokens.readIdToken(context.req.header(Header.idToken) ?? '', deployment);
      if (!idToken || idToken.sessionId !== params.sessionId) {
        throw new SuiteError('forbidden', `${Header.idToken} must hold the id token of the session.`);
      }
      const { rowCount } = await database
        .update(sessions)
        .set({ endedAt: new Date(clock()) })
        .where(and(eq(sessions.id, params.sessionId), eq(sessions.userId, caller.userId), isNull(sessions.endedAt)));
      if (!rowCount) throw new SuiteError('not_found', 'There is no such session.');
      await noteLogout(database, params.sessionId, clock());
      return undefined;
    },
  );
}
