import { detectEnvironment } from '@suite/env/detect-environment';
import type { EnvConfig } from '@suite/env/env-config';
import type { Browser } from '@suite/session/browser';
import { createBrowser } from '@suite/session/browser';
import { useBoot } from '@suite/shell/start/boot';
import type { Deployment } from '@suite/zones/addresses';
import { isWebAddress } from '@suite/zones/web-address';
import { destinationOf } from '@suite/zones/zone-at-address';
import { homeZone, zoneUrl } from '@suite/zones/zone-url';
import { useMemo } from 'react';

/** Where a person may go from the error page. */
export interface WaysOn {
  /** The page that led to this one, stored in its cookie (§4); zone addresses only (decision 004). */
  previous: string | undefined;
  signIn: string;
  home: string;
}

interface Dependencies {
  deployment: Deployment;
  browser: Pick<Browser, 'readCookie'>;
  /** Empty when the config could not be loaded: this page must work without it. */
  loginUrl: EnvConfig['LOGIN_URL'];
}

export const waysOnFrom = ({ deployment, browser, loginUrl }: Dependencies): WaysOn => ({
  previous: destinationOf(deployment, browser.readCookie('rw_error_previous_page')),
  signIn: isWebAddress(loginUrl) ? loginUrl : zoneUrl(deployment, 'login'),
  home: zoneUrl(deployment, homeZone(deployment)),
});

/** Returns undefined while the zone starts. After a failed start, the address is enough for most of them. */
export function useWaysOn(): WaysOn | undefined {
  const { boot } = useBoot();
  return useMemo(() => {
    if (boot.status === 'starting') return undefined;
    if (boot.status === 'booted') return waysOnFrom({ ...boot.booted, loginUrl: boot.booted.config.LOGIN_URL });
    return fromAddress();
  }, [boot]);
}

function fromAddress(): WaysOn | undefined {
  try {
    const deployment = detectEnvironment(location);
    return waysOnFrom({ deployment, browser: createBrowser(deployment), loginUrl: '' });
  } catch {
    return undefined;
  }
}
