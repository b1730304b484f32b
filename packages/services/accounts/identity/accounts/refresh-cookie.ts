import { cookies } from '@suite/contract/cookies';
import { pathOf } from '@suite/contract/endpoint';
import type { Deployment } from '@suite/zones/addresses';
import type { Context } from 'hono';
import { getCookie, setCookie } from 'hono/cookie';
import { exchangeToken } from '../contract/identity';

/** A separate cookie for each session, so that a late response to an earlier session doesn't replace the current one. */
const nameOf = ({ environment }: Deployment, sessionId: string) =>
  `__Secure-${environment === 'prod' ? '' : `${environment}-`}refresh-${sessionId.slice(0, 8)}`;

/** Returns a session's refresh token, which this host stores in the browser where no script can read it. */
export const refreshCookieOf = (context: Context, deployment: Deployment, sessionId: string): string | undefined =>
  getCookie(context, nameOf(deployment, sessionId));

/** Sets the cookie for the token endpoint only, sent only by pages of the same site. */
export function setRefreshCookie(context: Context, deployment: Deployment, sessionId: string, token: string): void {
  setCookie(context, nameOf(deployment, sessionId), token, {
    httpOnly: true,
    secure: true,
    sameSite: 'Strict',
    path: pathOf(exchangeToken, {}),
    maxAge: cookies.refresh_token.maxAge,
  });
}
