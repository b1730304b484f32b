import { deleteSession, exchangeToken } from '@services/identity/contract/identity';
import type { ApiClient } from '@suite/api/client';
import { Header } from '@suite/contract/headers';
import type { Browser } from './browser';
import { emptyCaches } from './empty-caches';
import { markEnded, sessionOf } from './ended-session';
import { expiryOf } from './parsed-token';
import { authorizationEndpoint } from './sign-in-address';
import { clearTokens, readTokens, type Tokens } from './token-cookies';

/** How long the server may take to end the session, in milliseconds; the browser's part is done before. */
const PATIENCE = 5_000;

interface Dependencies {
  client: ApiClient;
  browser: Browser;
  /** Unix time in seconds. */
  now: number;
  /** Where to sign in when the authorization endpoint is unknown. */
  loginUrl: string;
}

/**
 * Clears the token cookies, at once and for all tabs, and what this tab stored, such as drafts; then ends the server session,
 * evicts pages from the back/forward cache and goes to the authorization endpoint. A failure still redirects (§4).
 */
export async function logOut({ client, browser, now, loginUrl }: Dependencies): Promise<void> {
  const tokens = readTokens(browser);
  markEnded(browser, sessionOf(tokens.refresh || tokens.access));
  clearTokens(browser);
  browser.forget();
  const [endpoint] = await Promise.all([
    authorizationEndpoint(client).then(
      ({ href }) => href,
      () => loginUrl,
    ),
    endSession(client, tokens, now).catch(() => undefined),
    emptyBackForwardCache(client, browser),
  ]);
  browser.go(endpoint);
}

/** Evicts all pages of the suite if the lock page can be reached, otherwise those of this host. */
async function emptyBackForwardCache(client: ApiClient, browser: Browser): Promise<void> {
  if (!(await browser.cachedPages.evict())) await emptyCaches(client, browser);
}

async function endSession(client: ApiClient, tokens: Tokens, now: number): Promise<void> {
  const { access, id } = await liveTokens(client, tokens, now);
  const sessionId = sessionOf(access);
  if (!sessionId) return;
  await client.call(deleteSession, {
    params: { sessionId },
    bearer: access,
    headers: { [Header.idToken]: id },
    outlivesPage: true,
    timeout: PATIENCE,
  });
}

/** Only a live access token can end a session; a person who logs out after an idle hour has none left. */
async function liveTokens(
  client: ApiClient,
  { access, refresh, id }: Tokens,
  now: number,
): Promise<Pick<Tokens, 'access' | 'id'>> {
  const isLive = (expiryOf(access) ?? 0) > now;
  if (isLive || !refresh) return { access, id };
  const form = { grant_type: 'refresh_token', refresh_token: refresh } as const;
  const renewed = await client.call(exchangeToken, { form, timeout: PATIENCE });
  return { access: renewed.access_token, id: renewed.id_token };
}
