import { type ErrorCode, SuiteError } from '@suite/contract/errors';
import type { Session } from '@suite/session/session';
import type { Place } from '@suite/zones/addresses';
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
  place: Place;
  address: URL;
}

/** Exchanges the code in the address, or checks who is signed in already. */
export async function finishSignIn({ session, place, address }: Dependencies): Promise<Outcome> {
  const next = nextAddress(place, address);
  try {
    if (await session.exchangeCode()) return { kind: 'go', address: next };
  } catch (error) {
    return afterFailure(error, place);
  }
  const found = await session.check();
  if (found === 'signed-in') return { kind: 'go', address: next };
  return found === 'expired' ? { kind: 'expired' } : { kind: 'sign-in' };
}

/** Returns the requested address if it belongs to one of the suite's own zones, otherwise home. */
export function nextAddress(place: Place, { searchParams }: Pick<URL, 'searchParams'>): string {
  return destinationOf(place, searchParams.get('redirect_uri') ?? '') ?? zoneUrl(place, homeZone(place));
}

/** Failures that the error page explains, with its name for each. */
const reasons: Partial<Record<ErrorCode, string>> = { cookie_refused: 'cookies', cookie_too_large: 'token-size' };

function afterFailure(error: unknown, place: Place): Outcome {
  if (!(error instanceof SuiteError)) return { kind: 'failed', canRetry: false };
  const reason = reasons[error.code];
  if (reason) return { kind: 'go', address: zoneUrl(place, 'error-redirect', '/', { reason }) };
  return { kind: 'failed', canRetry: error.status === undefined || error.status >= 500 };
}
