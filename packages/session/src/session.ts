import type { ApiClient } from '@suite/api/client';
import type { SuiteEvents } from '@suite/api/events';
import type { EnvConfig } from '@suite/env/env-config';
import type { Logger } from '@suite/env/logger';
import type { Deployment } from '@suite/zones/addresses';
import type { Browser } from './browser';
import { checkSession } from './check-session';
import { createClock } from './clock';
import { codeOf } from './code-of';
import { confirmToken } from './confirm-token';
import { createCurrentToken } from './current-token';
import { createDeparture } from './departure';
import { exchangeCode } from './exchange-code';
import { guardRoute } from './guard-route';
import { logOut } from './log-out';
import type { CheckedStatus, SessionStatus } from './page-state';
import { createPageState } from './page-state';
import type { ParsedToken } from './parsed-token';
import { createRefusedTokens } from './refused-tokens';
import { createRenewAhead } from './renew-ahead';
import { createRenewal } from './renewal';
import { createCredentials } from './session-credentials';
import { secondsLeft, sessionState } from './session-state';
import { switchCompany } from './switch-company';
import { readTokens } from './token-cookies';

export interface Session {
  /** Returns the token that the page shows, or the empty token. The same object until it changes. */
  token(): ParsedToken;
  status(): SessionStatus;
  /** Increases when the person or the company changes: nothing started before may be mixed with what comes after. */
  epoch(): number;
  /** Returns the token that another tab has switched to, while unsaved work keeps this tab from following. */
  pending(): ParsedToken | undefined;
  /** Calls the listener after each change of the above; returns a function that unsubscribes. */
  subscribe(listener: () => void): () => void;
  /** Follows the current cookies at once. */
  look(): void;
  /** Marks work as unsaved until the returned function is called. */
  holdWork(): () => void;
  hasUnsavedWork(): boolean;
  /** Discards unsaved work and switches to `pending`. */
  accept(): void;
  /**
   * Route guard (§4): true when a signed-in page may be shown; otherwise the browser is navigating away, or the modal is open.
   */
  guard(): Promise<boolean>;
  /** Returns who is signed in, after a renewal if one is due (§4, "Logged in"). `expired` means that its event was raised. */
  check(): Promise<CheckedStatus>;
  /** Exchanges the address's auth_code for tokens and removes it from the address; false when there is none. */
  exchangeCode(): Promise<boolean>;
  /** Checks whether the token is still current, and renews it if not; false when that changed nothing. Never throws. */
  confirm(): Promise<boolean>;
  /** Renews the token, such as after provisioning (§4). */
  refresh(): Promise<void>;
  /** Renews the token with a scope naming the company (§4); unsaved work of this page is discarded. */
  switchCompany(companyId: string): Promise<void>;
  redirectToLogin(): Promise<void>;
  /** Goes to login with the session-expired notice (§4, "Session expiry"). */
  expire(): Promise<void>;
  logOut(): Promise<void>;
}

interface Options {
  deployment: Deployment;
  config: EnvConfig;
  client: ApiClient;
  events: SuiteEvents;
  logger: Logger;
  browser: Browser;
}

export function createSession({ deployment, config, client, events, logger, browser }: Options): Session {
  const clock = createClock(browser);
  const current = createCurrentToken(browser);
  const refused = createRefusedTokens(browser);
  const departure = createDeparture({ client, deployment, browser });
  const parts = { client, browser, clock, current, departure, refused, events, logger, deployment };

  const page = createPageState({
    ...parts,
    onNewToken: () => credentials.noteNewToken(),
    planAhead: () => planAhead(),
  });
  const renewal = createRenewal({ ...parts, onSettled: page.look });
  const check = () => checkSession({ ...parts, page, renewal });
  const credentials = createCredentials({ ...parts, page, renewal, check });
  const planAhead = createRenewAhead({
    browser,
    renewal,
    secondsLeft: () => (['signed-in', 'expired'].includes(page.status()) ? secondsLeft(parts) : undefined),
    onRefused() {
      if (sessionState(parts) === 'due') page.end();
    },
  });

  /** Renews explicitly. A rejection ends the session; the caller reports any failure. */
  async function renew(companyId?: string): Promise<void> {
    try {
      await renewal.byName(companyId);
    } catch (error) {
      if (codeOf(error) === 'token_refused') page.end();
      throw error;
    }
  }

  async function takeCode(): Promise<boolean> {
    const isTaken = await exchangeCode(parts);
    if (isTaken) page.look();
    return isTaken;
  }

  const guard = () => guardRoute({ ...parts, page, check, exchangeCode: takeCode });

  browser.onCookieChange(page.look);
  browser.onReturn((isRestored) => {
    if (isRestored) departure.callOff();
    page.look();
    if (page.status() === 'signed-in') void check();
    if (page.status() === 'signed-out' && !departure.isUnderWay()) void guard();
  });
  events.on('unauthorized', () => {
    const { access } = readTokens(browser);
    if (access) void credentials.replaceToken(access).catch(() => undefined);
  });
  client.authenticate(credentials);
  current.look();

  return {
    token: current.token,
    status: page.status,
    epoch: current.epoch,
    pending: current.pending,
    subscribe: page.subscribe,
    look: page.look,
    holdWork() {
      const release = current.holdWork();
      return () => {
        release();
        page.look();
        page.tell();
      };
    },
    hasUnsavedWork: current.hasUnsavedWork,
    accept() {
      current.accept();
      page.tell();
    },
    guard,
    check,
    exchangeCode: takeCode,
    confirm: () => confirmToken({ ...parts, page, renewal }),
    refresh: () => renew(),
    switchCompany: (companyId) => switchCompany({ ...parts, page, renew }, companyId),
    redirectToLogin: departure.toLogin,
    expire() {
      browser.writeCookie('session_expired', 'true');
      return departure.toLogin();
    },
    async logOut() {
      departure.begin();
      const leaving = logOut({ client, browser, now: clock.now(), loginUrl: config.LOGIN_URL });
      if (page.status() !== 'unknown') page.become('signed-out');
      page.look();
      await leaving;
    },
  };
}
