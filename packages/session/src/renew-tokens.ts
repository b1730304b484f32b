import type { ApiClient } from '@suite/api/client';
import { SuiteError } from '@suite/contract/errors';
import { exchangeToken } from '@suite/contract/identity';
import { companyScope, type TokenAnswer } from '@suite/contract/token';
import type { Browser } from './browser';
import { parseAccessToken } from './parsed-token';
import { readTokens, writeTokens } from './token-cookies';

interface Parts {
  client: ApiClient;
  browser: Browser;
}

/**
 * Renews the tokens by the refresh token, naming a company when one is chosen (spec §4, §7).
 * One at a time of this origin's tabs; `isDue` is asked again once it is this tab's turn, because
 * another may have renewed meanwhile.
 * @throws SuiteError `token_refused` when the refresh token is refused; what the call threw otherwise, as for a
 * company that is not the person's.
 */
export function renewTokens({ client, browser }: Parts, companyId: string | undefined, isDue: () => boolean): Promise<void> {
  return browser.exclusively(async () => {
    if (!isDue()) return;
    const { refresh } = readTokens(browser);
    const tokens = await ask(client, refresh, companyId);
    const present = readTokens(browser).refresh;
    const isStillTheirs = present && sessionOf(present) === sessionOf(refresh);
    if (!isStillTheirs) throw new SuiteError('token_refused', 'The session was ended during its renewal');
    writeTokens(browser, tokens);
  });
}

async function ask(client: ApiClient, refresh: string, companyId: string | undefined): Promise<TokenAnswer> {
  const scope = companyId && companyScope(companyId);
  try {
    return await client.call(exchangeToken, {
      form: { grant_type: 'refresh_token', refresh_token: refresh, scope },
      silent: true,
    });
  } catch (error) {
    if (error instanceof SuiteError && isInvalidGrant(error))
      throw new SuiteError('token_refused', 'The refresh token was refused', { status: 400, body: error.body, cause: error });
    throw error;
  }
}

const sessionOf = (token: string) => parseAccessToken(token)?.sessionId;

/** The token itself is refused, not what was asked for with it (RFC 6749 §5.2). */
const isInvalidGrant = ({ status, body }: SuiteError): boolean =>
  status === 400 && typeof body === 'object' && body !== null && 'error' in body && body.error === 'invalid_grant';
