import type { ApiClient } from '@suite/api/client';
import { getOpenidConfiguration } from '@suite/contract/identity';
import { AUTH_CODE } from '@suite/contract/token';

/** The address a sign-in shall come back to: this one, its hash kept or inserted, without auth_code (spec §2, design §4). */
export function returnAddress(address: URL): string {
  const back = new URL(address);
  back.searchParams.delete(AUTH_CODE);
  if (!back.hash) back.hash = '/';
  return back.href;
}

/**
 * The identity provider's authorization endpoint (spec §4).
 * @throws SuiteError when the openid configuration cannot be had or names none.
 */
export async function authorizationEndpoint(client: ApiClient): Promise<URL> {
  const { authorization_endpoint } = await client.call(getOpenidConfiguration, { silent: true, timeout: 10_000 });
  return new URL(authorization_endpoint);
}
