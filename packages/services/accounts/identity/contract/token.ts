import * as v from 'valibot';

/** What POST /oauth2/token answers (§3). All three are JWTs. */
export const tokenAnswer = v.object({
  access_token: v.string(),
  refresh_token: v.string(),
  id_token: v.string(),
});
export type TokenAnswer = v.InferOutput<typeof tokenAnswer>;

/** Claims of an access token as they travel (§3, decision 004); lists are comma-separated. */
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

/** The scope that names the company a renewed token shall mean (§7). */
export const companyScope = (companyId: string): string => `assigned companyid:${companyId}`;

/** The query parameter a sign-in comes back with (§9). */
export const AUTH_CODE = 'auth_code';
