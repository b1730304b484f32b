import { z } from './schema';

/** What POST /oauth2/token answers (spec §3). All three are JWTs. */
export const tokenAnswer = z.object({
  access_token: z.string(),
  refresh_token: z.string(),
  id_token: z.string(),
});
export type TokenAnswer = z.infer<typeof tokenAnswer>;

/** Claims of an access token as they travel (spec §3, design §4); lists are comma-separated. */
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

/** Claims of an id token (spec §3). */
export type IdTokenClaims = Pick<AccessTokenClaims, 'userId' | 'firstName' | 'lastName' | 'email' | 'sessionId'>;

/** The scope that names the company a renewed token shall mean (spec §7). */
export const companyScope = (companyId: string): string => `assigned companyid:${companyId}`;

/** The query parameter a sign-in comes back with (spec §9). */
export const AUTH_CODE = 'auth_code';
