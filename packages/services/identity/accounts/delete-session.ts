import { SuiteError } from '@suite/contract/errors';
import { Header } from '@suite/contract/headers';
import type { App, Dependencies } from '@suite/kernel/http/dependencies';
import { route } from '@suite/kernel/http/route';
import { and, eq, isNull } from 'drizzle-orm';
import { deleteSession } from '../contract/identity';
import { sessions } from '../schema/accounts';

/** Logout: ends the session that the id token is of. */
export function mountDeleteSession(app: App, dependencies: Dependencies): void {
  route(app, dependencies, deleteSession, async ({ input: { params }, caller, place, database, clock, context }) => {
    const idToken = await dependencies.tokens.readIdToken(context.req.header(Header.idToken) ?? '', place);
    if (!idToken || idToken.sessionId !== params.sessionId) {
      throw new SuiteError('forbidden', `${Header.idToken} must hold the id token of the session.`);
    }
    const { rowCount } = await database
      .update(sessions)
      .set({ endedAt: new Date(clock()) })
      .where(and(eq(sessions.id, params.sessionId), eq(sessions.userId, caller.userId), isNull(sessions.endedAt)));
    if (!rowCount) throw new SuiteError('not_found', 'There is no such session.');
    return undefined;
  });
}
