import type { EnvConfig } from '@suite/env/env-config';
import type { Browser } from '@suite/session/browser';
import type { Place } from '@suite/zones/addresses';
import { isWebAddress } from '@suite/zones/web-address';
import { destinationOf } from '@suite/zones/zone-of-address';
import { homeZone, zoneUrl } from '@suite/zones/zone-url';

/** Where a person may go from the error page. */
export interface WaysOn {
  /** The page that was left for this one, kept in its cookie (§4); zone addresses only (decision 004). */
  previous: string | undefined;
  signIn: string;
  home: string;
}

interface Parts {
  place: Place;
  browser: Pick<Browser, 'readCookie'>;
  /** Empty when the config could not be loaded: this page shall stand without it. */
  loginUrl: EnvConfig['LOGIN_URL'];
}

export const waysOnFrom = ({ place, browser, loginUrl }: Parts): WaysOn => ({
  previous: destinationOf(place, browser.readCookie('rw_error_previous_page')),
  signIn: isWebAddress(loginUrl) ? loginUrl : zoneUrl(place, 'login'),
  home: zoneUrl(place, homeZone(place)),
});
