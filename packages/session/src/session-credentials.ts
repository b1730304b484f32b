import type { Credentials } from '@suite/api/client';
import { SuiteError } from '@suite/contract/errors';
import type { Browser } from './browser';
import type { Clock } from './clock';
import { codeOf } from './code-of';
import type { CurrentToken } from './current-token';
import type { CheckedStatus, PageState } from './page-state';
import type { Renewal } from './renewal';
import { sessionState } from './session-state';
import { readTokens } from './token-cookies';

/** Seconds after a renewal in which a rejected token is not renewed again: another renewal would be rejected as well. */
const RENEWED_LATELY = 30;

interface Dependencies {
  check(): Promise<CheckedStatus>;
  browser: Browser;
  clock: Clock;
  current: CurrentToken;
  page: PageState;
  renewal: Renewal;
}

export interface SessionCredentials extends Credentials {
  /** Called when the page has a new access token. */
  noteNewToken(): void;
}

/** Creates the credentials of a page's calls: the token of the person and company that it shows, or none. */
export function createCredentials({ check, ...parts }: Dependencies): SessionCredentials {
  const { browser, current, page, renewal } = parts;
  /** When this page last received or requested a new access token, in seconds of `browser.elapsed()`. */
  let renewedAt = Number.NEGATIVE_INFINITY;

  const noteNewToken = () => {
    renewedAt = browser.elapsed();
  };
  const isPresent = (access: string) => readTokens(browser).access === access;

  /** Throws if the person or company has changed since the call started, so that no request mixes them. */
  function insist(epoch: number | undefined): void {
    if (current.pending() || (epoch !== undefined && epoch !== current.epoch()))
      throw new SuiteError('scope_changed', 'The person or company has changed');
  }

  async function renewRefused(access: string): Promise<void> {
    noteNewToken();
    try {
      await renewal.whenDue(() => isPresent(access));
    } catch (error) {
      if (codeOf(error) === 'token_refused') page.end();
    }
  }

  return {
    noteNewToken,
    csrfToken: () => browser.readCookie('XSRF-TOKEN'),
    async accessToken(epoch) {
      insist(epoch);
      const found = await check();
      page.look();
      insist(epoch);
      return found === 'signed-in' ? readTokens(browser).access : '';
    },
    /**
     * Replaces a token that looks valid but was rejected by a server: it was renewed in the meantime, or revoked or forged, which
     * only a renewal can show.
     */
    async replaceToken(refused, epoch) {
      page.look();
      const flight = renewal.underWay();
      if (flight) await flight.catch(() => undefined);
      else if (isPresent(refused) && browser.elapsed() - renewedAt >= RENEWED_LATELY) await renewRefused(refused);
      page.look();
      insist(epoch);
      return sessionState(parts) === 'live' && !isPresent(refused) ? readTokens(browser).access : '';
    },
  };
}
