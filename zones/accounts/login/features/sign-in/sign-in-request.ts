import { type ProviderError, providerErrors } from '@services/identity/contract/providers';
import type { Deployment } from '@suite/zones/addresses';
import { destinationOf, entryOfAddress, zoneOfAddress } from '@suite/zones/zone-at-address';
import { homeZone, zoneUrl } from '@suite/zones/zone-url';
import { zones } from '@suite/zones/zones';

/** The parameters in the page's address, set by the authorization endpoint (decision 012). */
export interface SignInRequest {
  /** The address to return to after the sign-in; the identity service checks it. */
  redirectUri: string | undefined;
  /** Whether the identity service has rejected the address that the person came with. */
  isRefused: boolean;
  /** Why a sign-in through the OpenID provider failed. */
  providerError: ProviderError | undefined;
}

export function readSignInRequest({ searchParams }: Pick<URL, 'searchParams'>): SignInRequest {
  const error = searchParams.get('error');
  const isRefused = error === 'redirect_uri_not_allowed';
  const providerError = providerErrors.find((code) => code === error);
  return { redirectUri: isRefused ? undefined : searchParams.get('redirect_uri') || undefined, isRefused, providerError };
}

/** Returns the title of the sign-in's target; undefined when it is no zone of this deployment. */
export function titleOfTarget(deployment: Deployment, redirectUri: string | undefined): string | undefined {
  const name = redirectUri && zoneOfAddress(deployment, redirectUri);
  return name && name !== 'auth-redirect' ? zones[name].title : undefined;
}

/** Returns where a sign-in leads: to the requested address if it is a zone of this deployment, otherwise home. */
export function afterSignIn(deployment: Deployment, redirectUri = ''): string {
  // It continues by itself to the requested address.
  const entry = zoneOfAddress(deployment, redirectUri) === 'auth-redirect' ? entryOfAddress : destinationOf;
  return entry(deployment, redirectUri) ?? zoneUrl(deployment, homeZone(deployment));
}
