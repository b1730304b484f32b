import { decodeJwt } from 'jose';

/** The identity in an access token (§3). Times are Unix seconds. */
export interface ParsedToken {
  keyId: string;
  sessionId: string;
  rights: readonly string[];
  userId: string;
  companyId: string;
  segments: readonly string[];
  email: string;
  firstName: string;
  lastName: string;
  academyId: string;
  iqId: string;
  hiveId: string;
  firmPremierId: string;
  notBefore: number;
  expiryTime: number;
  issuedAt: number;
  issuer: string;
  audience: string;
  version: string;
  isFirstLogin: boolean;
}

type Claims = Record<string, unknown>;

/**
 * Parses an access token without verifying it, which only servers do. Missing claims become empty text, or 0 for times (§3).
 * Undefined when it is not a JWT, or a time claim is not a finite number: jose accepts `1e999` and `"1"`.
 */
export function parseAccessToken(token: string): ParsedToken | undefined {
  const claims = claimsOf(token);
  return claims && fromClaims(claims);
}

/** Returns when a refresh or id token expires, in Unix seconds; undefined when it cannot be parsed. */
export function expiryOf(token: string): number | undefined {
  const claims = claimsOf(token);
  return claims && number(claims, 'exp');
}

/** The number of cached tokens: a page reads the claims of the same three with each of its calls. */
const MAX_CACHED = 6;

const cached = new Map<string, Claims | undefined>();

function claimsOf(token: string): Claims | undefined {
  if (!cached.has(token)) {
    if (cached.size === MAX_CACHED) cached.clear();
    cached.set(token, readClaims(token));
  }
  return cached.get(token);
}

function readClaims(token: string): Claims | undefined {
  let claims: Claims;
  try {
    claims = decodeJwt(token);
  } catch {
    return undefined;
  }
  const times = [claims.nbf, claims.exp, claims.iat];
  return times.every((time) => time === undefined || Number.isFinite(time)) ? claims : undefined;
}

const fromClaims = (claims: Claims): ParsedToken => ({
  keyId: text(claims, 'keyId'),
  sessionId: text(claims, 'sessionId'),
  rights: list(claims, 'rights'),
  userId: text(claims, 'userId'),
  companyId: text(claims, 'companyId'),
  segments: list(claims, 'segments'),
  email: text(claims, 'email'),
  firstName: text(claims, 'firstName'),
  lastName: text(claims, 'lastName'),
  academyId: text(claims, 'academyId'),
  iqId: text(claims, 'iqId'),
  hiveId: text(claims, 'hiveId'),
  firmPremierId: text(claims, 'firmPremierId'),
  notBefore: number(claims, 'nbf'),
  expiryTime: number(claims, 'exp'),
  issuedAt: number(claims, 'iat'),
  issuer: text(claims, 'iss'),
  audience: text(claims, 'aud'),
  version: text(claims, 'version'),
  isFirstLogin: text(claims, 'isFirstLogin') === 'true',
});

function text(claims: Claims, name: string): string {
  const value = claims[name];
  return typeof value === 'string' ? value : '';
}

function list(claims: Claims, name: string): string[] {
  return text(claims, name)
    .split(',')
    .map((item) => item.trim())
    .filter(Boolean);
}

function number(claims: Claims, name: string): number {
  const value = claims[name];
  return typeof value === 'number' ? value : 0;
}

/** The token when nobody is signed in (§4: an empty token results). */
export const emptyToken: ParsedToken = fromClaims({});

/** Returns whether the person has the segment that unlocks IQ (§6). */
export const hasIq = ({ segments }: ParsedToken): boolean => segments.includes('iq');
