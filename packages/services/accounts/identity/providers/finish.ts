import { newSecret } from '@suite/kernel/sealing/secret';
import type { Deployment } from '@suite/zones/addresses';
import type { Configuration, IDToken } from 'openid-client';
import { hashPassword } from '../accounts/password';
import { spendToken } from '../accounts/spend-token';
import type { ProviderError } from '../contract/providers';
import type { Attempt } from './attempt-cookie';
import { callbackOf } from './begin';
import { type AccountMatch, findPerson } from './find-person';
import type { Providers } from './providers';
import { type ProviderPerson, readClaims } from './read-claims';

export interface Finished extends AccountMatch {
  person: ProviderPerson;
  idToken: string;
}

interface Answer {
  deployment: Deployment;
  attempt: Attempt;
  /** Query string of the provider's redirect. */
  search: string;
}

/**
 * Completes a sign-in with the provider's response. openid-client checks state, `iss` (RFC 9207) and the id token: its signature,
 * issuer, audience, nonce and times.
 */
export async function finish(providers: Providers, { deployment, attempt, search }: Answer): Promise<Finished | ProviderError> {
  const { database, facts, clock, provider } = providers;
  const now = clock();
  if (!(await spendToken(database, 'provider state', attempt.state, new Date(attempt.expiresAt)))) return 'provider_failed';
  const response = await ask(providers, { deployment, attempt, search });
  if (typeof response === 'string') return response;
  const person = readClaims(response.claims, provider.settings);
  const unknownPasswordHash = await hashPassword(newSecret());
  const { label } = provider.settings;
  const found = await database.transaction((transaction) =>
    findPerson({ database: transaction, facts, now, unknownPasswordHash, label }, person),
  );
  return typeof found === 'string' ? found : { ...found, person, idToken: response.idToken };
}

/** Requests the provider's claims about the person; any error means that nobody is signed in. */
async function ask({ provider, logger }: Providers, { deployment, attempt, search }: Answer) {
  const { openid, config } = await provider.ready();
  const address = new URL(callbackOf(deployment));
  address.search = search;
  try {
    const answer = await openid.authorizationCodeGrant(config, address, {
      expectedState: attempt.state,
      expectedNonce: attempt.nonce,
      pkceCodeVerifier: attempt.verifier,
      idTokenExpected: true,
    });
    const claims = answer.claims();
    if (!claims || !answer.id_token) return 'provider_failed';
    return { idToken: answer.id_token, claims: await withUserInfo(openid, config, claims, answer.access_token) };
  } catch (error) {
    if (error instanceof openid.AuthorizationResponseError) return 'provider_declined';
    logger.warning('The answer of the OpenID provider was refused', error instanceof openid.ClientError ? error.code : error);
    return 'provider_failed';
  }
}

/** Many providers return the address only from their userinfo endpoint. */
async function withUserInfo(
  openid: typeof import('openid-client'),
  config: Configuration,
  claims: IDToken,
  accessToken: string,
): Promise<IDToken> {
  if (claims.email !== undefined || !config.serverMetadata().userinfo_endpoint) return claims;
  const { iss, sub, aud, exp, iat, sid, amr, acr } = claims;
  const info = await openid.fetchUserInfo(config, accessToken, sub);
  const { given_name, family_name, name, email, email_verified } = info;
  return {
    ...{ iss, sub, aud, exp, iat },
    ...(sid !== undefined && { sid }),
    ...(amr !== undefined && { amr }),
    ...(acr !== undefined && { acr }),
    ...(email !== undefined && { email, email_verified: email_verified ?? false }),
    ...(given_name !== undefined && { given_name }),
    ...(family_name !== undefined && { family_name }),
    ...(name !== undefined && { name }),
  };
}
