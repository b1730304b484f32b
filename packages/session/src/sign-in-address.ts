import { getOpenidConfiguration } from '@services/identity/contract/identity';
import { AUTH_CODE } from '@services/identity/contract/token';
import type { ApiClient } from '@suite/api/client';
import { zoneOfPath, zones } from '@suite/zones/zones';

/** How long the openid configuration is waited for, each of two times, in milliseconds. */
const PATIENCE = 5_000;

/**
 * The address a sign-in shall come back to: this one, its hash kept or inserted, without auth_code
 * (§2, decision 004). Only a zone's entry address may be come back to, so a path below it, which is a
 * 404, becomes that.
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
 * The identity provider's authorization endpoint (§4).
 * @throws SuiteError when the openid configuration cannot be had or names none.
 */
export async function authorizationEndpoint(client: ApiClient): Promise<URL> {
  const { authorization_endpoint } = await client.call(getOpenidConfiguration, { timeout: PATIENCE });
  return new URL(authorization_endpoint);
}
