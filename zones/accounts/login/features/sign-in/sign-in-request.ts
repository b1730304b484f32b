import { type ProviderError, providerErrors } from '@services/identity/contract/providers';
import type { Place } from '@suite/zones/addresses';
import { destinationOf, entryOfAddress, zoneOfAddress } from '@suite/zones/zone-of-address';
import { homeZone, zoneUrl } from '@suite/zones/zone-url';
import { zones } from '@suite/zones/zones';

/** What the page's address asks for: the authorization endpoint leads here with it (decision 012). */
export interface SignInRequest {
  /** Where the sign-in shall come back to; the identity service checks it. */
  redirectUri: string | undefined;
  /** The identity service has refused the address that the person came with. */
  isRefused: boolean;
  /** Why a sign-in by the OpenID provider came to nothing. */
  providerError: ProviderError | undefined;
}

export function readSignInRequest({ searchParams }: Pick<URL, 'searchParams'>): SignInRequest {
  const error = searchParams.get('error');
  const isRefused = error === 'redirect_uri_not_allowed';
  const providerError = providerErrors.find((code) => code === error);
  return { redirectUri: isRefused ? undefined : searchParams.get('redirect_uri') || undefined, isRefused, providerError };
}

/** What a person calls the place the sign-in leads to; undefined when it is of no zone here. */
export function titleOfTarget(place: Place, redirectUri: string | undefined): string | undefined {
  const name = redirectUri && zoneOfAddress(place, redirectUri);
  return name && name !== 'auth-redirect' ? zones[name].title : undefined;
}

/** Where a sign-in leads: to the address asked for when it is of a zone here, else home. */
export function afterSignIn(place: Place, redirectUri = ''): string {
  // It goes on by itself to what it was asked for.
  const entry = zoneOfAddress(place, redirectUri) === 'auth-redirect' ? entryOfAddress : destinationOf;
  return entry(place, redirectUri) ?? zoneUrl(place, homeZone(place));
}
