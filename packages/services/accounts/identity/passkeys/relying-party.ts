import { type Deployment, zoneOrigin } from '@suite/zones/addresses';
import { SUITE_NAME } from '@suite/zones/zones';

/**
 * Returns the relying party of passkeys: the host where people sign in and manage their account. A script on another host of the
 * suite can't request a passkey.
 */
export function relyingParty(deployment: Deployment) {
  const login = zoneOrigin(deployment, 'login');
  return {
    rpID: new URL(login).hostname,
    rpName: SUITE_NAME,
    /** Origins of the pages that may create and use a passkey. */
    origins: { make: zoneOrigin(deployment, 'identity-profile'), use: login },
  };
}

/** Returns the challenge from an authenticator's client data; empty when it is invalid. */
export function challengeOf(clientDataJSON: string): string {
  try {
    const { challenge } = JSON.parse(Buffer.from(clientDataJSON, 'base64url').toString('utf8'));
    return typeof challenge === 'string' ? challenge : '';
  } catch {
    return '';
  }
}
