import type { Logger } from '@suite/env/logger';
import type { Deployment } from '@suite/zones/addresses';
import { zoneUrl } from '@suite/zones/zone-url';
import type { Browser } from './browser';
import { codeOf } from './code-of';
import type { Departure } from './departure';
import type { CheckedStatus, PageState } from './page-state';

interface Dependencies {
  check(): Promise<CheckedStatus>;
  exchangeCode(): Promise<boolean>;
  deployment: Deployment;
  logger: Logger;
  browser: Browser;
  page: PageState;
  departure: Departure;
}

/** Reasons for the error page when the browser did not store cookies. */
const cookieReasons: Partial<Record<string, string>> = { cookie_refused: 'cookies', cookie_too_large: 'token-size' };

/** Route guard (§4): true when a signed-in page may be shown; otherwise the browser is navigating away, or the modal is open. */
export async function guardRoute({
  deployment,
  logger,
  browser,
  page,
  departure,
  check,
  exchangeCode,
}: Dependencies): Promise<boolean> {
  try {
    const found = (await exchangeCode()) ? 'signed-in' : await check();
    if (found !== 'expired') page.become(found);
    // A person who has logged out in the meantime is already leaving.
    if (found === 'signed-out' && !departure.isUnderWay()) await departure.toLogin();
    return found === 'signed-in';
  } catch (error) {
    logger.error('The sign-in could not be completed', codeOf(error));
    const reason = cookieReasons[codeOf(error)];
    if (reason) browser.go(zoneUrl(deployment, 'error-redirect', '/', { reason }));
    else await departure.toLogin();
    return false;
  }
}
