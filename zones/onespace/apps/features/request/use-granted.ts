import type { AccessRequest } from '@services/identity/contract/requests';
import { useSession } from '@suite/session/session-provider';
import { rightOf } from '@suite/zones/zones';
import { useEffect } from 'react';

/** Renews a token that is older than a grant, so that the app opens now instead of after the next renewal. */
export function useGranted(requests: readonly AccessRequest[] | undefined): void {
  const { session, token } = useSession();
  const isStale = requests?.some(
    ({ app, state, decidedAt }) =>
      state === 'granted' &&
      !token.rights.includes(rightOf(app)) &&
      decidedAt !== null &&
      Date.parse(decidedAt) >= token.issuedAt * 1000,
  );
  useEffect(() => {
    // The session reports the failure.
    if (isStale) void session.refresh().catch(() => undefined);
  }, [session, isStale]);
}
