import { type Place, zoneOrigin } from '@suite/zones/addresses';
import { SUITE_NAME } from '@suite/zones/zones';

/**
 * Whom passkeys are for: the host where people sign in and keep their account, and no other host of the suite, so that a
 * script of another one can ask for none.
 */
export function relyingParty(place: Place) {
  const login = zoneOrigin(place, 'login');
  return {
    rpID: new URL(login).hostname,
    rpName: SUITE_NAME,
    /** Pages that may ask for a passkey to be made, and to be used. */
    origins: { make: zoneOrigin(place, 'identity-profile'), use: login },
  };
}

/** The challenge that an authenticator has answered, as its client data says. */
export function challengeOf(clientDataJSON: string): string {
  try {
    const { challenge } = JSON.parse(Buffer.from(clientDataJSON, 'base64url').toString('utf8'));
    return typeof challenge === 'string' ? challenge : '';
  } catch {
    return '';
  }
}
