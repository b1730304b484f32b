import type { ApiClient } from '@suite/api/client';
import type { SuiteEvents } from '@suite/api/events';
import { SuiteError } from '@suite/contract/errors';
import { exchangeToken } from '@suite/contract/identity';
import { AUTH_CODE } from '@suite/contract/token';
import type { EnvConfig } from '@suite/env/env-config';
import type { Logger } from '@suite/env/logger';
import type { Place } from '@suite/zones/addresses';
import { zoneUrl } from '@suite/zones/zone-url';
import type { Browser } from './browser';
import { logOut } from './log-out';
import { emptyToken, type ParsedToken, parseAccessToken } from './parsed-token';
import { redirectToLogin } from './redirect-to-login';
import { renewTokens } from './renew-tokens';
import { sessionState } from './session-state';
import { returnAddress } from './sign-in-address';
import { clearTokens, readTokens, writeTokens } from './token-cookies';

/** A token this young that is refused is not renewed again, in seconds: a further one would be refused as well. */
const RENEWED_LATELY = 30;

export interface Session {
  /** Who is signed in; the empty token for nobody. The same object until it changes. */
  token(): ParsedToken;
  /** Calls the listener after each change of the token; returns the function that ends it. */
  subscribe(listener: () => void): () => void;
  /** Route guard (spec §4): true when a signed-in page may show; otherwise the browser is on its way, or the modal stands. */
  guard(): Promise<boolean>;
  /** Who the browser holds tokens of, after a renewal where one is due (spec §4, "Logged in"). `expired` has raised its event. */
  check(): Promise<'signed-in' | 'signed-out' | 'expired'>;
  /** Exchanges the address's auth_code for tokens and takes it off the address; false when it has none. */
  exchangeCode(): Promise<boolean>;
  /** Renews the token, as after provisioning (spec §4). */
  refresh(): Promise<void>;
  /** Renews the token with a scope naming the company (spec §4). */
  switchCompany(companyId: string): Promise<void>;
  redirectToLogin(): Promise<void>;
  /** Goes to login with the session-expired notice (spec §4, "Session expiry"). */
  expire(): Promise<void>;
  logOut(): Promise<void>;
}

interface Options {
  place: Place;
  config: EnvConfig;
  client: ApiClient;
  events: SuiteEvents;
  logger: Logger;
  browser: Browser;
}

export function createSession({ place, config, client, events, logger, browser }: Options): Session {
  const listeners = new Set<() => void>();
  let source = '';
  let current = emptyToken;
  let renewal: { flight: Promise<void>; isByName: boolean } | undefined;
  /** The guard has let the person in: without tokens the page must not stay as it is. */
  let isLetIn = false;
  let isLoggingOut = false;

  /**
   * Takes the token from the cookie, parsed once per value. An access token whose cookie has run out
   * is still who is signed in while the refresh token lives (design §4).
   */
  function token(): ParsedToken {
    const { access, refresh } = readTokens(browser);
    if (access === source || (!access && refresh)) return current;
    source = access;
    current = parseAccessToken(access) ?? emptyToken;
    return current;
  }

  const changed = () => {
    for (const listener of listeners) listener();
  };

  /** Renews when it is this flight's turn and `isDue` still holds. */
  function renew(isDue: () => boolean, isByName: boolean, companyId?: string): Promise<void> {
    const flight = (renewal?.flight ?? Promise.resolve())
      .catch(() => undefined)
      .then(() => renewTokens({ client, browser }, companyId, isDue))
      .catch((error) => {
        logger.warning('The session could not be renewed', codeOf(error));
        throw error;
      })
      .finally(() => {
        if (renewal?.flight === flight) renewal = undefined;
        changed();
      });
    renewal = { flight, isByName };
    return flight;
  }

  /**
   * One flight per tab: whoever asks while a renewal runs waits for that one. One asked for by name may
   * fail for a reason of its own, as a switch to a company that is not the person's; a due one follows it.
   */
  const renewIfDue = () => (renewal && !renewal.isByName ? renewal.flight : renew(() => sessionState(browser) === 'due', false));

  /** Ends what cannot be renewed: the event raises the modal, and an empty token results (spec §4). */
  function end(refused?: string): void {
    if (refused && readTokens(browser).refresh === refused) clearTokens(browser);
    changed();
    if (!isLoggingOut) events.emit('token-expired');
  }

  async function check(): Promise<'signed-in' | 'signed-out' | 'expired'> {
    token();
    const { refresh } = readTokens(browser);
    switch (sessionState(browser)) {
      case 'live':
        return 'signed-in';
      case 'absent':
        if (!isLetIn) return 'signed-out';
        // The cookies have run out, or another tab has logged out.
        end();
        return 'expired';
      case 'dead':
        end(refresh);
        return 'expired';
    }
    try {
      await renewIfDue();
      return 'signed-in';
    } catch (error) {
      end(codeOf(error) === 'token_refused' ? refresh : undefined);
      return 'expired';
    }
  }

  /** A renewal asked for by name; a refused one ends the session, any failure is the caller's to tell. */
  async function renewNow(companyId?: string): Promise<void> {
    const { refresh } = readTokens(browser);
    try {
      await renew(() => true, true, companyId);
    } catch (error) {
      if (codeOf(error) === 'token_refused') end(refresh);
      throw error;
    }
  }

  async function exchangeCode(): Promise<boolean> {
    const address = browser.address();
    const code = address.searchParams.get(AUTH_CODE);
    if (!code) return false;
    const tokens = await client.call(exchangeToken, { form: { grant_type: 'authorization_code', code }, silent: true });
    writeTokens(browser, tokens);
    browser.removeCookie('session_expired');
    browser.removeCookie('org_name');
    browser.replaceAddress(returnAddress(address));
    changed();
    return true;
  }

  const toLogin = () => redirectToLogin({ client, place, browser });

  async function guard(): Promise<boolean> {
    try {
      const found = (await exchangeCode()) ? 'signed-in' : await check();
      if (found === 'signed-out') await toLogin();
      isLetIn = found === 'signed-in';
      return isLetIn;
    } catch (error) {
      logger.error('The sign-in could not be completed', codeOf(error));
      if (codeOf(error) === 'cookie_refused') browser.go(zoneUrl(place, 'error-redirect', '/', { reason: 'cookies' }));
      else await toLogin();
      return false;
    }
  }

  /** Another tab may have renewed, switched or ended the session meanwhile. */
  browser.onReturn(() => {
    // A page that comes back from the browser's cache is not logging out any more.
    isLoggingOut = false;
    changed();
    if (isLetIn) void check();
  });

  /** A server refused a token that looks alive: it was revoked or forged, which only a renewal tells. */
  events.on('unauthorized', () => {
    const isFresh = token().issuedAt > browser.now() - RENEWED_LATELY;
    if (sessionState(browser) === 'live' && !isFresh) renewNow().catch(() => undefined);
  });

  client.authenticate({
    accessToken: async () => ((await check()) === 'signed-in' ? readTokens(browser).access : ''),
    csrfToken: () => browser.readCookie('XSRF-TOKEN'),
  });

  return {
    token,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    guard,
    check,
    exchangeCode,
    refresh: () => renewNow(),
    async switchCompany(companyId) {
      await renewNow(companyId);
      browser.removeCookie('org_name');
    },
    redirectToLogin: toLogin,
    async expire() {
      browser.writeCookie('session_expired', 'true');
      await toLogin();
    },
    logOut() {
      isLoggingOut = true;
      return logOut({ client, browser, loginUrl: config.LOGIN_URL });
    },
  };
}

const codeOf = (error: unknown) => (error instanceof SuiteError ? error.code : 'unexpected');
