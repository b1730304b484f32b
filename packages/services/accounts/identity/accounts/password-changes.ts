import type { App } from '@suite/kernel/http/kernel';
import { route } from '@suite/kernel/http/route';
import { and, eq, isNull, ne } from 'drizzle-orm';
import { writeAccountAudit } from '../access/audit';
import { insistOnProvenFactor } from '../access/two-factor';
import { changePassword } from '../contract/account';
import { authCodes, passwordResets, sessions, users } from '../schema/accounts';
import type { Identity } from './identity';
import { knowOnlyThisBrowser } from './known-browsers';
import { ownAccount } from './own-account';
import { hashPassword } from './password';
import { provePassword } from './prove-password';
import { refuseCommonPassword } from './refuse-common-password';

export function mountPasswordChanges(app: App, identity: Identity): void {
  route(
    app,
    identity,
    changePassword,
    { summary: "Set a new password by the present one; the account's other sessions end" },
    async ({ input, caller, deployment, database, clock, context }) => {
      const { params, body } = input;
      ownAccount(params, caller);
      const { userId, sessionId } = caller;
      const now = clock();
      const wrong = await provePassword(database, userId, body.currentPassword, now);
      if (wrong) return wrong;
      await insistOnProvenFactor(database, caller);
      const [person] = await database.select().from(users).where(eq(users.id, userId));
      refuseCommonPassword(body.newPassword, person);
      const passwordHash = await hashPassword(body.newPassword, { holdsConnection: true });
      await database.delete(authCodes).where(eq(authCodes.userId, userId));
      await database.update(users).set({ passwordHash }).where(eq(users.id, userId));
      await database.delete(passwordResets).where(eq(passwordResets.userId, userId));
      // Signs out anyone else who is signed in with the old password.
      await database
        .update(sessions)
        .set({ endedAt: new Date(now) })
        .where(and(eq(sessions.userId, userId), ne(sessions.id, sessionId), isNull(sessions.endedAt)));
      await writeAccountAudit(database, userId, [{ action: 'account.password' }], now);
      await knowOnlyThisBrowser(database, { context, deployment, userId, now });
      return undefined;
    },
  );
}
