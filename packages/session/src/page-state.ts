import type { SuiteEvents } from '@suite/api/events';
import type { Browser } from './browser';
import type { Clock } from './clock';
import type { CurrentToken } from './current-token';
import type { Departure } from './departure';
import { isEnded } from './ended-session';
import type { RefusedTokens } from './refused-tokens';
import { sessionState } from './session-state';
import { clearTokens, dropEndedTokens, readTokens } from './token-cookies';

/**
 * `unknown` before the first check. `signed-in`: the page may be shown. `signed-out`: nobody is signed in, or the page is going
 * to login. `expired`: the modal is open, and closes when another tab renews or signs in.
 */
export type SessionStatus = 'unknown' | CheckedStatus;

/** The result of a check. */
export type CheckedStatus = 'signed-in' | 'signed-out' | 'expired';

/** What a page knows about its session, and how it follows the cookies. */
export interface PageState {
  status(): SessionStatus;
  /** Reads the cookies, and notifies listeners when something has changed. */
  look(): void;
  become(next: SessionStatus): void;
  /** Ends a session that can't be renewed: the event opens the modal, and an empty token results (§4). */
  end(): void;
  subscribe(listener: () => void): () => void;
  tell(): void;
}

/**
 * Milliseconds. Pages that another tab has logged out are emptied at once, and go to login spread over this time, so that no page
 * waits to be emptied while others are loading.
 */
const LEAVING_SPREAD = 1_000;

interface Dependencies {
  browser: Browser;
  clock: Clock;
  events: SuiteEvents;
  current: CurrentToken;
  departure: Departure;
  refused: RefusedTokens;
  /** Called when the page has another token. */
  onNewToken(): void;
  /** Called when something that an early renewal depends on may have changed. */
  planAhead(): void;
}

export function createPageState(parts: Dependencies): PageState {
  const { browser, events, current, departure, refused, onNewToken, planAhead } = parts;
  const listeners = new Set<() => void>();
  let status: SessionStatus = 'unknown';

  const seen = () => [current.token(), current.epoch(), current.pending(), status];

  function tell(): void {
    for (const listener of listeners) listener();
  }

  function look(): void {
    const before = seen();
    const shown = current.token();
    dropEndedTokens(browser);
    current.look();
    if (current.token() !== shown) onNewToken();
    settle(shown.sessionId);
    planAhead();
    if (seen().some((value, index) => value !== before[index])) tell();
  }

  /** Ends a page that was let in and has lost its tokens, and resumes a page whose session is back. */
  function settle(shownSession: string): void {
    if (departure.isUnderWay() || status === 'unknown') return;
    const found = sessionState(parts);
    if (found === 'live') status = 'signed-in';
    if (found !== 'absent' || status === 'signed-out') return;
    if (!isEnded(browser, shownSession)) {
      if (status === 'signed-in') end();
      return;
    }
    status = 'signed-out';
    browser.forget();
    browser.after(browser.random() * LEAVING_SPREAD, leave);
  }

  function leave(): void {
    if (status === 'signed-out' && !departure.isUnderWay() && browser.isPresent()) void departure.toLogin();
  }

  function end(): void {
    if (refused.has(readTokens(browser).refresh)) clearTokens(browser);
    current.look();
    const isNews = !departure.isUnderWay() && status !== 'expired';
    if (isNews) status = 'expired';
    planAhead();
    tell();
    if (isNews) events.emit('token-expired');
  }

  return {
    status: () => status,
    look,
    become(next) {
      if (status === next) return;
      status = next;
      planAhead();
      tell();
    },
    end,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    tell,
  };
}
