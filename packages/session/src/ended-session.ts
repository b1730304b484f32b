import type { Browser } from './browser';
import { parseAccessToken } from './parsed-token';

/** The session a token is of, empty when it names none. */
export const sessionOf = (token: string): string => parseAccessToken(token)?.sessionId ?? '';

/**
 * Marks a session as ended in this browser. A renewal may be under way in any tab, or go on after its tab
 * was closed: whatever it writes later counts as absent.
 */
export function markEnded(browser: Browser, sessionId: string): void {
  if (sessionId) browser.writeCookie('ended_session', sessionId);
}

export const isEnded = (browser: Browser, sessionId: string): boolean =>
  sessionId !== '' && browser.readCookie('ended_session') === sessionId;
