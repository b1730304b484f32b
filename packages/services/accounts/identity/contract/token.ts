import * as v from 'valibot';

/** Response of POST /oauth2/token (§3). All three tokens are JWTs. */
export const tokenAnswer = v.object({
  access_token: v.string(),
  refresh_token: v.string(),
  id_token: v.string(),
});
export type TokenAnswer = v.InferOutput<typeof tokenAnswer>;

/** Claims of an access token as they are encoded (§3, decision 004); lists are comma-separated. */
export interface AccessTokenClaims {
  keyId: string;
  sessionId: string;
  rights: string;
  userId: string;
  companyId: string;
  segments: string;
  email: string;
  firstName: string;
  lastName: string;
  academyId: string;
  iqId: string;
  hiveId: string;
  firmPremierId: string;
  version: string;
  /** `true` or `false` as text. */
  isFirstLogin: string;
  iss: string;
  aud: string;
  nbf: number;
  exp: number;
  iat: number;
}

/** Claims of an id token (§3). */
export type IdTokenClaims = Pick<AccessTokenClaims, 'userId' | 'firstName' | 'lastName' | 'email' | 'sessionId'>;

/** Returns the scope that selects the company of a renewed token (§7). */
export const companyScope = (companyId: string): string => `assigned companyid:${companyId}`;

/** Query parameter that carries the code back from a sign-in (§9). */
export const AUTH_CODE = 'auth_code';
