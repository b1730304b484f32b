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

/** Timeout of each of two attempts, in milliseconds. */
const PATIENCE = 3_000;

interface Dependencies {
  client: ApiClient;
  browser: Browser;
  page: PageState;
  renewal: Renewal;
}

/**
 * Checks whether the access token still matches the person's rights, and renews it if not; every tab on every host sees this by
 * its cookies. Ends a session that is over. Returns false when a renewal changed nothing, so checking again soon would only cause
 * another one.
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
