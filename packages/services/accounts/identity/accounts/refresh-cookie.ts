import { cookies } from '@suite/contract/cookies';
import { pathOf } from '@suite/contract/endpoint';
import type { Place } from '@suite/zones/addresses';
import type { Context } from 'hono';
import { getCookie, setCookie } from 'hono/cookie';
import { exchangeToken } from '../contract/identity';

/** One for each session: what a late answer to an earlier session sets does not replace that of the present one. */
const nameOf = ({ environment }: Place, sessionId: string) =>
  `__Secure-${environment === 'prod' ? '' : `${environment}-`}refresh-${sessionId.slice(0, 8)}`;

/** The refresh token of a session that this host keeps in the browser where no script reads it. */
export const refreshCookieOf = (context: Context, place: Place, sessionId: string): string | undefined =>
  getCookie(context, nameOf(place, sessionId));

/** Sent to the token endpoint alone, and by pages of the same site alone. */
export function setRefreshCookie(context: Context, place: Place, sessionId: string, token: string): void {
  setCookie(context, nameOf(place, sessionId), token, {
    httpOnly: true,
    secure: true,
    sameSite: 'Strict',
    path: pathOf(exchangeToken, {}),
    maxAge: cookies.refresh_token.maxAge,
  });
}
