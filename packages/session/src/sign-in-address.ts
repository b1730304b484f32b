import { getOpenidConfiguration } from '@services/identity/contract/identity';
import { AUTH_CODE } from '@services/identity/contract/token';
import type { ApiClient } from '@suite/api/client';
import { zoneOfPath, zones } from '@suite/zones/zones';

/** Timeout of each of two requests for the openid configuration, in milliseconds. */
const PATIENCE = 5_000;

/**
 * Returns the address that a sign-in returns to: the given one, with its hash kept or inserted, without auth_code (§2, decision
 * 004). A sign-in can return only to a zone's entry address, so a path below it, which is a 404, is replaced by the entry
 * address.
 */
export function returnAddress(address: URL): string {
  const back = new URL(address);
  const zone = zoneOfPath(back.pathname);
  if (zone) back.pathname = `${zones[zone].basePath}/`;
  back.searchParams.delete(AUTH_CODE);
  if (!back.hash) back.hash = '/';
  return back.href;
}

/**
 * Returns the identity provider's authorization endpoint (§4).
 * @throws SuiteError when the openid configuration is unavailable or has none.
 */
export async function authorizationEndpoint(client: ApiClient): Promise<URL> {
  const { authorization_endpoint } = await client.call(getOpenidConfiguration, { timeout: PATIENCE });
  return new URL(authorization_endpoint);
}
