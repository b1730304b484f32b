import { type ErrorCode, SuiteError } from '@suite/contract/errors';
import type { Session } from '@suite/session/session';
import type { Deployment } from '@suite/zones/addresses';
import { destinationOf } from '@suite/zones/zone-at-address';
import { homeZone, zoneUrl } from '@suite/zones/zone-url';

/** How a returning sign-in continues. */
export type Outcome =
  | { kind: 'go'; address: string }
  | { kind: 'sign-in' }
  /** The session's own modal is open and leads to sign-in (§4, "Session expiry"). */
  | { kind: 'expired' }
  /** `canRetry` while the code may still be valid. */
  | { kind: 'failed'; canRetry: boolean };

interface Dependencies {
  session: Pick<Session, 'exchangeCode' | 'check'>;
  deployment: Deployment;
  address: URL;
}

/** Exchanges the code in the address, or checks who is signed in already. */
export async function finishSignIn({ session, deployment, address }: Dependencies): Promise<Outcome> {
  const next = nextAddress(deployment, address);
  try {
    if (await session.exchangeCode()) return { kind: 'go', address: next };
  } catch (error) {
    return afterFailure(error, deployment);
  }
  const found = await session.check();
  if (found === 'signed-in') return { kind: 'go', address: next };
  return found === 'expired' ? { kind: 'expired' } : { kind: 'sign-in' };
}

/** Returns the requested address if it belongs to one of the suite's own zones, otherwise home. */
export function nextAddress(deployment: Deployment, { searchParams }: Pick<URL, 'searchParams'>): string {
  return destinationOf(deployment, searchParams.get('redirect_uri') ?? '') ?? zoneUrl(deployment, homeZone(deployment));
}

/** Failures that the error page explains, with its name for each. */
const reasons: Partial<Record<ErrorCode, string>> = { cookie_refused: 'cookies', cookie_too_large: 'token-size' };

function afterFailure(error: unknown, deployment: Deployment): Outcome {
  if (!(error instanceof SuiteError)) return { kind: 'failed', canRetry: false };
  const reason = reasons[error.code];
  if (reason) return { kind: 'go', address: zoneUrl(deployment, 'error-redirect', '/', { reason }) };
  return { kind: 'failed', canRetry: error.status === undefined || error.status >= 500 };
}
