import { SuiteError } from '@suite/contract/errors';
import type { App } from '@suite/kernel/http/kernel';
import { problemAnswer } from '@suite/kernel/http/problem';
import { route } from '@suite/kernel/http/route';
import { enqueue } from '@suite/kernel/jobs/enqueue';
import { hashOf } from '@suite/kernel/sealing/secret';
import { attempt, countAttempt, forgetAttempts, perAccount, perClient, throttleSubject } from '@suite/kernel/throttle/throttle';
import { admitGuess } from '@suite/kernel/throttle/token-guesses';
import { and, eq, isNull } from 'drizzle-orm';
import { writeAccountAudit } from '../access/audit';
import { requestPasswordReset, resetPassword } from '../contract/signing-in';
import { authCodes, passwordResets, sessions, users } from '../schema/accounts';
import { browserOf } from './browser-cookie';
import type { Identity } from './identity';
import { isOver } from './is-over';
import { knowOnlyThisBrowser, knowsBrowser } from './known-browsers';
import { hashPassword } from './password';
import { proveEmail } from './prove-email';
import { refuseCommonPassword } from './refuse-common-password';
import { LINK_MINUTES } from './reset-job';
import { signInsOf } from './sign-in-attempts';

const UNKNOWN_LINK = 'This link does not work, or was used before. Ask for a new one.';

export function mountPasswordResets(app: App, identity: Identity): void {
  route(
    app,
    identity,
    requestPasswordReset,
    { summary: 'Send a reset mail; the response never says whether the address exists (§7)' },
    async (call) => {
      const { input, deployment, database, clock, context } = call;
      const { body } = input;
      const { client } = context.env;
      const now = clock();
      const browser = browserOf(context, deployment);
      const isKnown = browser !== undefined && (await knowsBrowser(database, body.email, browser));
      if (!isKnown) await attempt(database, throttleSubject('reset by', client.address), now, perClient(client));
      // A known browser has its own count, so that requests by others cannot keep the owner from a new password.
      const subject = isKnown
        ? throttleSubject('known-browser reset', `${body.email}:${browser}`)
        : throttleSubject('reset', body.email);
      const { rowCount } = await database.execute(countAttempt(subject, new Date(now), perAccount));
      // Responds as usual, because the owner could do nothing about an error: the mails already sent still work.
      if (!rowCount) return undefined;
      // Enqueues a job whether or not the address exists, so that the response time doesn't reveal it.
      await enqueue(database, identity.resetJob, { email: body.email, place: JSON.stringify(deployment) });
      return undefined;
    },
  );

  route(
    app,
    identity,
    resetPassword,
    { summary: 'Set a new password by the token of a reset mail; it works once and ends every session' },
    async ({ input: { params, body }, deployment, database, clock, context }) => {
      const now = clock();
      const wasWrong = await admitGuess(database, { client: context.env.client, now });
      const found = await database
        .delete(passwordResets)
        .where(eq(passwordResets.tokenHash, hashOf(params.token)))
        .returning();
      const [reset] = found;
      if (!reset) {
        await wasWrong();
        // Returned rather than thrown, so that the guess stays counted.
        return problemAnswer({ code: 'reset_token_invalid', message: UNKNOWN_LINK });
      }
      if (isOver(reset.expiresAt, LINK_MINUTES * 60_000, now))
        throw new SuiteError('reset_token_expired', 'This link has expired. Ask for a new one.');
      const { userId } = reset;
      const [person] = await database.select().from(users).where(eq(users.id, userId));
      refuseCommonPassword(body.password, person);
      const passwordHash = await hashPassword(body.password, { holdsConnection: true });
      await database.delete(authCodes).where(eq(authCodes.userId, userId));
      const [user] = await database
        .update(users)
        .set({ passwordHash })
        .where(eq(users.id, userId))
        .returning({ email: users.email });
      if (reset.isDelivered) await proveEmail(database, userId, now);
      await database.delete(passwordResets).where(eq(passwordResets.userId, userId));
      await database
        .update(sessions)
        .set({ endedAt: new Date(now) })
        .where(and(eq(sessions.userId, userId), isNull(sessions.endedAt)));
      await writeAccountAudit(database, userId, [{ action: 'account.password-reset' }], now);
      if (user) await database.execute(forgetAttempts(signInsOf(user.email)));
      await knowOnlyThisBrowser(database, { context, deployment, userId, now });
      return undefined;
    },
  );
}
