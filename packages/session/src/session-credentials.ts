import type { Credentials } from '@suite/api/client';
import { SuiteError } from '@suite/contract/errors';
import type { Browser } from './browser';
import type { Clock } from './clock';
import { codeOf } from './code-of';
import type { CurrentToken } from './current-token';
import type { PageState } from './page-state';
import type { Renewal } from './renewal';
import type { Session } from './session';
import { sessionState } from './session-state';
import { readTokens } from './token-cookies';

/** After a renewal, a token that is refused is not renewed again for so many seconds: a further one would be refused as well. */
const RENEWED_LATELY = 30;

interface Dependencies extends Pick<Session, 'check'> {
  browser: Browser;
  clock: Clock;
  current: CurrentToken;
  page: PageState;
  renewal: Renewal;
}

export interface SessionCredentials extends Credentials {
  /** The page has seen a new access token. */
  noteNewToken(): void;
}

/** What the calls of a page bear: the token of the person and the company that it shows, or none. */
export function createCredentials({ check, ...parts }: Dependencies): SessionCredentials {
  const { browser, current, page, renewal } = parts;
  /** When this page last saw a new access token, or tried for one, of `browser.elapsed()`. */
  let renewedAt = Number.NEGATIVE_INFINITY;

  const noteNewToken = () => {
    renewedAt = browser.elapsed();
  };
  const isPresent = (access: string) => readTokens(browser).access === access;

  /** What a call began under must still hold, so that no request carries a mixture. */
  function insist(asked: number | undefined): void {
    if (current.pending() || (asked !== undefined && asked !== current.epoch()))
      throw new SuiteError('scope_changed', 'The person or the company has changed meanwhile');
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
    async accessToken(asked) {
      insist(asked);
      const found = await check();
      page.look();
      insist(asked);
      return found === 'signed-in' ? readTokens(browser).access : '';
    },
    /** A server refused a token that looks alive: it was renewed meanwhile, or revoked or forged, which only a renewal tells. */
    async replaceToken(refused, asked) {
      page.look();
      const flight = renewal.underWay();
      if (flight) await flight.catch(() => undefined);
      else if (isPresent(refused) && browser.elapsed() - renewedAt >= RENEWED_LATELY) await renewRefused(refused);
      page.look();
      insist(asked);
      return sessionState(parts) === 'live' && !isPresent(refused) ? readTokens(browser).access : '';
    },
  };
}
