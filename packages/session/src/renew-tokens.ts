import { exchangeToken } from '@services/identity/contract/identity';
import { companyScope, type TokenAnswer } from '@services/identity/contract/token';
import type { ApiClient } from '@suite/api/client';
import { SuiteError } from '@suite/contract/errors';
import type { Browser } from './browser';
import type { Clock } from './clock';
import { sessionOf } from './ended-session';
import type { RefusedTokens } from './refused-tokens';
import { readTokens, writeTokens } from './token-cookies';

/**
 * Timeout of each of two attempts, in milliseconds. The second must reach the server within the grace period for a replay
 * (decision 012), because the first may have succeeded even if its response was lost.
 */
const PATIENCE = 4_000;

export interface RenewalParts {
  client: ApiClient;
  browser: Browser;
  clock: Clock;
  refused: RefusedTokens;
}

interface Renewal {
  /** The company for the renewed token; defaults to the current one. */
  companyId?: string | undefined;
  /** Checked again when it is this tab's turn, because another may have renewed in the meantime. */
  isDue(): boolean;
}

/**
 * Renews the tokens with the refresh token, naming a company when one is chosen (§4, §7), one tab at a time across all hosts.
 * Stops early when another tab has renewed, or when the session ends.
 * @throws SuiteError `token_refused` when the refresh token is rejected, `signed_out` when the session has ended in the meantime;
 * otherwise the error of the call, such as for a company that isn't the person's.
 */
export async function renewTokens(parts: RenewalParts, { companyId, isDue }: Renewal): Promise<void> {
  const { browser, clock } = parts;
  const needless = new AbortController();
  const stop = browser.onCookieChange(() => {
    if (!isDue()) needless.abort();
  });
  try {
    await browser.exclusively(async () => {
      if (!isDue()) return;
      const { refresh } = readTokens(browser);
      if (!refresh) throw signedOut();
      const sentAt = browser.now();
      const tokens = await ask(parts, refresh, companyId);
      if (!isOfSession(browser, sessionOf(refresh))) throw signedOut();
      if (isOvertaken(browser, refresh, tokens)) return;
      writeTokens(browser, tokens);
      clock.measure(tokens.access_token, sentAt);
    }, needless.signal);
  } finally {
    stop();
  }
}

const signedOut = () => new SuiteError('signed_out', 'The session has ended');

function isOfSession(browser: Browser, sessionId: string): boolean {
  const { refresh } = readTokens(browser);
  return refresh !== '' && sessionOf(refresh) === sessionId;
}

/** Returns whether other tabs have renewed while this one was frozen. Their tokens count, and this tab's are no longer valid. */
function isOvertaken(browser: Browser, requested: string, answer: TokenAnswer): boolean {
  const present = readTokens(browser).refresh;
  return present !== requested && present !== answer.refresh_token;
}

/** Requests new tokens, and aborts when the session has ended, because the response would set cookies. */
async function ask(
  { client, browser, refused }: RenewalParts,
  refresh: string,
  companyId: string | undefined,
): Promise<TokenAnswer> {
  const session = sessionOf(refresh);
  const ended = new AbortController();
  const stop = browser.onCookieChange(() => {
    if (!isOfSession(browser, session)) ended.abort(signedOut());
  });
  try {
    return await client.call(exchangeToken, {
      form: { grant_type: 'refresh_token', refresh_token: refresh, scope: companyId && companyScope(companyId) },
      signal: ended.signal,
      timeout: PATIENCE,
    });
  } catch (error) {
    if (!(error instanceof SuiteError && isInvalidGrant(error))) throw error;
    refused.add(refresh);
    throw new SuiteError('token_refused', 'The refresh token was refused', { status: 400, body: error.body, cause: error });
  } finally {
    stop();
  }
}

/** The token itself is rejected, not the request (RFC 6749 §5.2). */
const isInvalidGrant = ({ status, body }: SuiteError): boolean =>
  status === 400 && typeof body === 'object' && body !== null && 'error' in body && body.error === 'invalid_grant';
