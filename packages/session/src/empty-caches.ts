import type { ApiClient } from '@suite/api/client';
import { endpoint } from '@suite/contract/endpoint';
import { CACHES_PATH } from '@suite/contract/own-host';
import type { Browser } from './browser';

/** How long the page's host may take for each of two calls, in milliseconds. */
const PATIENCE = 1_500;

const ownCaches = { base: 'page', path: CACHES_PATH, auth: 'none', status: 204, hasOwnFailure: true } as const;

/** Sets the CSRF cookie where the browser has none. */
const getCsrfToken = endpoint({ ...ownCaches, method: 'GET' });

const emptyOwnCaches = endpoint({ ...ownCaches, method: 'POST' });

/**
 * Has the page's host empty what the browser keeps of it, the back/forward cache included (`Clear-Site-Data`). A failure leaves
 * things as they are.
 */
export async function emptyCaches(client: ApiClient, browser: Pick<Browser, 'readCookie'>): Promise<void> {
  try {
    if (!browser.readCookie('XSRF-TOKEN')) await client.call(getCsrfToken, { timeout: PATIENCE });
    await client.call(emptyOwnCaches, { timeout: PATIENCE });
  } catch {
    // Such as a static host that passes nothing on.
  }
}
