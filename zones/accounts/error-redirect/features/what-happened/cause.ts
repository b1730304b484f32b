import { detectEnvironment } from '@suite/env/detect-environment';
import { createBrowser } from '@suite/session/browser';
import { useHashParam } from '@suite/shell/pages/use-hash-param';
import { useSyncExternalStore } from 'react';
/** Why a person is on the error page; `unknown` when nothing sent them there. */
export type Cause = 'unknown' | 'service' | 'cookies' | 'token-size' | 'loop';

/** Causes that the address can name. A stored page without a named cause means the sign-in service (§4). */
const named: readonly Cause[] = ['cookies', 'token-size', 'loop'];

export function causeOf(reason: string | null, isPageStored: boolean): Cause {
  const cause = named.find((known) => known === reason);
  if (cause) return cause;
  return isPageStored ? 'service' : 'unknown';
}

/** Returns the cause from the address and the cookies; undefined in the exported HTML, which has neither. */
export function useCause(): Cause | undefined {
  const reason = useHashParam<'error-redirect', '/'>('reason');
  const isPageStored = useSyncExternalStore<boolean | undefined>(never, lookForPage, () => undefined);
  return isPageStored === undefined ? undefined : causeOf(reason, isPageStored);
}

const never = () => () => {};

function lookForPage(): boolean {
  try {
    return createBrowser(detectEnvironment(location)).readCookie('rw_error_previous_page') !== '';
  } catch {
    // An address of no environment has no cookies of the suite.
    return false;
  }
}
