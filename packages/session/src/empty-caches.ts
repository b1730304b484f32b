import type { ApiClient } from '@suite/api/client';
import { endpoint } from '@suite/contract/endpoint';
import { CACHES_PATH } from '@suite/contract/own-host';
import type { Browser } from './browser';

/** Timeout of each of two calls to the page's host, in milliseconds. */
const PATIENCE = 1_500;

const ownCaches = { base: 'page', path: CACHES_PATH, auth: 'none', status: 204, hasOwnFailure: true } as const;

/** Sets the CSRF cookie if the browser has none. */
const getCsrfToken = endpoint({ ...ownCaches, method: 'GET' });

const emptyOwnCaches = endpoint({ ...ownCaches, method: 'POST' });

/**
 * Makes the page's host clear what the browser has cached from it, including the back/forward cache (`Clear-Site-Data`). A
 * failure changes nothing.
 */
export async function emptyCaches(client: ApiClient, browser: Pick<Browser, 'readCookie'>): Promise<void> {
  try {
    if (!browser.readCookie('XSRF-TOKEN')) await client.call(getCsrfToken, { timeout: PATIENCE });
    await client.call(emptyOwnCaches, { timeout: PATIENCE });
  } catch {
    // Such as a static host that forwards nothing.
  }
}
