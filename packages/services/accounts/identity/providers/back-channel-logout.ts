import { SuiteError } from '@suite/contract/errors';
import { and, eq, inArray, isNull, sql } from 'drizzle-orm';
import { jwtVerify } from 'jose';
import { spendToken } from '../accounts/spend-token';
import { sessions } from '../schema/accounts';
import { providerSessions } from '../schema/providers';
import type { Providers } from './providers';

const EVENT = 'http://schemas.openid.net/event/backchannel-logout';

/** Maximum age of a logout token in seconds, and how long its id is remembered in milliseconds. */
const LIFETIME = 300;

/**
 * Ends the sessions that a logout token identifies, by the provider's session or otherwise by the person (OpenID Connect
 * Back-Channel Logout 1.0 §2.6).
 * @throws SuiteError `invalid_request` when the token is invalid or was already used
 */
export async function obeyLogout({ provider, database, clock, logger }: Providers, token: string): Promise<void> {
  const { issuer, clientId: audience } = provider.settings;
  const now = clock();
  const { keys } = await provider.ready();
  const refuse = (why: unknown) => {
    logger.warning('A logout token was refused', why);
    return new SuiteError('invalid_request', 'The logout token does not hold.');
  };
  const { payload } = await jwtVerify(token, keys, {
    issuer,
    audience,
    typ: 'logout+jwt',
    maxTokenAge: LIFETIME,
    currentDate: new Date(now),
    algorithms: ['RS256', 'ES256', 'PS256', 'EdDSA'],
    requiredClaims: ['jti', 'events'],
  }).catch((error) => {
    throw refuse(error.code);
  });
  const { sub, sid, jti, events, nonce } = payload as {
    sub?: string;
    sid?: string;
    jti?: string;
    events?: object;
    nonce?: string;
  };
  const isLogout = typeof events === 'object' && events !== null && EVENT in events;
  if (!isLogout || nonce !== undefined || (!sub && !sid)) throw refuse('its claims');
  await database.transaction(async (transaction) => {
    if (!(await spendToken(transaction, 'logout token', `${issuer} ${jti}`, new Date(now + 2 * LIFETIME * 1000))))
      throw refuse('it was used before');
    const named = transaction
      .select({ id: providerSessions.sessionId })
      .from(providerSessions)
      .where(
        and(
          eq(providerSessions.issuer, issuer),
          sub ? eq(providerSessions.subject, sub) : sql`true`,
          sid ? eq(providerSessions.sid, sid) : sql`true`,
        ),
      );
    await transaction
      .update(sessions)
      .set({ endedAt: new Date(now) })
      .where(and(inArray(sessions.id, named), isNull(sessions.endedAt)));
  });
}
