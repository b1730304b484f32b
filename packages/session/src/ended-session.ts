import type { Browser } from './browser';
import { parseAccessToken } from './parsed-token';

/** Returns the id of a token's session; empty when the token has none. */
export const sessionOf = (token: string): string => parseAccessToken(token)?.sessionId ?? '';

/**
 * Marks a session as ended in this browser. A renewal may still be running in any tab, or continue after its tab was closed; the
 * tokens it writes later count as absent.
 */
export function markEnded(browser: Browser, sessionId: string): void {
  if (sessionId) browser.writeCookie('ended_session', sessionId);
}

export const isEnded = (browser: Browser, sessionId: string): boolean =>
  sessionId !== '' && browser.readCookie('ended_session') === sessionId;
