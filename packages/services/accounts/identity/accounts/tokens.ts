import { cookies } from '@suite/contract/cookies';
import type { Right } from '@suite/contract/endpoint';
import { apiOrigin, type Deployment } from '@suite/zones/addresses';
import { errors, type JWTPayload, jwtVerify, SignJWT } from 'jose';
import type { AccessTokenClaims, IdTokenClaims, TokenAnswer } from '../contract/token';
import type { KeyRing } from './key-ring';
import { nameClaim } from './name-claim';
import { createRefreshTokens, keyOfRefreshToken, type RefreshTokenClaims } from './refresh-token';
import type { SigningKey } from './signing-keys';

/** The person and the company of a set of tokens. */
export interface TokenSubject {
  sessionId: string;
  /** Generation of the refresh token; see `sessions`. */
  generation: number;
  /** When this generation was issued, in milliseconds since 1970. */
  issuedAt: number;
  isFirstLogin: boolean;
  userId: string;
  email: string;
  firstName: string;
  lastName: string;
  companyId: string | null;
  segments: string[];
  /** Id of the company's insights firm. */
  organizationId: string | null;
  rights: readonly Right[];
}

export interface Tokens {
  /** Returns the public keys of all tokens that may still be valid, and of those that will be signed soon. */
  publicJwks(): SigningKey['publicJwk'][];
  /** Reads new keys once a minute; call it outside transactions. */
  refreshKeys(): Promise<void>;
  issue(deployment: Deployment, subject: TokenSubject): Promise<TokenAnswer>;
  /** Undefined when it is not a live access token of this deployment. */
  readAccessToken(token: string, deployment: Deployment, now: number): Promise<AccessTokenClaims | undefined>;
  /** Undefined when it is not an id token of this deployment; its age does not matter. */
  readIdToken(token: string, deployment: Deployment): Promise<IdTokenClaims | undefined>;
  /**
   * Returns the stand-in that a page gets for a refresh token its script must not read: it has the same claims, but is useless on
   * its own.
   */
  standInOf(refreshToken: string): Promise<string>;
  /** Undefined when it is not such a stand-in of this deployment. */
  readStandIn(token: string, deployment: Deployment, now: number): Promise<RefreshTokenClaims | 'expired' | undefined>;
  /** Undefined when it is not a refresh token of this deployment. */
  readRefreshToken(token: string, deployment: Deployment, now: number): Promise<RefreshTokenClaims | 'expired' | undefined>;
}

/** Version of the claims. */
const VERSION = '1';

/** Seconds of clock tolerance that make an old token readable: a person who logs out late still owns the session. */
const ANY_AGE = 1e9;

/** Header types, so that a token of one kind never passes for another (RFC 8725 §3.11, RFC 9068 §2.1). */
const type = { access: 'at+jwt', id: 'id+jwt' } as const;

const STAND_IN = 'rt-stand-in+jwt';

/** Each environment has its own issuer, so that it rejects the others' tokens (decision 004). */
export const issuerOf = (deployment: Deployment): string => `${apiOrigin(deployment)}/identity/v1`;

/** Rights in the form of a token's claim. */
export const rightsClaim = (rights: readonly Right[]): string => rights.join(',');

export function createTokens(ring: KeyRing): Tokens {
  const sign = (key: SigningKey, claims: JWTPayload, typ: string, deployment: Deployment, iat: number, lifetime: number) =>
    new SignJWT({ ...claims, iss: issuerOf(deployment), aud: apiOrigin(deployment), iat, nbf: iat, exp: iat + lifetime })
      .setProtectedHeader({ alg: 'ES256', typ, kid: key.id })
      .sign(key.privateKey);

  const read = async (token: string, typ: string, deployment: Deployment, now: number, clockTolerance = 0) => {
    await ring.refresh();
    const keyOf = async ({ kid = '' }: { kid?: string }) => {
      const key = await ring.find(kid);
      if (!key) throw new errors.JWKSNoMatchingKey();
      return key.publicKey;
    };
    const { payload } = await jwtVerify(token, keyOf, {
      algorithms: ['ES256'],
      typ,
      issuer: issuerOf(deployment),
      audience: apiOrigin(deployment),
      currentDate: new Date(now),
      clockTolerance,
      requiredClaims: ['exp'],
    });
    return payload;
  };

  const readRefresh = async (token: string, kind: 'rt+jwt' | typeof STAND_IN, deployment: Deployment, now: number) => {
    await ring.refresh();
    const key = await ring.find(keyOfRefreshToken(token));
    return key && createRefreshTokens(key, kind).read(token, issuerOf(deployment), now);
  };

  return {
    publicJwks: () => ring.all().map(({ publicJwk }) => publicJwk),
    refreshKeys: ring.refresh,
    async issue(deployment, subject) {
      const { sessionId, generation, userId, email } = subject;
      const key = ring.signing();
      const iat = Math.floor(subject.issuedAt / 1000);
      const names = { firstName: nameClaim(subject.firstName), lastName: nameClaim(subject.lastName) };
      const idClaims = { sessionId, userId, ...names, email } satisfies IdTokenClaims;
      const accessClaims = {
        ...idClaims,
        keyId: key.id,
        rights: rightsClaim(subject.rights),
        companyId: subject.companyId ?? '',
        segments: subject.segments.join(','),
        academyId: '',
        iqId: subject.organizationId ?? '',
        hiveId: '',
        firmPremierId: '',
        version: VERSION,
        isFirstLogin: String(subject.isFirstLogin),
      } satisfies Omit<AccessTokenClaims, 'iss' | 'aud' | 'nbf' | 'exp' | 'iat'>;
      const [access_token, id_token] = await Promise.all([
        sign(key, accessClaims, type.access, deployment, iat, cookies.access_token.maxAge),
        sign(key, idClaims, type.id, deployment, iat, cookies.id_token.maxAge),
      ]);
      const exp = iat + cookies.refresh_token.maxAge;
      return {
        access_token,
        refresh_token: createRefreshTokens(key).sign({ sessionId, generation, iss: issuerOf(deployment), iat, exp }),
        id_token,
      };
    },
    async readAccessToken(token, deployment, now) {
      const claims = await read(token, type.access, deployment, now).catch(refused);
      return claims as AccessTokenClaims | undefined;
    },
    async readIdToken(token, deployment) {
      const claims = await read(token, type.id, deployment, Date.now(), ANY_AGE).catch(refused);
      return claims as IdTokenClaims | undefined;
    },
    async standInOf(refreshToken) {
      const key = (await ring.find(keyOfRefreshToken(refreshToken))) ?? ring.signing();
      return createRefreshTokens(key, STAND_IN).signAs(refreshToken);
    },
    readStandIn: (token, deployment, now) => readRefresh(token, STAND_IN, deployment, now),
    readRefreshToken: (token, deployment, now) => readRefresh(token, 'rt+jwt', deployment, now),
  };
}

/** Returns undefined for a token that does not verify; any other error is a fault of ours. */
function refused(error: unknown): undefined {
  if (error instanceof errors.JOSEError) return undefined;
  throw error;
}
