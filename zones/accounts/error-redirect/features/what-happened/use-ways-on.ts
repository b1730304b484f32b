import { detectEnvironment } from '@suite/env/detect-environment';
import { createBrowser } from '@suite/session/browser';
import { useBoot } from '@suite/shell/boot';
import { useMemo } from 'react';
import { type WaysOn, waysOnFrom } from './ways-on';

/** Undefined while the zone starts. A start that failed leaves the address, which tells most of it. */
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
    const place = detectEnvironment(location);
    return waysOnFrom({ place, browser: createBrowser(place), loginUrl: '' });
  } catch {
    return undefined;
  }
}
