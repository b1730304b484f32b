import type { ApiClient } from '@suite/api/client';
import { Header } from '@suite/contract/headers';
import { deleteSession } from '@suite/contract/identity';
import type { Browser } from './browser';
import { parseAccessToken } from './parsed-token';
import { authorizationEndpoint } from './sign-in-address';
import { clearTokens, readTokens } from './token-cookies';

/** How long the server may take to end the session, in milliseconds; the browser's part is done before. */
const PATIENCE = 5_000;

interface Parts {
  client: ApiClient;
  browser: Browser;
  /** Where to sign in when the authorization endpoint cannot be learnt. */
  loginUrl: string;
}

/** Clears the token cookies, ends the server session, goes to the authorization endpoint; a failure still redirects (spec §4). */
export async function logOut({ client, browser, loginUrl }: Parts): Promise<void> {
  const { access, id } = readTokens(browser);
  clearTokens(browser);
  const [endpoint] = await Promise.all([
    authorizationEndpoint(client).then(
      ({ href }) => href,
      () => loginUrl,
    ),
    endSession(client, access, id),
  ]);
  browser.go(endpoint);
}

async function endSession(client: ApiClient, access: string, id: string): Promise<void> {
  const sessionId = parseAccessToken(access)?.sessionId;
  if (!sessionId) return;
  await client
    .call(deleteSession, {
      params: { sessionId },
      bearer: access,
      headers: { [Header.idToken]: id },
      silent: true,
      timeout: PATIENCE,
    })
    .catch(() => undefined);
}
