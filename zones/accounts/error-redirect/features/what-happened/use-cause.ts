import { detectEnvironment } from '@suite/env/detect-environment';
import { createBrowser } from '@suite/session/browser';
import { useHashParam } from '@suite/shell/use-hash-param';
import { useSyncExternalStore } from 'react';
import { type Cause, causeOf } from './cause';

/** Known with the first look at the address and the cookies; undefined in the exported HTML, which has neither. */
export function useCause(): Cause | undefined {
  const reason = useHashParam<'error-redirect', '/'>('reason');
  const isPageKept = useSyncExternalStore<boolean | undefined>(never, lookForPage, () => undefined);
  return isPageKept === undefined ? undefined : causeOf(reason, isPageKept);
}

const never = () => () => {};

function lookForPage(): boolean {
  try {
    return createBrowser(detectEnvironment(location)).readCookie('rw_error_previous_page') !== '';
  } catch {
    // An address of no environment has no cookies of ours.
    return false;
  }
}
