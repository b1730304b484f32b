import { getCurrentSession } from '@services/identity/contract/identity';
import type { ApiClient } from '@suite/api/client';
import { SuiteError } from '@suite/contract/errors';
import { Status } from '@suite/contract/status';
import type { Browser } from './browser';
import { codeOf } from './code-of';
import type { PageState } from './page-state';
import { parseAccessToken } from './parsed-token';
import type { Renewal } from './renewal';
import { readTokens } from './token-cookies';

/** How long each of two tries may take, in milliseconds. */
const PATIENCE = 3_000;

interface Dependencies {
  client: ApiClient;
  browser: Browser;
  page: PageState;
  renewal: Renewal;
}

/**
 * Asks whether the access token still says what holds, and renews it where it does not, which every tab on every host
 * learns by its cookies. A session that is over ends. Answers false when a renewal changed nothing, so that asking again
 * soon would only lead to another one.
 */
export async function confirmToken({ client, browser, page, renewal }: Dependencies): Promise<boolean> {
  const { access } = readTokens(browser);
  if (!access) return true;
  try {
    if (await isCurrent(client, access)) return true;
    await renewal.whenDue(() => readTokens(browser).access === access);
    return rightsIn(access) !== rightsIn(readTokens(browser).access);
  } catch (error) {
    if (codeOf(error) === 'token_refused') page.end();
    return true;
  }
}

const rightsIn = (access: string): string | undefined => parseAccessToken(access)?.rights.join();

async function isCurrent(client: ApiClient, bearer: string): Promise<boolean> {
  try {
    return (await client.call(getCurrentSession, { bearer, timeout: PATIENCE })).hasCurrentRights;
  } catch (error) {
    if (error instanceof SuiteError && error.status === Status.Unauthorized) return false;
    throw error;
  }
}
