import type { Database } from '@suite/kernel/database/database';
import type { AppContext } from '@suite/kernel/http/kernel';
import { hashOf } from '@suite/kernel/sealing/secret';
import { apiOrigin, type Deployment } from '@suite/zones/addresses';
import { and, eq, gt, isNotNull } from 'drizzle-orm';
import { authorize } from '../contract/signing-in';
import type { ProviderSignIn } from '../schema/provider-sign-in';
import { providerSessions } from '../schema/providers';
import { browserOf } from './browser-cookie';
import type { Identity } from './identity';

/** Sealing purpose for id tokens, which are stored until their session ends. */
export const ID_TOKEN = 'provider id token';

/** Milliseconds within which a browser that has logged out here continues to the provider. */
const SOON = 60_000;

/** Stores what the logout of a session started by a provider needs. */
export async function keepProviderSession(
  database: Database,
  sessionId: string,
  { issuer, subject, sid, idToken }: ProviderSignIn,
  browserHash: Buffer,
): Promise<void> {
  await database
    .insert(providerSessions)
    .values({ sessionId, issuer, subject, sid, idToken: Buffer.from(idToken, 'base64'), browserHash });
}

/** Records a logout; the browser comes to the authorization endpoint next (§4). */
export async function noteLogout(database: Database, sessionId: string, now: number): Promise<void> {
  await database
    .update(providerSessions)
    .set({ loggedOutAt: new Date(now) })
    .where(eq(providerSessions.sessionId, sessionId));
}

/**
 * Returns the provider's URL that ends its session, too, for a browser that has just logged out of a session started by the
 * provider (OpenID Connect RP-Initiated Logout 1.0); undefined otherwise, or when the provider has none or cannot be reached.
 */
export async function logoutAtProvider(
  { provider, database, sealing, clock, logger }: Identity,
  context: AppContext,
  deployment: Deployment,
): Promise<string | undefined> {
  const browser = browserOf(context, deployment);
  if (!provider || !browser) return undefined;
  const [ended] = await database
    .delete(providerSessions)
    .where(
      and(
        eq(providerSessions.browserHash, hashOf(browser)),
        isNotNull(providerSessions.loggedOutAt),
        gt(providerSessions.loggedOutAt, new Date(clock() - SOON)),
      ),
    )
    .returning();
  if (!ended || ended.issuer !== provider.settings.issuer) return undefined;
  const idToken = sealing.unseal(ID_TOKEN, ended.idToken);
  try {
    const { openid, config } = await provider.ready();
    if (!config.serverMetadata().end_session_endpoint) return undefined;
    return openid.buildEndSessionUrl(config, {
      post_logout_redirect_uri: afterLogout(deployment),
      ...(idToken && { id_token_hint: idToken }),
    }).href;
  } catch (error) {
    logger.error('The OpenID provider cannot be asked', error);
    return undefined;
  }
}

/** The URL to which the provider returns after a logout; the operator registers it there. */
const afterLogout = (deployment: Deployment): string => apiOrigin(deployment) + authorize.path;
